import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayMs, fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { mailsTo } from '../../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { users } from '../../identity/identity.tables.ts';
import { codesOf, password, send, signUpSomebody } from '../../identity/testing/account-client.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { newUser } from '../../membership/testing/membership-bed.ts';
import { recordEvent, recordEvents } from '../audit/record-event.ts';
import { exportOwnPro } from '../export-own-data.ts';
import { settleChangedMembers } from '../members/settle-members.ts';
import { memberStatus } from '../members/member-status.rules.ts';
import { findMember } from '../members/members.store.ts';
import {
  proAdministrators,
  proEvents,
  proGroups,
  proInvitations,
  proMembers,
} from '../pro.tables.ts';
import { newGroup, newMember } from '../testing/pro-bed.ts';
import { groupAdministeredBy } from './authorise.ts';
import { changeGroup } from './change-group.ts';
import { listAdministered } from './groups.store.ts';
import { openGroup, openGroupFor } from './open-group.ts';
import { openSampleGroup } from './open-sample-group.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Somebody = Awaited<ReturnType<typeof signUpSomebody>>;

async function subscribe({ client }: Somebody): Promise<void> {
  const input = { plan: 'YEARLY', paymentToken: testTokens.cardAccepted };
  const started = await client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    { input: { ...input, requestKey: crypto.randomUUID() } },
  );
  expect(started.data).toEqual({ startTrial: { problems: [] } });
}

async function groupsOf({ client }: Somebody) {
  const { data } = await client.graphql<{ getDDProGroups: object[] }>(
    `query GetGroups { getDDProGroups { id title subscriptionPayer isAdministrator } }`,
  );
  return data.getDDProGroups;
}

async function groupOfSession({ client }: Somebody) {
  const { data, errors } = await client.graphql<{ me: { group: object | null } }>(
    `{ me { group { id title subscriptionPayer } } }`,
  );
  expect(errors).toEqual([]);
  return data.me.group;
}

test('a session has its group while the subscription is active, member or administrator', async () => {
  const { db } = server.services;
  const [boss, maja, stranger] = [
    await signUpSomebody(server),
    await signUpSomebody(server),
    await signUpSomebody(server),
  ];
  const id = await newGroup({ db, administratorId: boss.userId, group: { payer: 'ADMIN' } });
  await newMember({ db, groupId: id, member: { userId: maja.userId, joinedAt: new Date() } });
  const group = { id, title: 'Lindgård Clinic', subscriptionPayer: 'ADMIN' };
  expect(await groupsOf(boss)).toEqual([{ ...group, isAdministrator: true }]);
  expect(await groupsOf(maja)).toEqual([{ ...group, isAdministrator: false }]);
  expect(await groupsOf(stranger)).toEqual([]);
  expect(await groupOfSession(maja)).toBeNull();
  await subscribe(maja);
  await subscribe(stranger);
  expect(await groupOfSession(maja)).toEqual(group);
  expect(await groupOfSession(stranger)).toBeNull();
});

test('a group that cannot be loaded leaves the session ready', async () => {
  const maja = await signUpSomebody(server);
  await subscribe(maja);
  const original = server.services.db.select.bind(server.services.db);
  const broken = vi.spyOn(server.services.db, 'select').mockImplementation(((columns: object) => {
    if (columns !== undefined && 'payerLanguage' in columns) throw new Error('no such table');
    return original(columns as never);
  }) as never);
  const warn = vi.spyOn(server.app.log, 'warn');
  const group = await groupOfSession(maja);
  broken.mockRestore();
  expect(group).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('no such table'), requestId: expect.any(String) },
    'groups could not be loaded',
  );
  warn.mockRestore();
});

test('nobody changes the audit, and only the whole group takes it along', async () => {
  const { db, clock, createId } = server.services;
  const { userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: userId });
  const event = { groupId, actorId: userId, kind: 'GROUP_OPENED' as const };
  await db.transaction((tx) => recordEvent({ tx, clock, createId, event }));
  const ofGroup = eq(proEvents.groupId, groupId);
  await expect(db.update(proEvents).set({ actorId: null }).where(ofGroup)).rejects.toThrow(
    /Failed query/,
  );
  await expect(db.delete(proEvents).where(ofGroup)).rejects.toThrow(/Failed query/);
  expect(await db.select().from(proEvents).where(ofGroup)).toHaveLength(1);
  await db.delete(proGroups).where(eq(proGroups.id, groupId));
  expect(await db.select().from(proEvents).where(ofGroup)).toEqual([]);
});

test('the status follows the subscription, and is taken over once it changed', async () => {
  const { db, clock } = server.services;
  const [boss, maja] = [await signUpSomebody(server), await signUpSomebody(server)];
  const groupId = await newGroup({ db, administratorId: boss.userId });
  const member = { userId: maja.userId, joinedAt: new Date() };
  const memberId = await newMember({ db, groupId, member });
  const status = async () => {
    await settleChangedMembers({ db });
    const found = await findMember({ db, groupId, memberId });
    return found && memberStatus(found, clock.now());
  };
  expect(await status()).toBe('NEW');
  await subscribe(maja);
  expect(await status()).toBe('ACTIVE');
});

test('who deletes their account leaves every group, and a group nobody administers is closed', async () => {
  const { db } = server.services;
  const [boss, maja] = [await signUpSomebody(server), await signUpSomebody(server)];
  const groupId = await newGroup({ db, administratorId: boss.userId });
  const member = { userId: maja.userId, joinedAt: new Date() };
  const memberId = await newMember({ db, groupId, member });
  await send(maja.client, 'deleteAccount', { password, isSure: true });
  expect(await db.select().from(proMembers).where(eq(proMembers.id, memberId))).toEqual([]);
  const [left] = await db.select().from(proEvents).where(eq(proEvents.memberId, memberId));
  expect(left).toMatchObject({ kind: 'MEMBER_LEFT', actorId: null, details: {} });
  await send(boss.client, 'deleteAccount', { password, isSure: true });
  const [group] = await db.select().from(proGroups).where(eq(proGroups.id, groupId));
  expect(group?.closedAt).not.toBeNull();
  const ofGroup = eq(proAdministrators.groupId, groupId);
  expect(await db.select().from(proAdministrators).where(ofGroup)).toEqual([]);
});

async function audited(groupId: string) {
  const { db } = server.services;
  const rows = await db
    .select()
    .from(proEvents)
    .where(eq(proEvents.groupId, groupId))
    .orderBy(asc(proEvents.at), asc(proEvents.id));
  return rows.map(({ kind, actorId, details }) => ({ kind, actorId, details }));
}

async function confirmed() {
  const { db } = server.services;
  const somebody = await signUpSomebody(server);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, somebody.userId));
  return somebody;
}

async function groupRow(groupId: string) {
  const [group] = await server.services.db
    .select()
    .from(proGroups)
    .where(eq(proGroups.id, groupId));
  return group!;
}

test('a closed group is shown to nobody as theirs, and who is both administers it', async () => {
  const { db } = server.services;
  const [boss, maja] = [await signUpSomebody(server), await signUpSomebody(server)];
  const ids = await Promise.all([
    newGroup({ db, administratorId: boss.userId, group: { title: 'Open' } }),
    newGroup({ db, administratorId: boss.userId, group: { title: 'Gone', closedAt: new Date() } }),
  ]);
  for (const groupId of ids) {
    for (const { userId } of [boss, maja]) {
      await newMember({ db, groupId, member: { userId, joinedAt: new Date() } });
    }
  }
  expect(await groupsOf(boss)).toMatchObject([{ title: 'Open', isAdministrator: true }]);
  expect(await groupsOf(maja)).toMatchObject([{ title: 'Open', isAdministrator: false }]);
});

interface AdministeredView {
  proGroup: { id: string; title: string } | null;
}

test('without an id an administrator gets their first open group, anybody else none', async () => {
  const { db } = server.services;
  const [boss, maja] = [await signUpSomebody(server), await signUpSomebody(server)];
  const early = new Date('2026-01-01T00:00:00Z');
  const closed = { title: 'Closed', createdAt: early, closedAt: early };
  await newGroup({ db, administratorId: boss.userId, group: closed });
  const own = { title: 'Second', createdAt: new Date('2026-03-01T00:00:00Z') };
  await newGroup({ db, administratorId: boss.userId, group: own });
  const first = { title: 'First', createdAt: new Date('2026-02-01T00:00:00Z') };
  await newGroup({ db, administratorId: boss.userId, group: first });
  const ask = async ({ client }: Somebody) => {
    const { data } = await client.graphql<AdministeredView>('{ proGroup { id title } }');
    return data.proGroup?.title ?? null;
  };
  expect(await ask(boss)).toBe('First');
  expect(await ask(maja)).toBeNull();
  const { errors } = await boss.client.graphql('{ proGroup(groupId: "no id at all") { title } }');
  expect(errors[0]?.extensions.code).toBe('pro.group-not-found');
});

test('an administrator reads how the group is set up, who administers it and whether people can be added', async () => {
  const { db } = server.services;
  const boss = await signUpSomebody(server);
  const group = {
    payer: 'ADMIN',
    payerLanguage: 'ES',
    country: 'ES',
    taxResidence: 'PT',
    period: 'NINE_MONTHS',
    isSample: true,
  } as const;
  const groupId = await newGroup({ db, administratorId: boss.userId, group });
  const view = async () => {
    const { data } = await boss.client.graphql<{ proGroup: object; canOpenProGroup: boolean }>(
      `query ($id: ID!) { canOpenProGroup proGroup(groupId: $id) {
        title subscriptionPayer payerLanguage country taxResidence subscriptionPeriod isSample
        isClosed addingProblem { code } administrators { userId firstName lastName email addedAt }
      } }`,
      { id: groupId },
    );
    return data;
  };
  const told = await view();
  expect(told.canOpenProGroup).toBe(false);
  expect(told.proGroup).toEqual({
    title: 'Lindgård Clinic',
    subscriptionPayer: 'ADMIN',
    payerLanguage: 'ES',
    country: 'ES',
    taxResidence: 'PT',
    subscriptionPeriod: 'NINE_MONTHS',
    isSample: true,
    isClosed: false,
    addingProblem: { code: 'pro.adding-not-allowed' },
    administrators: [
      {
        userId: boss.userId,
        firstName: 'Maja',
        lastName: 'Lind',
        email: boss.email,
        addedAt: expect.any(String),
      },
    ],
  });
  const now = new Date();
  await db.update(proGroups).set({ closedAt: now }).where(eq(proGroups.id, groupId));
  expect((await view()).proGroup).toMatchObject({
    isClosed: true,
    addingProblem: { code: 'pro.group-closed' },
  });
  const open = { payer: 'MEMBER', closedAt: null } as const;
  await db.update(proGroups).set(open).where(eq(proGroups.id, groupId));
  expect((await view()).proGroup).toMatchObject({ isClosed: false, addingProblem: null });
});

function toOpen(userId: string, changes: object = {}) {
  const { db, clock, createId } = server.services;
  const rest = { title: ' Norra  kliniken ', payerLanguage: 'SE', country: 'SE' } as const;
  return openGroup({ db, clock, createId, userId, ...rest, ...changes });
}

test('a group is opened with what was said of it and the usual of everything else', async () => {
  const boss = await confirmed();
  const opened = await toOpen(boss.userId);
  expect(opened.ok).toBe(true);
  if (!opened.ok) return;
  expect(opened.value).toEqual({
    id: expect.any(String),
    title: 'Norra kliniken',
    payer: 'MEMBER',
    payerLanguage: 'SE',
    country: 'SE',
    taxResidence: null,
    vatNumber: null,
    period: 'MONTHLY_RECURRING',
    canPaySeats: false,
    isSample: false,
    createdAt: expect.any(Date),
    closedAt: null,
  });
  const { id, createdAt } = opened.value;
  expect(await groupRow(id)).toEqual({ ...opened.value, membersChangedAt: createdAt });
  expect(await audited(id)).toEqual([{ kind: 'GROUP_OPENED', actorId: boss.userId, details: {} }]);
  const { db } = server.services;
  const ofGroup = eq(proAdministrators.groupId, id);
  expect(await db.select().from(proAdministrators).where(ofGroup)).toEqual([
    { userId: boss.userId, groupId: id, addedBy: boss.userId, addedAt: createdAt },
  ]);
});

test('the same title again is the same group while it is open, and another one once it is closed', async () => {
  const { db } = server.services;
  const boss = await confirmed();
  const idOf = async (changes: object = {}) => {
    const opened = await toOpen(boss.userId, changes);
    return opened.ok ? opened.value.id : opened.reason;
  };
  const id = (await idOf()) as string;
  expect(await idOf({ title: 'Norra kliniken' })).toBe(id);
  expect(await idOf({ title: 'Södra kliniken' })).not.toBe(id);
  await db.update(proGroups).set({ closedAt: new Date() }).where(eq(proGroups.id, id));
  expect(await idOf()).not.toBe(id);
});

test.each([
  [{ title: ' ' }, [['title', 'pro.title-required']]],
  [{ title: 'x'.repeat(81) }, [['title', 'pro.title-too-long']]],
  [{ country: 'Sweden' }, [['country', 'pro.country-invalid']]],
])('a group of %j is not opened', async (changes, expected) => {
  const boss = await confirmed();
  const opened = await toOpen(boss.userId, changes);
  const problems = opened.ok ? [] : opened.reason;
  expect(problems.map(({ path, code }) => [path.join('.'), code])).toEqual(expected);
  expect(await listAdministered({ db: server.services.db, userId: boss.userId })).toEqual([]);
});

test('somebody administers twenty groups at most, and opens none before their address is confirmed', async () => {
  const { db } = server.services;
  const [boss, other] = [await confirmed(), await signUpSomebody(server)];
  const unconfirmed = await toOpen(other.userId);
  expect(unconfirmed).toMatchObject({ ok: false, reason: [{ code: 'pro.email-unconfirmed' }] });
  for (let count = 1; count <= 19; count += 1) {
    await newGroup({ db, administratorId: boss.userId, group: { title: `Group ${count}` } });
  }
  expect((await toOpen(boss.userId)).ok).toBe(true);
  expect(await toOpen(boss.userId, { title: 'One more' })).toMatchObject({
    ok: false,
    reason: [{ path: [], code: 'pro.too-many-groups' }],
  });
  // Their own is found still.
  expect((await toOpen(boss.userId)).ok).toBe(true);
});

test('the operator opens a group for somebody with a confirmed address, once', async () => {
  const { db, clock, createId } = server.services;
  const [boss, other] = [await confirmed(), await signUpSomebody(server)];
  const open = (email: string, title = 'Östra') =>
    openGroupFor({ db, clock, createId, email, title });
  expect(await open(` ${boss.email.toUpperCase()}`)).toEqual([]);
  expect(await open(boss.email)).toEqual([]);
  const groups = await listAdministered({ db, userId: boss.userId });
  expect(groups).toMatchObject([{ title: 'Östra', payerLanguage: 'UNSPECIFIED', country: null }]);
  expect(await open(boss.email, ' ')).toMatchObject([{ code: 'pro.title-required' }]);
  for (const email of [other.email, 'nobody@example.com']) {
    expect(await open(email)).toMatchObject([
      { path: ['email'], code: 'pro.administrator-unknown' },
    ]);
  }
});

test('what is changed of a group is named in the audit, and the same again is no change', async () => {
  const { db, clock, createId, authSecret } = server.services;
  const boss = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: boss.userId });
  const form = {
    title: 'Lindgård Clinic',
    payerLanguage: 'UNSPECIFIED',
    country: null,
    taxResidence: null,
    period: 'MONTHLY_RECURRING',
  } as const;
  const change = async (changes: object) => {
    const group = await groupAdministeredBy({ db, userId: boss.userId, groupId });
    const mailSetting = { locale: 'en', origin: 'https://yolk.example' } as const;
    const administering = { db, clock, createId, authSecret, mailSetting, actorId: boss.userId };
    const changed = { ...form, ...changes };
    return (await changeGroup({ ...administering, group, changed })).map(({ code }) => code);
  };
  expect(await change({ title: ' Lindgård  Clinic ' })).toEqual([]);
  expect(await audited(groupId)).toEqual([]);
  expect(await change({ taxResidence: 'X' })).toEqual(['pro.country-invalid']);
  expect(await change({ title: 'Norra', period: 'ONE_YEAR', taxResidence: 'FI' })).toEqual([]);
  expect(await groupRow(groupId)).toMatchObject({
    title: 'Norra',
    period: 'ONE_YEAR',
    taxResidence: 'FI',
    country: null,
  });
  expect(await audited(groupId)).toEqual([
    {
      kind: 'GROUP_CHANGED',
      actorId: boss.userId,
      details: { fields: 'title taxResidence period' },
    },
  ]);
  await db.update(proGroups).set({ closedAt: new Date() }).where(eq(proGroups.id, groupId));
  expect(await change({ title: 'Södra' })).toEqual(['pro.group-closed']);
  expect((await groupRow(groupId)).title).toBe('Norra');
});

test('a group has twenty administrators at most, and is handed to somebody else than oneself', async () => {
  const { db } = server.services;
  const [boss, other] = [await confirmed(), await confirmed()];
  const groupId = await newGroup({ db, administratorId: boss.userId });
  const codes = async (name: string, input: object) =>
    codesOf(await send(boss.client, name, { groupId, ...input }));
  expect(await codes('transferProGroup', { email: ' ' })).toEqual(['email email.required']);
  expect(await codes('transferProGroup', { email: boss.email })).toEqual([
    'email pro.transfer-to-self',
  ]);
  expect(await codes('transferProGroup', { email: 'nobody@example.com' })).toEqual([
    'email pro.administrator-unknown',
  ]);
  expect(await codes('addProAdministrator', { email: 'no address' })).toEqual([
    'email email.invalid',
  ]);
  // Whoever is none is none afterwards, too.
  expect(await codes('removeProAdministrator', { userId: other.userId })).toEqual([]);
  expect(await audited(groupId)).toEqual([]);
  for (let count = 2; count <= 20; count += 1) {
    const { userId } = await newUser(db);
    await db
      .insert(proAdministrators)
      .values({ userId, groupId, addedBy: null, addedAt: new Date() });
  }
  expect(await codes('addProAdministrator', { email: other.email })).toEqual([
    'email pro.administrators-full',
  ]);
  await db.update(proGroups).set({ closedAt: new Date() }).where(eq(proGroups.id, groupId));
  expect(await codes('addProAdministrator', { email: other.email })).toEqual(['pro.group-closed']);
  expect(await codes('removeProAdministrator', { userId: boss.userId })).toEqual([
    'pro.group-closed',
  ]);
});

test('the audit names who was made an administrator, by whom, and who went', async () => {
  const [boss, other] = [await confirmed(), await confirmed()];
  const { db } = server.services;
  const groupId = await newGroup({ db, administratorId: boss.userId });
  await send(boss.client, 'transferProGroup', { groupId, email: other.email });
  const actorId = boss.userId;
  const [to, from] = [{ administrator: other.userId }, { administrator: boss.userId }];
  const events = await audited(groupId);
  expect(events).toHaveLength(3);
  expect(events).toContainEqual({ kind: 'ADMINISTRATOR_ADDED', actorId, details: to });
  expect(events).toContainEqual({ kind: 'GROUP_TRANSFERRED', actorId, details: to });
  expect(events).toContainEqual({ kind: 'ADMINISTRATOR_REMOVED', actorId, details: from });
  const ofGroup = eq(proAdministrators.groupId, groupId);
  expect(await db.select().from(proAdministrators).where(ofGroup)).toMatchObject([
    { userId: other.userId, addedBy: boss.userId },
  ]);
});

test('closing a group ends every link that is open, once', async () => {
  const { db } = server.services;
  const boss = await signUpSomebody(server);
  const early = new Date('2026-01-01T00:00:00Z');
  const groupId = await newGroup({ db, administratorId: boss.userId, group: { createdAt: early } });
  await db.update(proGroups).set({ membersChangedAt: early }).where(eq(proGroups.id, groupId));
  const memberId = await newMember({ db, groupId });
  const usedAt = new Date('2026-02-01T00:00:00Z');
  for (const [index, each] of [{}, { memberId }, { memberId, usedAt }].entries()) {
    await db.insert(proInvitations).values({
      groupId,
      id: createRandomId(),
      memberId: null,
      tokenHash: `${groupId} ${index}`,
      expiresAt: new Date('2100-01-01T00:00:00Z'),
      createdAt: early,
      ...each,
    });
  }
  const close = () => send(boss.client, 'closeProGroup', { groupId, isSure: true });
  expect(codesOf(await close())).toEqual([]);
  const closed = await groupRow(groupId);
  expect(codesOf(await close())).toEqual([]);
  expect(await groupRow(groupId)).toEqual(closed);
  expect(closed.membersChangedAt).toEqual(closed.closedAt);
  const links = await db
    .select()
    .from(proInvitations)
    .where(eq(proInvitations.groupId, groupId))
    .orderBy(asc(proInvitations.tokenHash));
  expect(links.map(({ revokedAt }) => revokedAt)).toEqual([closed.closedAt, closed.closedAt, null]);
  expect(await audited(groupId)).toEqual([
    { kind: 'GROUP_CLOSED', actorId: boss.userId, details: {} },
  ]);
});

test('a deleted account closes none of the groups that somebody else administers, too', async () => {
  const { db } = server.services;
  const [boss, other, maja] = [
    await signUpSomebody(server),
    await signUpSomebody(server),
    await signUpSomebody(server),
  ];
  const early = new Date('2026-01-01T00:00:00Z');
  const groupId = await newGroup({ db, administratorId: boss.userId, group: { createdAt: early } });
  const alone = await newGroup({ db, administratorId: boss.userId, group: { closedAt: early } });
  await db
    .insert(proAdministrators)
    .values({ userId: other.userId, groupId, addedBy: null, addedAt: early });
  await newMember({ db, groupId, member: { userId: maja.userId, joinedAt: early } });
  await db.update(proGroups).set({ membersChangedAt: early });
  await send(maja.client, 'deleteAccount', { password, isSure: true });
  expect((await groupRow(groupId)).membersChangedAt.getTime()).toBeGreaterThan(early.getTime());
  await send(boss.client, 'deleteAccount', { password, isSure: true });
  expect((await groupRow(groupId)).closedAt).toBeNull();
  // What was closed already is not closed again.
  expect((await groupRow(alone)).closedAt).toEqual(early);
  expect(await audited(alone)).toEqual([]);
});

test('the download has the groups, the rows and the audit of oneself, and nothing of others', async () => {
  const { db, clock, createId } = server.services;
  const [boss, maja] = [await signUpSomebody(server), await signUpSomebody(server)];
  const groupId = await newGroup({ db, administratorId: boss.userId });
  const joinedAt = new Date('2026-02-01T08:00:00Z');
  const memberId = await newMember({ db, groupId, member: { userId: maja.userId, joinedAt } });
  const otherId = await newMember({ db, groupId });
  const kind = 'MEMBER_ADDED' as const;
  const actorId = boss.userId;
  const events = [memberId, otherId].map((id) => ({ groupId, actorId, memberId: id, kind }));
  await db.transaction((tx) => recordEvents({ tx, clock, createId, events }));
  const group = { id: groupId, title: 'Lindgård Clinic' };
  const ofMaja = await exportOwnPro({ db, userId: maja.userId });
  expect(ofMaja).toMatchObject({ groups: [group], administered: [], shares: [], assignments: [] });
  expect(ofMaja.memberships).toMatchObject([
    { id: memberId, groupId, firstName: 'Elin', joinedAt },
  ]);
  expect(ofMaja.events).toEqual([{ memberId, kind, at: expect.any(Date) }]);
  expect(JSON.stringify(ofMaja)).not.toContain(maja.userId);
  const ofBoss = await exportOwnPro({ db, userId: boss.userId });
  expect(ofBoss).toMatchObject({
    groups: [group],
    administered: [{ groupId, addedBy: null }],
    memberships: [],
    events: [],
  });
  const nobody = await exportOwnPro({ db, userId: createRandomId() });
  expect(Object.values(nobody).flat()).toEqual([]);
});

test('a group to look at has eight people at every stage, none of whom is written to', async () => {
  const { db, createId } = server.services;
  const boss = await signUpSomebody(server);
  const now = new Date('2026-06-15T10:00:00Z');
  await openSampleGroup({ db, clock: fixedClock(now), createId, userId: boss.userId });
  const [group] = await listAdministered({ db, userId: boss.userId });
  expect(group).toMatchObject({
    title: 'Lindgård Clinic',
    isSample: true,
    payer: 'MEMBER',
    payerLanguage: 'EN',
    country: 'SE',
    period: 'SIX_MONTHS',
    canPaySeats: false,
    closedAt: null,
    createdAt: addDays(now, -430),
  });
  const rows = await db
    .select()
    .from(proMembers)
    .where(eq(proMembers.groupId, group!.id))
    .orderBy(asc(proMembers.email));
  const told = rows.map((row) => [
    row.email,
    row.period,
    row.joinedAt && (now.getTime() - row.joinedAt.getTime()) / dayMs,
    row.endsAt?.toISOString().slice(0, 10) ?? null,
    row.subscriptionStatus,
    (now.getTime() - row.createdAt.getTime()) / dayMs,
  ]);
  expect(told).toEqual([
    ['ana.beltran@sample.example', 'ONE_YEAR', 400, '2026-05-11', 'ACTIVE', 400],
    ['elin.forsberg@sample.example', 'ONE_YEAR', 120, '2027-02-15', 'ACTIVE', 120],
    ['karin.sjoberg@sample.example', 'NINE_MONTHS', 200, '2026-08-27', 'CANCELLED', 200],
    ['lucia.prieto@sample.example', 'THREE_MONTHS', null, null, null, 2],
    ['marcus.hale@sample.example', 'SIX_MONTHS', 90, '2026-09-17', 'ACTIVE', 90],
    ['noah.okafor@sample.example', 'MONTHLY_RECURRING', 3, null, null, 3],
    ['peter.adeyemi@sample.example', 'THREE_MONTHS', 75, '2026-07-01', 'ACTIVE', 75],
    ['sofia.lund@sample.example', 'MONTHLY_RECURRING', 40, null, 'ACTIVE', 40],
  ]);
  expect(rows.every(({ userId, country }) => userId === null && country === 'SE')).toBe(true);
  for (const { joinedAt, startsAt } of rows) expect(startsAt).toEqual(joinedAt);
  const kinds = (await audited(group!.id)).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['GROUP_OPENED', ...Array(8).fill('MEMBER_ADDED')]);
  expect(await mailsTo(server, 'elin.forsberg@sample.example')).toEqual([]);
});
