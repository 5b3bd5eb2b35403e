import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { addDays, fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { cancelMembership } from '../change-membership.ts';
import { foldFacts } from '../facts/fold-facts.rules.ts';
import { users } from '../../identity/identity.tables.ts';
import { listLatestAmong } from '../latest-among.ts';
import { membershipOf } from '../membership-of.ts';
import { listFacts } from '../membership.store.ts';
import { startTrial } from '../orders/start-trial.ts';
import { bedStart, newUser, toolsAt, wantedMembership } from '../testing/membership-bed.ts';
import { isSeat } from './seats.rules.ts';
import { settleSeats, type SeatChange } from './settle-seats.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const start = new Date(bedStart);
const until = addDays(start, 44);
const access = { until, renews: true, term: 'RECURRING', currency: 'SEK' } as const;

function settle(changes: SeatChange[], time = bedStart) {
  const { db } = connection;
  return settleSeats({ db, clock: fixedClock(time), createId: createRandomId, changes });
}

async function standingOf(userId: string, time = bedStart) {
  const { db } = connection;
  const membership = await membershipOf({ db, clock: fixedClock(time), userId });
  const facts = membership && (await listFacts({ db, membership }));
  return { membership, facts: facts ?? [] };
}

test('a seat opens everything until the day its group has paid for, and grace', async () => {
  const { userId } = await newUser(connection.db);
  const seatId = createRandomId();
  await settle([{ userId, seatId, access }]);
  const { membership } = await standingOf(userId);
  expect(membership).toMatchObject({ status: 'ACTIVE', provider: 'GENERIC', expireTime: until });
  const later = await standingOf(userId, addDays(until, 1).toISOString());
  expect(later.membership?.status).toBe('EXPIRED');
});

test('its standing is what its facts add up to, whatever became of it', async () => {
  const holders = await Promise.all([1, 2, 3].map(() => newUser(connection.db)));
  const seats = holders.map(({ userId }) => ({ userId, seatId: createRandomId() }));
  const longer = { ...access, until: addDays(until, 31) };
  const day = (days: number) => addDays(start, days).toISOString();
  await settle(seats.map((seat) => ({ ...seat, access })));
  await settle(
    seats.map((seat) => ({ ...seat, access: longer })),
    day(30),
  );
  await settle([{ ...seats[0]!, access: null }], day(31));
  await settle([{ ...seats[0]!, access: null }], day(31));
  for (const [index, { userId }] of seats.entries()) {
    const { membership, facts } = await standingOf(userId, day(31));
    expect(membership).toMatchObject(foldFacts(facts).standing);
    expect(membership?.status).toBe(index === 0 ? 'CANCELLED' : 'ACTIVE');
    expect(facts).toHaveLength(index === 0 ? 3 : 2);
  }
});

test('a member cannot cancel what a group pays for', async () => {
  const { userId } = await newUser(connection.db);
  await settle([{ userId, seatId: createRandomId(), access }]);
  const tools = toolsAt({ db: connection.db });
  const outcome = await cancelMembership({ tools, userId, requestKey: createRandomId() });
  expect(outcome).toMatchObject({ ok: false, reason: [{ code: 'membership.paid-by-group' }] });
  expect((await standingOf(userId)).membership).toMatchObject({ status: 'ACTIVE', renews: true });
});

test('beside a seat, what the member bought themselves can still be cancelled', async () => {
  const { db } = connection;
  const user = await newUser(db);
  const tools = toolsAt({ db });
  const monthly = { tools, user, billingPeriod: 'MONTHLY', isWithoutTrial: true } as const;
  await startTrial(wantedMembership(monthly));
  await settle([{ userId: user.userId, seatId: createRandomId(), access }]);
  const outcome = await cancelMembership({ tools, ...user, requestKey: createRandomId() });
  expect(outcome).toMatchObject({ ok: true, value: { membership: { renews: false } } });
  expect((await standingOf(user.userId)).membership).toMatchObject({ expireTime: until });
});

test('a seat that is taken away ends now, and was never paid for by who has it', async () => {
  const { userId } = await newUser(connection.db);
  await settle([{ userId, seatId: createRandomId(), access: null }]);
  const { membership, facts } = await standingOf(userId);
  const standing = {
    status: 'CANCELLED',
    term: 'RECURRING',
    billingPeriod: 'MONTHLY',
    currency: 'USD',
    priceMinor: 0,
    trialEndsAt: null,
    expireTime: start,
    renews: false,
    paymentMethod: null,
    customerReference: null,
  };
  expect(membership).toMatchObject(standing);
  expect(foldFacts(facts).standing).toEqual(standing);
});

test('all seats of a large group are written, each once', async () => {
  const { db } = connection;
  const names = { name: 'Maja Lind', firstName: 'Maja', lastName: 'Lind', emailVerified: false };
  const people = Array.from({ length: 201 }, () => createRandomId());
  await db.insert(users).values(
    people.map((id) => {
      return { id, ...names, email: `${id}@example.com`, createdAt: start, updatedAt: start };
    }),
  );
  const seatId = createRandomId();
  const createId = vi.fn<() => string>(createRandomId);
  const all = people.map((userId) => ({ userId, seatId, access }));
  await settleSeats({ db, clock: fixedClock(bedStart), createId, changes: all });
  expect(createId).toHaveBeenCalledTimes(201);
  const found = await listLatestAmong({ db, userIds: people });
  expect([...found.values()].filter(({ status }) => status === 'ACTIVE')).toHaveLength(201);
  await settleSeats({ db, clock: fixedClock(bedStart), createId, changes: all.slice(0, 200) });
  expect(createId).toHaveBeenCalledTimes(401);
});

test('a seat is told from what somebody bought by its company and its mark', () => {
  const seat = { provider: 'GENERIC', providerReference: 'seat:1:maja' } as const;
  expect(isSeat(seat)).toBe(true);
  expect(isSeat({ ...seat, provider: 'STRIPE' })).toBe(false);
  expect(isSeat({ ...seat, providerReference: 'sandbox_seat:' })).toBe(false);
});
