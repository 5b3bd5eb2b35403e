import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { mailsTo } from '../../server/testing/mailbox.ts';
import { addDays, fixedClock } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { codesOf, password, send, signUpSomebody } from '../identity/testing/account-client.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import { testTokens } from '../membership/orders/test-cards.rules.ts';
import { profiles } from '../profile/profile.tables.ts';
import { foodEntries, measurements } from '../tracking/tracking.tables.ts';
import { hashOfToken } from '../../lib/secret-token.ts';
import { lookAtMember } from './care/look-at-member.ts';
import {
  proAdministrators,
  proEvents,
  proGroups,
  proInvitations,
  proMembers,
} from './pro.tables.ts';
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

async function linkOf({ client }: Somebody, groupId: string) {
  const { data } = await client.graphql<{
    proGroup: {
      joinLink: { code: string; url: string; address: string; expiresAt: string } | null;
    };
  }>(
    `query ($groupId: ID!) { proGroup(groupId: $groupId) {
      joinLink { code url address expiresAt } } }`,
    { groupId },
  );
  return data.proGroup.joinLink;
}

/** Written for somebody, whether it went out or not. */
async function queuedFor(email: string, kind: string) {
  const { db } = server.services;
  const ofKind = and(eq(outgoingMails.recipient, email), eq(outgoingMails.kind, kind));
  return db.select().from(outgoingMails).where(ofKind).orderBy(outgoingMails.createdAt);
}

async function groupRow(groupId: string) {
  const { db } = server.services;
  const [group] = await db.select().from(proGroups).where(eq(proGroups.id, groupId));
  return group!;
}

test('the link of a group says its code, where it is typed and that it opens for half a year', async () => {
  const { db } = server.services;
  const { boss, groupId, code } = await clinic();
  const link = (await linkOf(boss, groupId))!;
  expect(link.code).toBe(code);
  expect(link.address).toMatch(/^https?:\/\/[^/]+\/pro\/join$/);
  expect(link.url).toBe(`${link.address}?invitation=${code.replaceAll(' ', '')}`);
  const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  await db
    .update(proInvitations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(proInvitations.groupId, groupId));
  expect(await linkOf(boss, groupId)).toBeNull();
  // There is none that could be closed.
  await closeLink(boss, groupId);
  expect(await eventsOf(groupId)).toEqual(['JOIN_LINK_MADE']);
});

test('a link is closed once, and a closed group gets no new one', async () => {
  const { db } = server.services;
  const { boss, groupId } = await clinic();
  const { invitation } = await personalLink(groupId);
  await closeLink(boss, groupId);
  await closeLink(boss, groupId);
  expect(await eventsOf(groupId)).toEqual(['JOIN_LINK_CLOSED', 'JOIN_LINK_MADE']);
  // The links of single people are none of the group's.
  expect((await look(await signUpSomebody(server), invitation)).codes).toEqual([]);
  await db.update(proGroups).set({ closedAt: new Date() }).where(eq(proGroups.id, groupId));
  const { data } = await boss.client.graphql<{ renewGroupJoinLink: object }>(
    `mutation ($input: GroupJoinLinkInput!) {
      renewGroupJoinLink(input: $input) { link { code } problems { code } } }`,
    { input: { groupId } },
  );
  expect(data.renewGroupJoinLink).toEqual({ link: null, problems: [{ code: 'pro.not-allowed' }] });
  expect(await linkOf(boss, groupId)).toBeNull();
});

test('an invitation says who pays, what a trial of one’s own is and how many dishes there are', async () => {
  const { recipes } = server.services.content;
  const [own, paying] = [await clinic(), await clinic({ payer: 'ADMIN' })];
  const told = async (invitation: string) => {
    const { data } = await server.client().graphql<{ proInvitation: object }>(
      `query ($invitation: String!) { proInvitation(invitation: $invitation) {
        group pays isPaidByGroup trialDays recipeCount } }`,
      { invitation },
    );
    return data.proInvitation;
  };
  const shown = { group: 'Lindgård Clinic', trialDays: 30, recipeCount: recipes.length };
  expect(await told(own.code)).toEqual({ ...shown, pays: 'MEMBER', isPaidByGroup: false });
  expect(await told(paying.code)).toEqual({ ...shown, pays: 'GROUP', isPaidByGroup: true });
  expect(await told('never given out')).toEqual({
    ...shown,
    group: null,
    pays: null,
    isPaidByGroup: false,
  });
});

test('guesses are limited where one joins, too, whoever is signed in; what opens costs no try', async () => {
  const strict = await startTestServer({ environment: { ADDRESS_TRIES_PER_HOUR: '5' } });
  const { db } = strict.services;
  const [boss, maja] = [await signUpSomebody(strict), await signUpSomebody(strict)];
  const groupId = await newGroup({ db, administratorId: boss.userId });
  const code = await renewedCode(boss, groupId);
  expect(await join(maja, code)).toBe('MEMBER');
  for (let turn = 1; turn <= 6; turn += 1) expect((await look(maja, code)).codes).toEqual([]);
  expect(await join(maja, code)).toBe('NOBODY');
  const answers: (string | null)[] = [];
  for (let turn = 1; turn <= 5; turn += 1) answers.push(await join(maja, `AAAA BBBB CCC${turn}`));
  expect(answers).toEqual(Array(5).fill('pro.invitation-invalid'));
  const refused = await send(maja.client, 'joinGroup', {
    invitation: 'AAAA BBBB CCC9',
    shares: [],
  });
  expect(codesOf(refused)).toEqual(['tries.too-many']);
  expect(Number(refused.retryAfter)).toBeGreaterThan(3000);
  // The code that is right has to wait as well: else it could be told from the others.
  expect(await join(maja, code)).toBe('tries.too-many');
  expect(await look(maja, code)).toEqual({ group: null, pays: null, codes: ['tries.too-many'] });
  await strict.close();
});

test('joining a group that pays, twice within minutes, is answered the same and done once', async () => {
  const { groupId, code } = await clinic({ payer: 'ADMIN' });
  const maja = await signUpSomebody(server, { locale: 'en' });
  expect(await join(maja, code, ['PLAN', 'PLAN'])).toBe('GROUP');
  expect(await join(maja, code, ['QUIZ'])).toBe('GROUP');
  expect(await sharesOf(maja)).toEqual(['PLAN']);
  expect(await eventsOf(groupId)).toEqual(['JOIN_LINK_MADE', 'MEMBER_JOINED', 'SHARE_GIVEN']);
  expect(await queuedFor(maja.email, 'pro-welcome')).toMatchObject([
    {
      locale: 'en',
      values: {
        firstName: 'Maja',
        groupTitle: 'Lindgård Clinic',
        isPaidByGroup: true,
        endsAt: null,
      },
    },
  ]);
});

test('who was added by their address joins by the code of the group as that row, with its term', async () => {
  const { db } = server.services;
  const { groupId, code } = await clinic();
  const before = addDays(new Date(), -5);
  await db.update(proGroups).set({ membersChangedAt: before }).where(eq(proGroups.id, groupId));
  const maja = await signUpSomebody(server);
  await becomePremium(maja);
  const typed = { firstName: 'M.', lastName: 'L.', email: maja.email, emailKey: maja.email };
  const memberId = await newMember({
    db,
    groupId,
    member: { ...typed, period: 'SIX_MONTHS', endNoticedAt: before, endedAt: before },
  });
  expect(await join(maja, code)).toBe('NOBODY');
  const rows = await rowsOf(groupId);
  expect(rows).toMatchObject([
    {
      id: memberId,
      userId: maja.userId,
      firstName: 'Maja',
      lastName: 'Lind',
      period: 'SIX_MONTHS',
      // How the subscription stands is known from the first minute.
      subscriptionStatus: 'ACTIVE',
      endedAt: null,
      endNoticedAt: null,
      leftAt: null,
    },
  ]);
  const days = (rows[0]!.endsAt!.getTime() - rows[0]!.startsAt!.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(rows[0]?.joinedAt).toEqual(rows[0]?.startsAt);
  expect((await groupRow(groupId)).membersChangedAt.getTime()).toBeGreaterThan(before.getTime());
});

test('a personal link whose row was removed opens nothing, and uses nobody else’s row', async () => {
  const { db } = server.services;
  const { groupId } = await clinic();
  const { invitation, memberId } = await personalLink(groupId);
  await db.update(proMembers).set({ removedAt: new Date() }).where(eq(proMembers.id, memberId));
  const maja = await signUpSomebody(server);
  expect(await join(maja, invitation)).toBe('pro.join-link-invalid');
  expect(await groupsOf(maja)).toEqual([]);
});

test('each joining is welcomed, also the one after leaving, and all administrators hear of each', async () => {
  const { db } = server.services;
  const { boss, groupId, code } = await clinic();
  const second = await signUpSomebody(server);
  await db
    .insert(proAdministrators)
    .values({ groupId, userId: second.userId, addedBy: null, addedAt: new Date() });
  const maja = await signUpSomebody(server);
  await join(maja, code);
  const [group] = await groupsOf(maja);
  await send(maja.client, 'leaveProGroup', { memberId: group!.memberId });
  await join(maja, code);
  expect(await queuedFor(maja.email, 'pro-welcome')).toHaveLength(2);
  const { memberId } = group!;
  const values = { firstName: 'Maja', groupId, groupTitle: 'Lindgård Clinic', memberId };
  for (const { email } of [boss, second]) {
    expect(await queuedFor(email, 'pro-member-joined')).toMatchObject([
      { values: { ...values, memberName: 'Maja Lind' } },
      { values },
    ]);
  }
});

test('a share that is given twice keeps its day; one that nobody gave is not taken back', async () => {
  const { db } = server.services;
  const { groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['MEASURES']);
  const longAgo = addDays(new Date(), -40);
  const own = eq(proShares.userId, maja.userId);
  await db.update(proShares).set({ since: longAgo }).where(own);
  const [group] = await groupsOf(maja);
  const change = { memberId: group!.memberId, item: 'MEASURES', isShared: true };
  await send(maja.client, 'changeProShare', change);
  await send(maja.client, 'changeProShare', { ...change, item: 'QUIZ', isShared: false });
  expect(await db.select().from(proShares).where(own)).toMatchObject([
    { item: 'MEASURES', since: longAgo, groupId, memberId: group!.memberId },
  ]);
  await send(maja.client, 'changeProShare', { ...change, isShared: false });
  const events = await db.select().from(proEvents).where(eq(proEvents.groupId, groupId));
  expect(
    events.filter(({ kind }) => kind.startsWith('SHARE')).map(({ details }) => details),
  ).toEqual([{ item: 'MEASURES' }, { item: 'MEASURES' }]);
});

test('what was shared and is closed by leaving is in the audit, each item by itself', async () => {
  const { db } = server.services;
  const { groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['QUIZ', 'PLAN']);
  const before = addDays(new Date(), -5);
  await db.update(proGroups).set({ membersChangedAt: before }).where(eq(proGroups.id, groupId));
  const [group] = await groupsOf(maja);
  const { memberId } = group!;
  await send(maja.client, 'leaveProGroup', { memberId });
  const events = await db.select().from(proEvents).where(eq(proEvents.groupId, groupId));
  const closed = events.filter(({ kind }) => kind === 'SHARE_WITHDRAWN');
  expect(closed.map(({ details }) => details['item']).toSorted()).toEqual(['PLAN', 'QUIZ']);
  for (const event of events.filter(({ kind }) => kind !== 'JOIN_LINK_MADE')) {
    expect(event).toMatchObject({ actorId: maja.userId, memberId });
  }
  expect((await groupRow(groupId)).membersChangedAt.getTime()).toBeGreaterThan(before.getTime());
});

test('looking again after ten minutes, at more, or by another administrator is another look', async () => {
  const { db, createId } = server.services;
  const { boss, groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['MEASURES', 'QUIZ']);
  const [group] = await groupsOf(maja);
  const { memberId } = group!;
  const start = Date.now() + 60_000;
  const lookAt = (minutes: number, actorId = boss.userId) =>
    lookAtMember({
      db,
      createId,
      actorId,
      groupId,
      memberId,
      clock: fixedClock(new Date(start + minutes * 60_000)),
    });
  await lookAt(0);
  await lookAt(10);
  const looks = async () => (await groupsOf(maja))[0]!.looks;
  expect(await looks()).toEqual([{ by: 'Maja Lind', items: ['MEASURES', 'QUIZ'] }]);
  await lookAt(11);
  expect(await looks()).toHaveLength(2);
  await lookAt(11, (await signUpSomebody(server)).userId);
  expect(await looks()).toHaveLength(3);
  await send(maja.client, 'changeProShare', { memberId, item: 'PLAN', isShared: true });
  await lookAt(12);
  // The newest first; an account that is gone has no name.
  expect((await looks())[0]?.items).toEqual(['MEASURES', 'PLAN', 'QUIZ']);
});

test('the food log is shown from the day it is shared, and never more than two weeks of it', async () => {
  const { db, createId } = server.services;
  const { boss, groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['FOOD_LOG']);
  const own = eq(proShares.userId, maja.userId);
  const today = new Date();
  for (const days of [0, 3, 14, 15]) {
    await db.insert(foodEntries).values({
      userId: maja.userId,
      id: createRandomId(),
      day: addDays(today, -days).toISOString().slice(0, 10),
      slot: 'LUNCH',
      source: 'QUICK',
      name: `Salad ${days}`,
      amount: 1,
      unit: 'serving',
      netCarbsGrams: 4,
      energyKcal: 300,
      isNetCarbsApproximate: false,
      addedAt: addDays(today, -days),
    });
  }
  const [group] = await groupsOf(maja);
  const asked = { db, createId, clock: fixedClock(today), actorId: boss.userId, groupId };
  const seen = async (since: Date) => {
    await db.update(proShares).set({ since }).where(own);
    const care = await lookAtMember({ ...asked, memberId: group!.memberId });
    return care?.foodLog?.map(({ name }) => name);
  };
  expect(await seen(today)).toEqual(['Salad 0']);
  expect(await seen(addDays(today, -4))).toEqual(['Salad 0', 'Salad 3']);
  expect(await seen(addDays(today, -40))).toEqual(['Salad 0', 'Salad 3', 'Salad 14']);
});

test('a member sees of each of their groups whether it pays, since when and until when', async () => {
  const [own, paying] = [
    await clinic({ title: 'Norra' }),
    await clinic({ title: 'Södra', payer: 'ADMIN', period: 'THREE_MONTHS' }),
  ];
  const maja = await signUpSomebody(server);
  await join(maja, own.code);
  await join(maja, paying.code, ['PLAN']);
  const { data } = await maja.client.graphql<{ myGroups: object[] }>(
    `{ myGroups { title isPaidByGroup joinedAt endsAt shares { item } looks { at } } }`,
  );
  expect(data.myGroups).toEqual([
    {
      title: 'Södra',
      isPaidByGroup: true,
      joinedAt: expect.any(String),
      endsAt: expect.any(String),
      shares: [{ item: 'PLAN' }],
      looks: [],
    },
    {
      title: 'Norra',
      isPaidByGroup: false,
      joinedAt: expect.any(String),
      endsAt: null,
      shares: [],
      looks: [],
    },
  ]);
});

test('all that care is about is shown of the quiz, of measurements and of the member', async () => {
  const { boss, groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  const answers = {
    goals: ['LOSE_WEIGHT'],
    healthConditions: ['TYPE2_DIABETES'],
    avoid: ['EGGS'],
    challenges: ['HUNGER'],
    carbLevel: 'STRICT',
    proteinLevel: 'HIGH_PROTEIN',
  };
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await server.services.db.insert(profiles).values({ userId: maja.userId, answers, ...times });
  await weigh(maja, 88.4, new Date());
  await join(maja, code, ['MEASURES', 'QUIZ', 'PLAN']);
  const [group] = await groupsOf(maja);
  const { data } = await boss.client.graphql<{ memberCare: object }>(
    `query ($groupId: ID!, $memberId: ID!) { memberCare(groupId: $groupId, memberId: $memberId) {
      firstName lastName joinedAt shares { item since }
      measurements { measure day value secondValue }
      plan { title weeks { monday cookedDays } }
      quiz { goals healthConditions carbLevel proteinLevel avoid challenges } } }`,
    { groupId, memberId: group!.memberId },
  );
  expect(data.memberCare).toMatchObject({
    firstName: 'Maja',
    lastName: 'Lind',
    joinedAt: expect.any(String),
    measurements: [
      {
        measure: 'WEIGHT',
        day: new Date().toISOString().slice(0, 10),
        value: 88.4,
        secondValue: null,
      },
    ],
    plan: { title: null, weeks: [{ cookedDays: 0 }] },
    quiz: answers,
  });
});

test('a hand-out that cannot be drawn says so; of nobody of the group there is none', async () => {
  const { boss, groupId, code } = await clinic();
  const maja = await signUpSomebody(server);
  await join(maja, code, ['PLAN']);
  const [group] = await groupsOf(maja);
  const handout = async (memberId: string) => {
    const { data } = await boss.client.graphql<{ memberHandout: object | null }>(
      `query ($groupId: ID!, $memberId: ID!) {
        memberHandout(groupId: $groupId, memberId: $memberId) { pdf problems { code } } }`,
      { groupId, memberId },
    );
    return data.memberHandout;
  };
  const drawn = vi.spyOn(server.services.papers, 'handout').mockRejectedValue(new Error('no'));
  expect(await handout(group!.memberId)).toEqual({
    pdf: null,
    problems: [{ code: 'pro.qr-failed' }],
  });
  expect(drawn.mock.lastCall?.[0]).toMatchObject({
    groupTitle: 'Lindgård Clinic',
    personName: 'Maja Lind',
    locale: 'en',
    plan: { title: null },
    weights: [],
  });
  drawn.mockRestore();
  expect(await handout(createRandomId())).toBeNull();
});

test('the page to print holds the link, the code as it is typed, and what joining costs', async () => {
  const { boss, groupId, code } = await clinic({ payer: 'ADMIN' });
  const drawn = vi
    .spyOn(server.services.papers, 'invitation')
    .mockResolvedValue(new Uint8Array([37]));
  const { data } = await boss.client.graphql<{ invitationPaper: object }>(
    `query ($groupId: ID!) { invitationPaper(groupId: $groupId) { pdf problems { code } } }`,
    { groupId },
  );
  expect(data.invitationPaper).toEqual({ pdf: 'JQ==', problems: [] });
  const link = (await linkOf(boss, groupId))!;
  expect(drawn.mock.lastCall?.[0]).toEqual({
    locale: 'en',
    groupTitle: 'Lindgård Clinic',
    isPaidByGroup: true,
    trialDays: 30,
    recipeCount: server.services.content.recipes.length,
    joinUrl: link.url,
    plainAddress: link.address,
    code,
    expiresAt: new Date(link.expiresAt),
  });
  drawn.mockRestore();
});
