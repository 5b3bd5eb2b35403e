import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { mailsTo } from '../../server/testing/mailbox.ts';
import { addDays } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { codesOf, password, send, signUpSomebody } from '../identity/testing/account-client.ts';
import { testTokens } from '../membership/orders/test-cards.rules.ts';
import { measurements } from '../tracking/tracking.tables.ts';
import { hashOfToken } from '../../lib/secret-token.ts';
import { proEvents, proInvitations, proMembers } from './pro.tables.ts';
import { proShares } from './care.tables.ts';
import { newGroup, newMember } from './testing/pro-bed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { ADDRESS_TRIES_PER_HOUR: '1000' } });
});
afterAll(() => server.close());

type Somebody = Awaited<ReturnType<typeof signUpSomebody>>;

/** A group with its administrator and its link. */
async function clinic(group: Parameters<typeof newGroup>[0]['group'] = {}) {
  const { db } = server.services;
  const boss = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: boss.userId, group });
  const code = await renewedCode(boss, groupId);
  return { boss, groupId, code };
}

async function renewedCode({ client }: Somebody, groupId: string): Promise<string> {
  const { data } = await client.graphql<{ renewGroupJoinLink: { link: { code: string } } }>(
    `mutation ($input: GroupJoinLinkInput!) { renewGroupJoinLink(input: $input) { link { code } } }`,
    { input: { groupId } },
  );
  return data.renewGroupJoinLink.link.code;
}

async function closeLink({ client }: Somebody, groupId: string): Promise<void> {
  const { errors } = await client.graphql(
    `mutation ($input: GroupJoinLinkInput!) { closeGroupJoinLink(input: $input) { problems { code } } }`,
    { input: { groupId } },
  );
  expect(errors).toEqual([]);
}

/** A link for one person of the list, and the row it is for. */
async function personalLink(groupId: string, changes: { expiresAt?: Date; revokedAt?: Date } = {}) {
  const { db } = server.services;
  const memberId = await newMember({ db, groupId });
  const invitation = createRandomId();
  await db.insert(proInvitations).values({
    groupId,
    id: createRandomId(),
    memberId,
    tokenHash: hashOfToken(invitation),
    expiresAt: addDays(new Date(), 14),
    createdAt: new Date(),
    ...changes,
  });
  return { memberId, invitation };
}

async function look(somebody: Pick<Somebody, 'client'>, invitation: string) {
  const { data } = await somebody.client.graphql<{
    proInvitation: { group: string | null; pays: string | null; problems: { code: string }[] };
  }>(
    `query ($invitation: String!) {
      proInvitation(invitation: $invitation) { group pays problems { code } }
    }`,
    { invitation },
  );
  const { group, pays, problems } = data.proInvitation;
  return { group, pays, codes: problems.map(({ code }) => code) };
}

async function join({ client }: Somebody, invitation: string, shares: string[] = []) {
  const { data } = await client.graphql<{
    joinGroup: { pays: string | null; problems: { code: string }[] };
  }>(`mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { pays problems { code } } }`, {
    input: { invitation, shares },
  });
  const { pays, problems } = data.joinGroup;
  return problems[0]?.code ?? pays;
}

async function becomePremium({ client }: Somebody): Promise<void> {
  const input = { plan: 'YEARLY', paymentToken: testTokens.cardAccepted };
  const keyed = { ...input, requestKey: crypto.randomUUID() };
  expect(codesOf(await send(client, 'startTrial', keyed))).toEqual([]);
}

async function rowsOf(groupId: string) {
  const { db } = server.services;
  return db.select().from(proMembers).where(eq(proMembers.groupId, groupId));
}

async function eventsOf(groupId: string): Promise<string[]> {
  const { db } = server.services;
  const rows = await db.select().from(proEvents).where(eq(proEvents.groupId, groupId));
  return rows.map(({ kind }) => kind).toSorted();
}

test('a visitor sees who invites; looking as often as one likes uses nothing up', async () => {
  const { groupId } = await clinic();
  const { invitation, memberId } = await personalLink(groupId);
  const visitor = { client: server.client() };
  for (let turn = 1; turn <= 3; turn += 1) {
    expect(await look(visitor, invitation)).toEqual({
      group: 'Lindgård Clinic',
      pays: 'MEMBER',
      codes: [],
    });
  }
  const maja = await signUpSomebody(server);
  expect(await join(maja, invitation)).toBe('MEMBER');
  const [row] = (await rowsOf(groupId)).filter(({ id }) => id === memberId);
  // The row takes the name and address of the account, whatever the administrator had typed.
  expect(row).toMatchObject({ userId: maja.userId, email: maja.email, firstName: 'Maja' });
  expect(row?.joinedAt).not.toBeNull();
});

test.each(['EN', 'ES', 'SE'] as const)(
  'who joins is welcomed in their language, and the administrators hear of it in %s',
  async (payerLanguage) => {
    const title = `Clinic of ${payerLanguage}`;
    const { boss, code } = await clinic({ title, payerLanguage, period: 'THREE_MONTHS' });
    const maja = await signUpSomebody(server, { locale: 'sv' });
    await join(maja, code);
    const [welcome] = (await mailsTo(server, maja.email)).filter(
      ({ kind }) => kind === 'pro-welcome',
    );
    expect(welcome?.subject).toBe(`Välkommen till ${title}`);
    expect(welcome?.text).toContain('/se/anvandare/installningar/grupp');
    expect(welcome?.text).toContain('tar slut av sig självt');
    const [told] = (await mailsTo(server, boss.email)).filter(
      ({ kind }) => kind === 'pro-member-joined',
    );
    const subjects = {
      EN: `Maja Lind has joined ${title}`,
      ES: `Maja Lind se unió a ${title}`,
      SE: `Maja Lind har gått med i ${title}`,
    };
    expect(told?.subject).toBe(subjects[payerLanguage]);
    expect(told?.text).toMatch(/\/pro\/(members|miembros|medlemmar)\/[\da-f-]+\?group=/);
  },
);

test('a personal link is used once: a double click is the same joining, another person is late', async () => {
  const { groupId } = await clinic();
  const { invitation } = await personalLink(groupId);
  const maja = await signUpSomebody(server);
  const clicks = await Promise.all([join(maja, invitation), join(maja, invitation)]);
  expect(clicks).toContain('MEMBER');
  expect(clicks).toContain('NOBODY');
  expect(await rowsOf(groupId)).toHaveLength(1);
  expect((await eventsOf(groupId)).filter((kind) => kind === 'MEMBER_JOINED')).toHaveLength(1);
  const late = await signUpSomebody(server);
  expect(await join(late, invitation)).toBe('pro.join-link-invalid');
  expect((await look(late, invitation)).group).toBeNull();
});

test('two people who open the same personal link at once: one joins', async () => {
  const { groupId } = await clinic();
  const { invitation } = await personalLink(groupId);
  const people = [await signUpSomebody(server), await signUpSomebody(server)];
  const answers = await Promise.all(people.map((each) => join(each, invitation)));
  expect(answers.toSorted()).toEqual(['MEMBER', 'pro.join-link-invalid']);
});

test.each([
  ['expired', { expiresAt: new Date(Date.now() - 1000) }],
  ['revoked', { revokedAt: new Date() }],
])('a link that is %s opens nothing and tells no group', async (_what, changes) => {
  const { groupId } = await clinic();
  const { invitation } = await personalLink(groupId, changes);
  const maja = await signUpSomebody(server);
  expect(await look(maja, invitation)).toEqual({
    group: null,
    pays: null,
    codes: ['pro.join-link-invalid'],
  });
  expect(await join(maja, invitation)).toBe('pro.join-link-invalid');
});

test('a code is typed in any way, and a new one or none ends the old one', async () => {
  const { boss, groupId, code } = await clinic();
  const [first, second, third] = [
    await signUpSomebody(server),
    await signUpSomebody(server),
    await signUpSomebody(server),
  ];
  expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{4}( [2-9A-HJ-NP-TV-Z]{4}){2}$/);
  expect(await join(first, ` ${code.toLowerCase().replaceAll(' ', '-')}`)).toBe('MEMBER');
  const newer = await renewedCode(boss, groupId);
  expect(newer).not.toBe(code);
  expect(await join(second, code)).toBe('pro.join-link-invalid');
  expect(await join(second, newer)).toBe('MEMBER');
  await closeLink(boss, groupId);
  expect(await join(third, newer)).toBe('pro.join-link-invalid');
});

test('guessed codes are limited, right ones are not', async () => {
  const strict = await startTestServer({ environment: { ADDRESS_TRIES_PER_HOUR: '5' } });
  const client = strict.client();
  const codes: string[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    const { data } = await client.graphql<{ proInvitation: { problems: { code: string }[] } }>(
      `query { proInvitation(invitation: "AAAA BBBB CCC${turn}") { problems { code } } }`,
    );
    codes.push(data.proInvitation.problems.map(({ code }) => code).join());
  }
  await strict.close();
  expect(codes.slice(0, 5)).toEqual(Array(5).fill('pro.invitation-invalid'));
  expect(codes[5]).toBe('tries.too-many');
});

test('who is in already hears so; a removed member joins again as somebody new, sharing nothing', async () => {
  const { db } = server.services;
  const { groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['MEASURES']);
  const longAgo = addDays(new Date(), -3);
  await db.update(proMembers).set({ joinedAt: longAgo }).where(eq(proMembers.groupId, groupId));
  expect(await look(maja, code)).toMatchObject({
    group: 'Lindgård Clinic',
    codes: ['pro.already-registered'],
  });
  expect(await join(maja, code)).toBe('pro.already-registered');
  await db.update(proMembers).set({ removedAt: new Date() }).where(eq(proMembers.groupId, groupId));
  expect(await join(maja, code)).toBe('MEMBER');
  const rows = await rowsOf(groupId);
  expect(rows.filter(({ removedAt }) => removedAt === null)).toHaveLength(1);
  expect(await sharesOf(maja)).toEqual([]);
});

test('a member by their own means joins a group whose members pay, and is not paid for twice', async () => {
  const [own, paying] = [await clinic(), await clinic({ payer: 'ADMIN', canPaySeats: true })];
  const maja = await signUpSomebody(server);
  await becomePremium(maja);
  expect(await join(maja, own.code)).toBe('NOBODY');
  expect(await look(maja, paying.code)).toMatchObject({
    group: 'Lindgård Clinic',
    codes: ['pro.own-subscription'],
  });
  expect(await join(maja, paying.code)).toBe('pro.own-subscription');
});

test('two groups that pay, joined at the same moment: one of them does', async () => {
  const [one, other] = [await clinic({ payer: 'ADMIN' }), await clinic({ payer: 'ADMIN' })];
  const maja = await signUpSomebody(server);
  const answers = await Promise.all([join(maja, one.code), join(maja, other.code)]);
  expect(answers.toSorted()).toEqual(['GROUP', 'pro.own-subscription']);
});

test('the address changes while joining: the row follows the person, and a waiting double goes', async () => {
  const { db } = server.services;
  const { groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  const key = maja.email;
  await newMember({ db, groupId, member: { email: key, emailKey: key } });
  const { invitation, memberId } = await personalLink(groupId);
  expect(await join(maja, invitation)).toBe('MEMBER');
  const rows = (await rowsOf(groupId)).filter(({ removedAt }) => removedAt === null);
  expect(rows).toMatchObject([{ id: memberId, userId: maja.userId, emailKey: key }]);
  // Somebody else's row keeps an address that its owner has given up since.
  const other = await signUpSomebody(server);
  await db.update(proMembers).set({ emailKey: other.email }).where(eq(proMembers.id, memberId));
  expect(await join(other, code)).toBe('pro.already-registered');
});

test('a fixed term begins with the joining and ends by itself', async () => {
  const { groupId, code } = await clinic({ period: 'THREE_MONTHS' });
  await join(await signUpSomebody(server), code);
  const [row] = await rowsOf(groupId);
  const days = (row!.endsAt!.getTime() - row!.startsAt!.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(88);
  expect(days).toBeLessThan(93);
});

test('who joined and pays has the trial of the group, nobody else', async () => {
  const { code } = await clinic();
  const [maja, stranger] = [await signUpSomebody(server), await signUpSomebody(server)];
  await join(maja, code);
  const trialOf = async ({ client }: Somebody) => {
    const { data } = await client.graphql<{ offers: { trialDays: number } }>(
      `{ offers(forGroup: true) { trialDays } }`,
    );
    return data.offers.trialDays;
  };
  expect(await trialOf(maja)).toBe(30);
  expect(await trialOf(stranger)).toBe(7);
  const input = { plan: 'YEARLY', paymentToken: testTokens.cardAccepted, forGroup: true };
  await send(maja.client, 'startTrial', { ...input, requestKey: crypto.randomUUID() });
  const { data } = await maja.client.graphql<{ membershipSubscription: { trialEndsAt: string } }>(
    `{ membershipSubscription { trialEndsAt } }`,
  );
  const left = Date.parse(data.membershipSubscription.trialEndsAt) - Date.now();
  expect(Math.round(left / 86_400_000)).toBe(30);
});

interface SharedView {
  memberId: string;
  shares: { item: string; since: string }[];
  looks: { by: string | null; items: string[] }[];
}

async function groupsOf({ client }: Somebody): Promise<SharedView[]> {
  const { data } = await client.graphql<{ myGroups: SharedView[] }>(
    `{ myGroups { memberId shares { item since } looks { by items } } }`,
  );
  return data.myGroups;
}

async function sharesOf(somebody: Somebody): Promise<string[]> {
  const [group] = await groupsOf(somebody);
  return group?.shares.map(({ item }) => item).toSorted() ?? [];
}

async function careOf({ client }: Somebody, asked: { groupId: string; memberId: string }) {
  const { data, errors } = await client.graphql<{
    memberCare: {
      measurements: { value: number }[] | null;
      plan: object | null;
      foodLog: object[] | null;
      quiz: object | null;
    } | null;
  }>(
    `query ($groupId: ID!, $memberId: ID!) {
      memberCare(groupId: $groupId, memberId: $memberId) {
        measurements { value } plan { title } foodLog { name } quiz { goals }
      }
    }`,
    asked,
  );
  return {
    care: data?.memberCare ?? null,
    codes: errors.map(({ extensions }) => extensions?.code),
  };
}

async function weigh({ userId }: Somebody, value: number, day: Date): Promise<void> {
  await server.services.db.insert(measurements).values({
    userId,
    id: createRandomId(),
    measure: 'WEIGHT',
    day: day.toISOString().slice(0, 10),
    minute: null,
    value,
    secondValue: null,
    addedAt: day,
    deletedAt: null,
  });
}

test('a group sees what is shared from the day it is, and the member sees every look', async () => {
  const { boss, groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await weigh(maja, 90, addDays(new Date(), -2));
  await weigh(maja, 89, new Date());
  await join(maja, code, ['MEASURES']);
  const [group] = await groupsOf(maja);
  const asked = { groupId, memberId: group!.memberId };
  expect((await careOf(boss, asked)).care).toEqual({
    measurements: [{ value: 89 }],
    plan: null,
    foodLog: null,
    quiz: null,
  });
  await careOf(boss, asked);
  expect((await groupsOf(maja))[0]?.looks).toEqual([{ by: 'Maja Lind', items: ['MEASURES'] }]);
  const change = { memberId: asked.memberId, item: 'PLAN', isShared: true };
  expect(codesOf(await send(maja.client, 'changeProShare', change))).toEqual([]);
  expect((await careOf(boss, asked)).care).toMatchObject({ plan: { title: null }, foodLog: null });
  for (const item of ['PLAN', 'MEASURES']) {
    await send(maja.client, 'changeProShare', { ...change, item, isShared: false });
  }
  expect((await careOf(boss, asked)).care).toEqual({
    measurements: null,
    plan: null,
    foodLog: null,
    quiz: null,
  });
  // Looking at nothing is no look.
  expect((await groupsOf(maja))[0]?.looks).toHaveLength(2);
  expect(await eventsOf(groupId)).toEqual([
    'JOIN_LINK_MADE',
    'MEMBER_JOINED',
    'MEMBER_LOOKED_AT',
    'MEMBER_LOOKED_AT',
    'SHARE_GIVEN',
    'SHARE_GIVEN',
    'SHARE_WITHDRAWN',
    'SHARE_WITHDRAWN',
  ]);
});

test('nobody looks across groups, and nobody shares for another', async () => {
  const [here, there] = [await clinic(), await clinic()];
  const [maja, other] = [await signUpSomebody(server), await signUpSomebody(server)];
  await join(maja, here.code, ['MEASURES']);
  await join(other, here.code);
  const [group] = await groupsOf(maja);
  const { memberId } = group!;
  const mine = { groupId: there.groupId, memberId };
  expect((await careOf(there.boss, mine)).care).toBeNull();
  expect((await careOf(there.boss, { groupId: here.groupId, memberId })).codes).toEqual([
    'pro.group-not-found',
  ]);
  expect((await careOf(other, { groupId: here.groupId, memberId })).codes).toEqual([
    'pro.group-not-found',
  ]);
  const change = { memberId, item: 'MEASURES', isShared: false };
  expect(codesOf(await send(other.client, 'changeProShare', change))).toEqual(['pro.not-allowed']);
  expect(codesOf(await send(other.client, 'leaveProGroup', { memberId }))).toEqual([
    'pro.not-allowed',
  ]);
  expect(await sharesOf(maja)).toEqual(['MEASURES']);
  const { data, errors } = await there.boss.client.graphql(
    `query ($id: ID!) { invitationPaper(groupId: $id) { pdf } proGroup(groupId: $id) { joinLink { code } } }`,
    { id: here.groupId },
  );
  expect(data).toBeFalsy();
  expect(errors.length).toBeGreaterThan(0);
});

test('leaving closes everything that was shared, at once', async () => {
  const { db } = server.services;
  const { boss, groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['MEASURES', 'QUIZ']);
  const [group] = await groupsOf(maja);
  const { memberId } = group!;
  expect(codesOf(await send(maja.client, 'leaveProGroup', { memberId }))).toEqual([]);
  expect(codesOf(await send(maja.client, 'leaveProGroup', { memberId }))).toEqual([]);
  expect(await groupsOf(maja)).toEqual([]);
  expect((await careOf(boss, { groupId, memberId })).care).toBeNull();
  expect(await db.select().from(proShares).where(eq(proShares.userId, maja.userId))).toEqual([]);
  expect((await eventsOf(groupId)).filter((kind) => kind === 'MEMBER_LEFT')).toHaveLength(1);
  // The same row comes back, and shares what is chosen now.
  expect(await join(maja, code, ['PLAN'])).toBe('MEMBER');
  expect((await groupsOf(maja))[0]).toMatchObject({ memberId, shares: [{ item: 'PLAN' }] });
});

test('shares are in the download and go with the account', async () => {
  const { db } = server.services;
  const { code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['FOOD_LOG']);
  const { data } = await maja.client.graphql<{ myData: string }>(`{ myData }`);
  expect(JSON.parse(data.myData).pro.shares).toMatchObject([{ item: 'FOOD_LOG' }]);
  expect(codesOf(await send(maja.client, 'deleteAccount', { password, isSure: true }))).toEqual([]);
  expect(await db.select().from(proShares).where(eq(proShares.userId, maja.userId))).toEqual([]);
});

test('the page to print is a PDF; without a code, or where it cannot be drawn, that is said', async () => {
  const { boss, groupId } = await clinic();
  const paper = async () => {
    const { data } = await boss.client.graphql<{
      invitationPaper: { pdf: string | null; problems: { code: string }[] };
    }>(`query ($groupId: ID!) { invitationPaper(groupId: $groupId) { pdf problems { code } } }`, {
      groupId,
    });
    return data.invitationPaper;
  };
  const { pdf } = await paper();
  expect(Buffer.from(pdf ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  const broken = vi.spyOn(server.services.papers, 'invitation').mockRejectedValue(new Error('no'));
  expect((await paper()).problems).toEqual([{ code: 'pro.qr-failed' }]);
  broken.mockRestore();
  await closeLink(boss, groupId);
  expect(await paper()).toEqual({ pdf: null, problems: [{ code: 'pro.no-join-link' }] });
});

test('a hand-out is drawn of what is shared, and making it is a look', async () => {
  const { boss, groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['MEASURES']);
  await weigh(maja, 90, new Date());
  const [group] = await groupsOf(maja);
  const drawn = vi.spyOn(server.services.papers, 'handout').mockResolvedValue(new Uint8Array([37]));
  const query = `query ($groupId: ID!, $memberId: ID!) {
    memberHandout(groupId: $groupId, memberId: $memberId) { pdf problems { code } } }`;
  const asked = { groupId, memberId: group!.memberId };
  const { data } = await boss.client.graphql<{ memberHandout: { pdf: string } }>(query, asked);
  expect(data.memberHandout).toEqual({ pdf: 'JQ==', problems: [] });
  expect(drawn.mock.lastCall?.[0]).toMatchObject({ plan: null, weights: [{ value: 90 }] });
  drawn.mockRestore();
  expect((await groupsOf(maja))[0]?.looks).toHaveLength(1);
  const stranger = await maja.client.graphql(query, asked);
  expect(stranger.errors[0]?.extensions?.code).toBe('pro.group-not-found');
});

test('after a term has ended nothing is seen, and joining again shares nothing by itself', async () => {
  const { db } = server.services;
  const { boss, groupId, code } = await clinic({ period: 'THREE_MONTHS' });
  const maja = await signUpSomebody(server);
  await join(maja, code, ['MEASURES']);
  const [group] = await groupsOf(maja);
  const asked = { groupId, memberId: group!.memberId };
  const yesterday = addDays(new Date(), -1);
  await db.update(proMembers).set({ endsAt: yesterday }).where(eq(proMembers.groupId, groupId));
  expect((await careOf(boss, asked)).care).toBeNull();
  expect(await join(maja, code)).toBe('MEMBER');
  expect(await groupsOf(maja)).toMatchObject([{ memberId: asked.memberId, shares: [] }]);
});
