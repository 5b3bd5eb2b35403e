import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { membershipOf } from '../membership-of.ts';
import { membershipRecords } from '../membership-records.ts';
import { membershipFacts, paymentOrders, subscriptions } from '../membership.tables.ts';
import type { Instrument, PaymentOrder } from '../payment-provider.ts';
import { settleSubscription } from '../facts/settle-subscription.ts';
import { startTrial, type StartTrial } from './start-trial.ts';
import { testTokens } from './test-cards.rules.ts';
import {
  bedStart,
  newUser,
  sandboxAt,
  toolsAt,
  wantedMembership,
} from '../testing/membership-bed.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/**
 * The sandbox with a record of its requests. It answers once the expected number of requests has
 * come.
 */
function watchedProvider({
  time = bedStart,
  fingerprint = null as string | null,
  /** Of a card that the company names only once it has started. */
  reported = null as string | null,
} = {}) {
  const started: PaymentOrder[] = [];
  const changed: string[] = [];
  const sandbox = sandboxAt(time);
  const provider: typeof sandbox = {
    ...sandbox,
    inspect: async (token): Promise<Instrument> => {
      const inspected = await sandbox.inspect(token);
      return inspected.ok ? { ok: true, fingerprint } : inspected;
    },
    start: async (order) => {
      started.push(order);
      const outcome = await sandbox.start(order);
      if (!outcome.ok || reported === null) return outcome;
      return { ...outcome, report: { ...outcome.report, fingerprint: reported } };
    },
    change: async (subscription, change, key) => {
      changed.push(`${change.kind} ${subscription.providerReference}`);
      return sandbox.change(subscription, change, key);
    },
  };
  return { provider, started, changed };
}

type Attempt = Pick<StartTrial, 'user'> &
  Partial<StartTrial> & {
    time?: string;
    provider?: ReturnType<typeof watchedProvider>['provider'];
  };

function attempt({ user, time = bedStart, provider, ...changed }: Attempt) {
  const tools = toolsAt({ db: connection.db, time, ...(provider && { provider }) });
  return startTrial(wantedMembership({ tools, user, ...changed }));
}

async function rowsOf({ userId }: { userId: string }) {
  const { db } = connection;
  return {
    subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    facts: await db.select().from(membershipFacts).where(eq(membershipFacts.userId, userId)),
    orders: await db.select().from(paymentOrders).where(eq(paymentOrders.userId, userId)),
  };
}

const historyOf = async ({ userId }: { userId: string }) => {
  const { history } = await membershipRecords({ db: connection.db, userId });
  return history.map(({ kind }) => kind);
};

test('a trial makes the member premium for seven days, at the price it will cost then', async () => {
  const user = await newUser(connection.db);
  const result = await attempt({ user });
  expect(result).toMatchObject({
    ok: true,
    value: {
      approvalUrl: null,
      membership: {
        status: 'ACTIVE',
        provider: 'GENERIC',
        term: 'RECURRING',
        billingPeriod: 'YEARLY',
        currency: 'SEK',
        priceMinor: 109_900,
        renews: true,
        paymentMethod: 'Visa 4242',
        trialEndsAt: new Date('2026-03-09T08:00:00Z'),
        expireTime: new Date('2026-03-09T08:00:00Z'),
      },
    },
  });
  expect(await historyOf(user)).toEqual(['TRIAL_STARTED']);
});

test('the payment form sent twice makes one subscription, one fact and one request', async () => {
  const user = await newUser(connection.db);
  const { provider, started } = watchedProvider();
  const requestKey = createRandomId();
  const first = await attempt({ user, provider, requestKey });
  const second = await attempt({ user, provider, requestKey });
  expect(second).toEqual(first);
  expect(started).toHaveLength(1);
  const rows = await rowsOf(user);
  expect([rows.subscriptions.length, rows.facts.length]).toEqual([1, 1]);
  expect(rows.orders).toMatchObject([{ state: 'DONE', attempt: 1 }]);
});

test('a form that has bought something buys nothing more, not even when it has run out', async () => {
  const user = await newUser(connection.db);
  const requestKey = createRandomId();
  await attempt({ user, requestKey });
  const { provider, started } = watchedProvider();
  const replayed = await attempt({ user, requestKey, provider, time: '2026-04-01T08:00:00Z' });
  expect(replayed).toEqual({ ok: false, reason: [{ path: [], code: 'payment.form-used' }] });
  expect(started).toEqual([]);
});

test('two windows paying at the same moment are one payment', async () => {
  const user = await newUser(connection.db);
  const { provider, started } = watchedProvider();
  const results = await Promise.all([attempt({ user, provider }), attempt({ user, provider })]);
  expect(started).toHaveLength(1);
  const rows = await rowsOf(user);
  expect(rows.subscriptions).toHaveLength(1);
  expect(results.some(({ ok }) => ok)).toBe(true);
});

test('while one window is being paid, another one is asked to wait', async () => {
  const user = await newUser(connection.db);
  const { provider, started } = watchedProvider();
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const slow: typeof provider = {
    ...provider,
    start: async (order) => {
      asked.resolve();
      await mayAnswer.promise;
      return provider.start(order);
    },
  };
  const first = attempt({ user, provider: slow });
  await asked.promise;
  expect(await attempt({ user, provider })).toEqual({
    ok: false,
    reason: [{ path: [], code: 'payment.in-progress' }],
  });
  mayAnswer.resolve();
  expect(await first).toMatchObject({ ok: true });
  expect(started).toHaveLength(1);
});

test('the same form sent again at the same moment is one order and one subscription', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => newUser(connection.db)));
  for (const user of users) {
    const { provider, started, changed } = watchedProvider();
    const form = { user, provider, requestKey: createRandomId() };
    const results = await Promise.all([attempt(form), attempt(form), attempt(form)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await rowsOf(user)).subscriptions).toHaveLength(1);
    expect(new Set(started.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(changed).toEqual([]);
  }
});

test.each([
  [testTokens.cardDeclined, 'payment.declined'],
  ['tok_unknown', 'payment.invalid'],
])('payment with %s changes nothing and says %s', async (paymentToken, code) => {
  const user = await newUser(connection.db);
  const requestKey = createRandomId();
  const result = await attempt({ user, paymentToken, requestKey });
  expect(result).toEqual({ ok: false, reason: [{ path: ['paymentToken'], code }] });
  expect(await rowsOf(user)).toMatchObject({ subscriptions: [], facts: [] });
  expect(await attempt({ user, requestKey })).toMatchObject({ ok: true });
});

test('another card in the same form is another request to the company', async () => {
  const user = await newUser(connection.db);
  const { provider, started } = watchedProvider();
  const requestKey = createRandomId();
  await attempt({ user, provider, requestKey, paymentToken: testTokens.cardDeclined });
  await attempt({ user, provider, requestKey });
  const keys = started.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([1, 2].map((n) => `${user.userId}:${requestKey}:${n}`));
});

test('a former member gets no second trial and pays from the first day', async () => {
  const user = await newUser(connection.db);
  await attempt({ user });
  const time = '2026-04-01T08:00:00Z';
  const { provider, started } = watchedProvider({ time });
  const result = await attempt({ user, time, provider, billingPeriod: 'MONTHLY' });
  expect(started).toMatchObject([{ trialDays: 0, priceMinor: 12_900, vatPercent: 6 }]);
  expect(result).toMatchObject({
    ok: true,
    value: { membership: { trialEndsAt: null, expireTime: new Date('2026-05-01T08:00:00Z') } },
  });
  expect(await historyOf(user)).toEqual(['PAID', 'STARTED', 'TRIAL_STARTED']);
});

test('a card has one trial, whoever uses it; without the trial it is taken', async () => {
  const first = await newUser(connection.db);
  const second = await newUser(connection.db);
  const { provider, started } = watchedProvider({ fingerprint: 'card one' });
  await attempt({ user: first, provider });
  expect(await attempt({ user: second, provider })).toEqual({
    ok: false,
    reason: [{ path: ['paymentToken'], code: 'trial.used' }],
  });
  expect(started).toHaveLength(1);
  const paying = await attempt({ user: second, provider, isWithoutTrial: true });
  expect(paying).toMatchObject({ ok: true, value: { membership: { trialEndsAt: null } } });
});

test('a card that the company names only in its report has one trial too', async () => {
  const [first, second] = [await newUser(connection.db), await newUser(connection.db)];
  const { provider, changed } = watchedProvider({ reported: 'card three' });
  expect(await attempt({ user: first, provider })).toMatchObject({ ok: true });
  expect(await attempt({ user: second, provider })).toEqual({
    ok: false,
    reason: [{ path: ['paymentToken'], code: 'trial.used' }],
  });
  const { subscriptions: left } = await rowsOf(second);
  expect(left.filter(({ status }) => status === 'ACTIVE')).toEqual([]);
  expect(changed).toEqual([`cancel-now ${left[0]?.providerReference}`]);
  const known = watchedProvider({ fingerprint: 'card three' });
  const third = await newUser(connection.db);
  await attempt({ user: third, provider: known.provider });
  expect(known.started).toEqual([]);
});

test.each([
  { isCancelled: true, stopReason: null },
  { isCancelled: false, stopReason: 'second-membership' },
])(
  'beside a membership that goes on (cancelled: $isCancelled) another one is stopped: $stopReason',
  async ({ isCancelled, stopReason }) => {
    const user = await newUser(connection.db);
    const { provider, started } = watchedProvider();
    const tools = toolsAt({ db: connection.db, provider });
    const first = await attempt({ user, provider });
    const membership = first.ok ? first.value.membership : null;
    if (!membership || !started[0]) throw new Error('The first membership did not start');
    if (isCancelled) {
      const change = { kind: 'cancel' } as const;
      const cancelled = await provider.change(membership, change, createRandomId());
      if (!cancelled.ok) throw new Error('The first membership did not end');
      await settleSubscription({ tools, provider: 'GENERIC', report: cancelled.report });
    }
    const orderId = `${user.userId}:${createRandomId()}`;
    const again = { ...started[0], orderId, idempotencyKey: createRandomId() };
    const other = await provider.start(again);
    if (!other.ok) throw new Error('The other membership did not start');
    const { userId } = user;
    const report = { ...other.report, userId };
    const later = toolsAt({ db: connection.db, provider, time: '2026-03-02T09:00:00Z' });
    const settled = await settleSubscription({ tools: later, provider: 'GENERIC', report });
    expect(settled).toMatchObject({ membership: { status: 'ACTIVE', userId }, stopReason });
  },
);

test('a person has one trial, with whatever card and spelling of their address', async () => {
  const first = await newUser(connection.db);
  const second = await newUser(connection.db);
  await attempt({ user: first });
  const spelled = first.email.replace('@', '+again@').toUpperCase();
  expect(await attempt({ user: { ...second, email: spelled } })).toMatchObject({
    ok: false,
    reason: [{ code: 'trial.used' }],
  });
});

test.each([
  ['maja.lind@gmail.com', 'M.a.j.a.Lind+again@googlemail.com', false],
  ['ola.ek@gmail.com', 'olaek@gmail.com', false],
  ['eva.berg@example.com', 'evaberg@example.com', true],
])('%s and %s may have a trial each: %s', async (one, other, isAllowed) => {
  const [first, second] = [await newUser(connection.db), await newUser(connection.db)];
  await attempt({ user: { ...first, email: one } });
  expect((await attempt({ user: { ...second, email: other } })).ok).toBe(isAllowed);
});

test('of two accounts that use one card at once, one trial is ended before it costs anything', async () => {
  const both = await Promise.all([newUser(connection.db), newUser(connection.db)]);
  const { provider, changed } = watchedProvider({ fingerprint: 'card two' });
  const results = await Promise.all(both.map((user) => attempt({ user, provider })));
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const loser = both[results.findIndex(({ ok }) => !ok)]!;
  const { subscriptions: left } = await rowsOf(loser);
  expect(left.filter(({ status }) => status === 'ACTIVE')).toEqual([]);
  expect(changed.length).toBe(left.length);
});

test('a trial that ran out is read as expired', async () => {
  const user = await newUser(connection.db);
  await attempt({ user });
  const read = (time: string) =>
    membershipOf({ db: connection.db, clock: fixedClock(time), userId: user.userId });
  expect((await read('2026-03-09T07:59:59Z'))?.status).toBe('ACTIVE');
  expect((await read('2026-03-09T08:00:00Z'))?.status).toBe('EXPIRED');
  expect(await read('2026-03-09T08:00:00Z')).toMatchObject({ userId: user.userId });
});

test('a company that cannot be reached leaves the order open, and the same form finishes it', async () => {
  const user = await newUser(connection.db);
  const { provider, started } = watchedProvider();
  const unreachable = {
    ...provider,
    start: (): Promise<never> => Promise.reject(new Error('no answer')),
  };
  const requestKey = createRandomId();
  await expect(attempt({ user, provider: unreachable, requestKey })).rejects.toThrow('no answer');
  expect((await rowsOf(user)).orders).toMatchObject([{ state: 'OPEN' }]);
  expect(await attempt({ user, provider, requestKey })).toMatchObject({ ok: true });
  expect(started.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    `${user.userId}:${requestKey}:1`,
  ]);
});
