import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { storedFact } from './facts/stored-facts.ts';
import { exportOwnMembership } from './export-own-data.ts';
import { listLatestAmong } from './latest-among.ts';
import { readMemberFigures } from './member-figures.ts';
import { findMemberOfSession } from './membership.store.ts';
import { membershipRecords } from './membership-records.ts';
import {
  membershipFacts,
  membershipNotices,
  paymentNotifications,
  subscriptions,
} from './membership.tables.ts';
import { listPremiumAmong } from './premium-among.ts';
import type { PaymentState } from './facts/membership-facts.rules.ts';
import { newUser } from './testing/membership-bed.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const hours = (count: number, from: Date) => addDays(from, count / 24);

type Held = Partial<typeof subscriptions.$inferInsert>;

/** A running yearly membership, but for what a test says. */
async function hold(given: Held = {}) {
  const userId = given.userId ?? (await newUser(connection.db)).userId;
  const row = {
    userId,
    id: createRandomId(),
    status: 'ACTIVE',
    provider: 'STRIPE',
    term: 'RECURRING',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    providerReference: createRandomId(),
    expireTime: new Date('2030-01-01T00:00:00Z'),
    renews: true,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    ...given,
  };
  await connection.db.insert(subscriptions).values(row);
  return row;
}

interface Bill {
  state: PaymentState;
  at: Date;
  amountMinor?: number;
}

async function bill(held: { userId: string; id: string }, given: Bill) {
  const { state, at, amountMinor = 109_900 } = given;
  const id = createRandomId();
  const payment = {
    reference: id,
    state,
    amountMinor,
    currency: 'SEK',
    buysPeriod: false,
  } as const;
  const detail = storedFact({ id, occurredAt: at, rank: 1, kind: 'PAYMENT', payment });
  const told = { kind: 'PAYMENT', rank: 1, detail, occurredAt: at, receivedAt: at };
  const { userId, id: subscriptionId } = held;
  await connection.db.insert(membershipFacts).values({ userId, subscriptionId, id, ...told });
}

function figuresAt(now: Date, days = 7) {
  return readMemberFigures({ db: connection.db, now, days });
}

test('an operator counts members by how they stand, each person once', async () => {
  const now = new Date('2031-05-01T12:00:00Z');
  const soon = addDays(now, 10);
  const paying = await hold({ expireTime: soon });
  await hold({ userId: paying.userId, status: 'EXPIRED', expireTime: addDays(now, -400) });
  await hold({ expireTime: soon, trialEndsAt: hours(-1, now) });
  await hold({ expireTime: hours(2, now) });
  await hold({ expireTime: soon, trialEndsAt: soon });
  await hold({ expireTime: soon, trialEndsAt: soon, renews: false });
  await hold({ expireTime: hours(1, now), renews: false });
  await hold({ expireTime: hours(-1, now) });
  await hold({ expireTime: hours(-9, now) });
  await hold({ expireTime: hours(-60, now) });
  await hold({ expireTime: hours(-23, now), provider: 'APPSTORE' });
  // Nobody of these has access.
  await hold({ expireTime: hours(-25, now), provider: 'APPSTORE' });
  await hold({ expireTime: addDays(now, -4) });
  await hold({ expireTime: addDays(now, -90) });
  await hold({ expireTime: hours(-1, now), renews: false });
  await hold({ expireTime: hours(-1, now), provider: 'GENERIC' });
  await hold({ expireTime: soon, status: 'EXPIRED' });
  await hold({ expireTime: soon, status: 'NEW' });
  const { members } = await figuresAt(now);
  expect(members).toEqual({ paying: 3, onTrial: 1, cancelledStillOpen: 2, chargeOverdue: 4 });
});

test('trials are counted for these days and for as many before them', async () => {
  const now = new Date('2032-05-15T12:00:00Z');
  const since = addDays(now, -7);
  const begunAt = (createdAt: Date, trialEndsAt: Date | null = addDays(createdAt, 7)) =>
    hold({ createdAt, trialEndsAt, expireTime: addDays(createdAt, 7) });
  // The first moment of a time belongs to the one before it, the last moment to itself.
  await begunAt(now);
  await begunAt(hours(1, since));
  await begunAt(since);
  await begunAt(addDays(now, -1), null);
  await begunAt(hours(1, now));
  await begunAt(addDays(now, -40));
  const endedAt = (trialEndsAt: Date, given: Held = {}) =>
    hold({ createdAt: addDays(trialEndsAt, -30), trialEndsAt, ...given });
  await bill(await endedAt(addDays(now, -1)), { state: 'PAID', at: now });
  await bill(await endedAt(addDays(now, -2)), { state: 'PAID', at: now });
  const unpaid = await endedAt(addDays(now, -3), { renews: false });
  await bill(unpaid, { state: 'PAID', at: now, amountMinor: 0 });
  await bill(await endedAt(addDays(now, -3)), { state: 'FAILED', at: addDays(now, -100) });
  await endedAt(addDays(now, -4), { status: 'EXPIRED' });
  await bill(await endedAt(addDays(now, -8)), { state: 'PAID', at: now });
  await endedAt(addDays(now, -9), { status: 'CANCELLED' });
  const { trials } = await figuresAt(now);
  expect(trials).toEqual({
    last: { begun: 2, ended: 6, becamePaid: 2, left: 2 },
    before: { begun: 1, ended: 2, becamePaid: 1, left: 1 },
  });
});

test('payments that failed or were paid back are counted for these days and those before', async () => {
  const now = new Date('2033-05-15T12:00:00Z');
  const held = await hold({ createdAt: addDays(now, -300) });
  const days = { FAILED: [0, -1, -8, -9, -13, -15], REFUNDED: [-2, -10, -11], PAID: [-1, -1] };
  for (const [state, all] of Object.entries(days)) {
    for (const day of all)
      await bill(held, { state: state as PaymentState, at: addDays(now, day) });
  }
  const { payments } = await figuresAt(now);
  expect(payments).toEqual({
    last: { failed: 2, refunded: 1 },
    before: { failed: 3, refunded: 2 },
  });
});

test('what companies told of nobody here is shown a day later, the oldest first', async () => {
  const now = new Date('2034-05-15T12:00:00Z');
  const tell = async (providerReference: string, receivedAt: Date, settledAt: Date | null) =>
    connection.db.insert(paymentNotifications).values({
      provider: 'PAYPAL',
      id: createRandomId(),
      providerReference,
      facts: [],
      receivedAt,
      settledAt,
    });
  expect((await figuresAt(now)).notices).toEqual({
    lastToldAt: null,
    unsettled: 0,
    unsettledNotices: [],
  });
  await tell('second', addDays(now, -1), null);
  await tell('first', addDays(now, -3), null);
  await tell('settled', addDays(now, -2), addDays(now, -2));
  await tell('of today', hours(-2, now), null);
  expect((await figuresAt(now)).notices).toEqual({
    lastToldAt: hours(-2, now),
    unsettled: 2,
    unsettledNotices: [
      { provider: 'PAYPAL', providerReference: 'first', receivedAt: addDays(now, -3) },
      { provider: 'PAYPAL', providerReference: 'second', receivedAt: addDays(now, -1) },
    ],
  });
});

const asksNobody = {} as Database;

test('of several people, the premium members are found with what runs longest', async () => {
  const now = new Date('2029-01-01T00:00:00Z');
  const [short, long] = [addDays(now, 10), addDays(now, 20)];
  const one = await hold({ expireTime: long });
  await hold({ userId: one.userId, expireTime: short });
  const other = await hold({ expireTime: short });
  await hold({ userId: other.userId, expireTime: long });
  const over = await hold({ expireTime: addDays(now, -10) });
  const cancelled = await hold({ expireTime: long, status: 'CANCELLED' });
  const stranger = await hold({ expireTime: long });
  const userIds = [one, other, over, cancelled].map(({ userId }) => userId);
  const found = await listPremiumAmong({ db: connection.db, userIds, now });
  expect([...found.keys()].toSorted()).toEqual([one.userId, other.userId].toSorted());
  expect(found.get(one.userId)).toMatchObject({ id: one.id, expireTime: long });
  expect(found.get(other.userId)).toMatchObject({ expireTime: long, provider: 'STRIPE' });
  expect(found.has(stranger.userId)).toBe(false);
  expect(await listPremiumAmong({ db: asksNobody, userIds: [], now })).toEqual(new Map());
});

test('of several people, the latest subscription is found as it is stored', async () => {
  const running = await hold();
  await hold({ userId: running.userId, status: 'EXPIRED', expireTime: new Date('2031-01-01') });
  const begun = await hold({ status: 'NEW', expireTime: new Date('2031-01-01') });
  const former = await hold({ userId: begun.userId, status: 'EXPIRED' });
  const { userId: newcomer } = await newUser(connection.db);
  const userIds = [running.userId, begun.userId, newcomer];
  const found = await listLatestAmong({ db: connection.db, userIds });
  expect([...found].map(([userId, { id }]) => [userId, id]).toSorted()).toEqual(
    [
      [running.userId, running.id],
      [begun.userId, former.id],
    ].toSorted(),
  );
  expect(await listLatestAmong({ db: asksNobody, userIds: [] })).toEqual(new Map());
});

test('a member takes along what they had, what they were told and what they paid', async () => {
  const at = new Date('2026-02-01T10:00:00Z');
  const held = await hold({
    customerReference: 'cus_secret',
    paymentMethod: 'Visa 4242',
    trialEndsAt: at,
  });
  const { userId } = held;
  const earlier = await hold({ userId, status: 'EXPIRED', createdAt: new Date('2025-01-01') });
  await bill(held, { state: 'PAID', at });
  await bill(earlier, { state: 'FAILED', at: addDays(at, -300) });
  const notice = { userId, subscriptionId: held.id, kind: 'FIRST_CHARGE', createdAt: at };
  await connection.db.insert(membershipNotices).values(notice);
  const stranger = await hold();
  await bill(stranger, { state: 'PAID', at });
  const taken = await exportOwnMembership({ db: connection.db, userId });
  const shown = {
    id: held.id,
    status: 'ACTIVE',
    provider: 'STRIPE',
    term: 'RECURRING',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    paymentMethod: 'Visa 4242',
    trialEndsAt: at,
    expireTime: held.expireTime,
    renews: true,
    createdAt: held.createdAt,
  };
  expect(taken.subscriptions).toEqual([
    {
      ...shown,
      id: earlier.id,
      status: 'EXPIRED',
      paymentMethod: null,
      trialEndsAt: null,
      createdAt: earlier.createdAt,
    },
    shown,
  ]);
  expect(taken.notices).toEqual([{ subscriptionId: held.id, kind: 'FIRST_CHARGE', createdAt: at }]);
  expect(taken.payments.map(({ state }) => state)).toEqual(['PAID', 'FAILED']);
  expect(taken.history.map(({ kind }) => kind)).toEqual(['PAID', 'PAYMENT_FAILED']);
});

test('bills of two memberships of one person are read together, the newest first', async () => {
  const first = await hold();
  const second = await hold({ userId: first.userId });
  const day = (count: number) => addDays(new Date('2026-03-01T00:00:00Z'), count);
  await bill(second, { state: 'PAID', at: day(3), amountMinor: 3 });
  await bill(first, { state: 'PAID', at: day(4), amountMinor: 4 });
  await bill(second, { state: 'FAILED', at: day(1), amountMinor: 1 });
  await bill(first, { state: 'REFUNDED', at: day(2), amountMinor: 2 });
  const records = await membershipRecords({ db: connection.db, userId: first.userId });
  expect(records.payments.map(({ amountMinor }) => amountMinor)).toEqual([4, 3, 2, 1]);
  expect(records.history.map(({ kind }) => kind)).toEqual([
    'PAID',
    'PAID',
    'REFUNDED',
    'PAYMENT_FAILED',
  ]);
  expect(records.history[0]?.payment?.amountMinor).toBe(4);
});

test('a session that is nobody’s has no member', async () => {
  const { db } = connection;
  const asked = { userId: createRandomId(), sessionId: createRandomId(), now: new Date() };
  expect(await findMemberOfSession({ db, ...asked })).toBeNull();
});
