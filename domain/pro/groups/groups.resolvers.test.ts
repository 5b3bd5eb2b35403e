import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { password, send, signUpSomebody } from '../../identity/testing/account-client.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import { settleChangedMembers } from '../members/settle-members.ts';
import { memberStatus } from '../members/member-status.rules.ts';
import { findMember } from '../members/members.store.ts';
import { proAdministrators, proEvents, proGroups, proMembers } from '../pro.tables.ts';
import { newGroup, newMember } from '../testing/pro-bed.ts';

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
  const group = await groupOfSession(maja);
  broken.mockRestore();
  expect(group).toBeNull();
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
