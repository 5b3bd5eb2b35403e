import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { users } from '../../identity/identity.tables.ts';
import { measurements } from '../../tracking/tracking.tables.ts';
import { proShares } from '../care.tables.ts';
import { newGroup, newMember } from '../testing/pro-bed.ts';
import { countTotals } from './count-totals.ts';
import { planTotal, weightTotal } from './group-totals.rules.ts';

let server: TestServer;
let boss: Awaited<ReturnType<typeof signUpSomebody>>;
beforeAll(async () => {
  server = await startTestServer();
  boss = await signUpSomebody(server);
});
afterAll(() => server.close());

/** A Wednesday; what is shared before its Monday counts. */
const now = new Date('2026-03-11T12:00:00Z');

async function addSharer(
  groupId: string,
  args: { changeKg: number; since?: Date; items?: readonly string[] },
) {
  const { db } = server.services;
  const { changeKg, since = addDays(now, -30), items = ['MEASURES', 'PLAN'] } = args;
  const userId = createRandomId();
  const email = `${userId}@example.com`;
  const named = { firstName: 'Elin', lastName: 'Berg', name: 'Elin Berg', email };
  await db
    .insert(users)
    .values({ id: userId, ...named, emailVerified: true, createdAt: now, updatedAt: now });
  const joined = { userId, joinedAt: since };
  const memberId = await newMember({ db, groupId, member: joined });
  for (const item of items) {
    await db.insert(proShares).values({ userId, groupId, memberId, item, since });
  }
  for (const [days, value] of [
    [-20, 90],
    [-10, 88],
    [-5, 90 + changeKg],
  ] as const) {
    const day = addDays(now, days).toISOString().slice(0, 10);
    const entry = { userId, id: createRandomId(), measure: 'WEIGHT' as const, day, value };
    const rest = { minute: null, secondValue: null, addedAt: now, deletedAt: null };
    await db.insert(measurements).values({ ...entry, ...rest });
  }
  return { userId };
}

async function totalsOf(groupId: string) {
  const { data } = await boss.client.graphql<{
    proGroup: { totals: { plan: object | null; weight: object | null } | null };
  }>(
    `query ($groupId: ID!) { proGroup(groupId: $groupId) { totals {
      plan { people percent } weight { people changeKg } } } }`,
    { groupId },
  );
  return data.proGroup.totals;
}

test('totals begin with five people who share the item, and stand until the next week', async () => {
  const { db } = server.services;
  const groupId = await newGroup({ db, administratorId: boss.userId });
  expect(await totalsOf(groupId)).toBeNull();
  for (let count = 0; count < 4; count += 1) await addSharer(groupId, { changeKg: -4 });
  // Shared since this week began: not counted yet.
  await addSharer(groupId, { changeKg: -4, since: addDays(now, -1) });
  await countTotals({ db, clock: fixedClock(now) });
  expect(await totalsOf(groupId)).toEqual({ plan: null, weight: null });
  await addSharer(groupId, { changeKg: -4 });
  await countTotals({ db, clock: fixedClock(now) });
  expect(await totalsOf(groupId)).toEqual({ plan: null, weight: null });
  await countTotals({ db, clock: fixedClock(addDays(now, 7)) });
  expect(await totalsOf(groupId)).toEqual({
    plan: { people: 5, percent: 20 },
    weight: { people: 5, changeKg: -4 },
  });
});

test('a total counts those alone who share its item', async () => {
  const { db } = server.services;
  const groupId = await newGroup({ db, administratorId: boss.userId });
  for (let count = 0; count < 5; count += 1) {
    await addSharer(groupId, { changeKg: -4, items: ['MEASURES'] });
    await addSharer(groupId, { changeKg: 4, items: ['PLAN'] });
  }
  await countTotals({ db, clock: fixedClock(now) });
  expect(await totalsOf(groupId)).toEqual({
    plan: { people: 5, percent: 20 },
    weight: { people: 5, changeKg: -4 },
  });
});

test('who leaves or joins within a week moves no total', async () => {
  const { db } = server.services;
  const groupId = await newGroup({ db, administratorId: boss.userId });
  for (let count = 0; count < 6; count += 1) await addSharer(groupId, { changeKg: -2 });
  await countTotals({ db, clock: fixedClock(now) });
  const before = await totalsOf(groupId);
  expect(before?.weight).toEqual({ people: 5, changeKg: -3.5 });
  await addSharer(groupId, { changeKg: 9 });
  await countTotals({ db, clock: fixedClock(addDays(now, 1)) });
  expect(await totalsOf(groupId)).toEqual(before);
});

test.each([
  [{ people: 4, onPlan: 4 }, null],
  [
    { people: 5, onPlan: 5 },
    { people: 5, percent: 80 },
  ],
  [
    { people: 5, onPlan: 4 },
    { people: 5, percent: 80 },
  ],
  [
    { people: 5, onPlan: 0 },
    { people: 5, percent: 20 },
  ],
  [
    { people: 24, onPlan: 24 },
    { people: 20, percent: 90 },
  ],
  [
    { people: 40, onPlan: 17 },
    { people: 40, percent: 40 },
  ],
])('of %o a total says %o', (counted, total) => {
  expect(planTotal(counted)).toEqual(total);
});

test('one person more or less moves the mean weight by one step at most', () => {
  for (let people = 5; people <= 60; people += 1) {
    const others = Array.from({ length: people }, (_, at) => -(at % 6));
    const [without, extremes] = [weightTotal(others), [-40, -6, 0, 6, 40]];
    for (const change of extremes) {
      const withOne = weightTotal([...others, change]);
      const step = Math.max(0.5, Math.ceil(40 / people) / 2);
      expect(Math.abs((withOne?.changeKg ?? 0) - (without?.changeKg ?? 0))).toBeLessThanOrEqual(
        step + 0.5,
      );
    }
  }
});

test.each([
  [5, 4],
  [6, 3.5],
  [8, 2.5],
  [10, 2],
  [14, 1.5],
  [20, 1],
  [21, 1],
  [40, 0.5],
  [400, 0.5],
])('of %i people the mean weight is said in steps of %s kg', (people, step) => {
  const said = Array.from({ length: 200 }, (_, at) => {
    const changes = Array.from({ length: people }, () => at / 20);
    return weightTotal(changes)?.changeKg ?? 0;
  });
  const steps = [...new Set(said)].map((kg, at, all) => kg - (all[at - 1] ?? 0)).slice(1);
  expect(new Set(steps)).toEqual(new Set([step]));
  // From ten lost to ten gained: no finer than what one person can move it.
  expect(step).toBeGreaterThanOrEqual(20 / people);
});
