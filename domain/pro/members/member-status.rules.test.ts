import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { newUser } from '../../membership/testing/membership-bed.ts';
import { subscriptionStatuses } from '../../membership/offers/offers.rules.ts';
import { newGroup } from '../testing/pro-bed.ts';
import { proMembers } from '../pro.tables.ts';
import { memberStatus, type StatusFacts } from './member-status.rules.ts';
import { statusInSql } from './members.store.ts';

const now = new Date('2026-03-02T08:00:00Z');
const before = new Date('2026-02-02T08:00:00Z');
const after = new Date('2026-04-02T08:00:00Z');

const invited: StatusFacts = {
  joinedAt: null,
  endsAt: null,
  leftAt: null,
  subscriptionStatus: null,
  accessEndsAt: null,
  renews: false,
};
const joined = { ...invited, joinedAt: before };
const subscribed = { ...joined, subscriptionStatus: 'ACTIVE', accessEndsAt: after } as const;

test.each<[string, Partial<StatusFacts>, StatusFacts, string]>([
  ['who was invited', {}, invited, 'PENDING'],
  ['who was invited to a term that is over', { endsAt: before }, invited, 'PENDING'],
  ['who joined without a subscription', {}, joined, 'NEW'],
  ['whose subscription runs', {}, subscribed, 'ACTIVE'],
  ['whose subscription never ends', { accessEndsAt: null }, subscribed, 'ACTIVE'],
  ['whose subscription ends this moment', { accessEndsAt: now }, subscribed, 'CANCELLED'],
  ['whose renewal was not paid', { accessEndsAt: now, renews: true }, subscribed, 'EXPIRED'],
  ['whose subscription was cancelled', { subscriptionStatus: 'CANCELLED' }, joined, 'CANCELLED'],
  ['whose subscription expired', { subscriptionStatus: 'EXPIRED' }, joined, 'EXPIRED'],
  ['whose payment is not approved yet', { subscriptionStatus: 'NEW' }, joined, 'NEW'],
  ['whose payment was refused', { subscriptionStatus: 'INVALID' }, joined, 'INVALID'],
  ['whose subscription nobody knows', { subscriptionStatus: 'UNKNOWN' }, joined, 'UNKNOWN'],
  ['whose term goes on', { endsAt: after }, subscribed, 'ACTIVE'],
  ['whose term ends this moment', { endsAt: now }, subscribed, 'EXPIRED'],
  ['who left', { leftAt: before }, subscribed, 'CANCELLED'],
  ['who left after their term', { leftAt: before, endsAt: before }, subscribed, 'CANCELLED'],
])('%s', (_who, facts, from, status) => {
  expect(memberStatus({ ...from, ...facts }, now)).toBe(status);
});

test('the database sorts and counts by the same rule, whatever the row holds', async () => {
  const { db, close } = await openTestDatabase();
  const { userId } = await newUser(db);
  const groupId = await newGroup({ db, administratorId: userId });
  const every = everyRow();
  await db.insert(proMembers).values(
    every.map((facts, at) => ({
      id: `m${at}`,
      groupId,
      firstName: 'E',
      lastName: 'F',
      email: `${at}@example.com`,
      emailKey: `${at}@example.com`,
      period: 'ONE_YEAR',
      createdAt: before,
      ...facts,
    })),
  );
  const rows = await db
    .select({ id: proMembers.id, status: sql<string>`${statusInSql(now)}` })
    .from(proMembers)
    .where(eq(proMembers.groupId, groupId));
  await close();
  const told = new Map(rows.map(({ id, status }) => [id, status]));
  const differing = every.filter((facts, at) => told.get(`m${at}`) !== memberStatus(facts, now));
  expect(every.length).toBeGreaterThan(300);
  expect(differing).toEqual([]);
});

function everyRow(): StatusFacts[] {
  const times = [null, before, now, after];
  return [null, before].flatMap((joinedAt) =>
    [null, before].flatMap((leftAt) =>
      times.flatMap((endsAt) =>
        [null, ...subscriptionStatuses].flatMap((subscriptionStatus) =>
          times.flatMap((accessEndsAt) =>
            [true, false].map((renews) => ({
              joinedAt,
              leftAt,
              endsAt,
              subscriptionStatus,
              accessEndsAt,
              renews,
            })),
          ),
        ),
      ),
    ),
  );
}
