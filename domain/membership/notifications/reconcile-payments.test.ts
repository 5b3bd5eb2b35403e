import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { addDays, fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import type { MembershipFact, Standing } from '../facts/membership-facts.rules.ts';
import { orderIdOf } from '../facts/settle-subscription.ts';
import { membershipOf } from '../membership-of.ts';
import {
  membershipFacts,
  paymentNotifications,
  paymentOrders,
  subscriptions,
} from '../membership.tables.ts';
import { findOrder, insertOpenOrder, type StoredOrder } from '../orders/payment-orders.store.ts';
import { resumeOrder } from '../orders/resume-order.ts';
import type { PaymentProvider, SubscriptionReport } from '../payment-provider.ts';
import { bedStart, newUser, sandboxAt, toolsAt } from '../testing/membership-bed.ts';
import { receiveNotification } from './receive-notification.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const start = new Date(bedStart);
const minute = 60_000;
const after = (ms: number) => new Date(start.getTime() + ms).toISOString();

interface Bench {
  time?: string;
  /** What is different of the sandbox. */
  provider?: Partial<PaymentProvider>;
}

function tools({ time = bedStart, provider = {} }: Bench = {}) {
  const log = { warn: vi.fn<(detail: object, message: string) => void>() };
  const company = { ...sandboxAt(time), ...provider };
  return { ...toolsAt({ db: connection.db, time, provider: company }), log };
}

function standingFact(standing: Partial<Standing>): MembershipFact {
  const running = { status: 'ACTIVE', expireTime: addDays(start, 30), renews: true } as const;
  const told = { ...running, ...standing };
  return { id: createRandomId(), occurredAt: start, rank: 0, kind: 'STANDING', standing: told };
}

function reportOf(given: Partial<SubscriptionReport> = {}): SubscriptionReport {
  const providerReference = createRandomId();
  const facts = [standingFact({})];
  return { providerReference, userId: null, orderId: null, facts, ...given };
}

async function receive(report: SubscriptionReport, id = createRandomId()) {
  const notification = { id, reports: [report] };
  await receiveNotification({ tools: tools(), provider: 'GENERIC', notification });
  return id;
}

async function keptOf(id: string) {
  const { db } = connection;
  const [row] = await db.select().from(paymentNotifications).where(eq(paymentNotifications.id, id));
  return row;
}

const standingOf = (userId: string, time = bedStart) =>
  membershipOf({ db: connection.db, clock: fixedClock(time), userId });

const factsOf = (userId: string) =>
  connection.db.select().from(membershipFacts).where(eq(membershipFacts.userId, userId));

async function order(given: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const stored: StoredOrder = {
    userId: given.userId ?? (await newUser(connection.db)).userId,
    id: createRandomId(),
    attempt: 1,
    state: 'OPEN',
    provider: 'GENERIC',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    trialDays: 0,
    claims: [],
    providerReference: null,
    createdAt: start,
    updatedAt: start,
    ...given,
  };
  await insertOpenOrder({ db: connection.db, order: stored });
  return stored;
}

const orderNow = ({ userId, id }: StoredOrder) => findOrder({ db: connection.db, userId, id });

test('a notification that comes twice is kept, and acted on, once', async () => {
  const { userId } = await newUser(connection.db);
  const report = reportOf({ userId });
  const id = await receive(report);
  expect(await keptOf(id)).toMatchObject({
    provider: 'GENERIC',
    providerReference: report.providerReference,
    userId,
    orderId: null,
    receivedAt: start,
    settledAt: start,
  });
  await receive({ ...report, facts: [standingFact({ renews: false })] }, id);
  expect(await factsOf(userId)).toHaveLength(1);
  expect(await standingOf(userId)).toMatchObject({ status: 'ACTIVE', renews: true });
});

test('one notification that speaks of two subscriptions is two', async () => {
  const people = [await newUser(connection.db), await newUser(connection.db)];
  const reports = people.map(({ userId }) => reportOf({ userId }));
  const id = createRandomId();
  const notification = { id, reports };
  await receiveNotification({ tools: tools(), provider: 'GENERIC', notification });
  expect([(await keptOf(id))?.userId, (await keptOf(`${id}:1`))?.userId]).toEqual(
    people.map(({ userId }) => userId),
  );
  for (const { userId } of people) expect((await standingOf(userId))?.status).toBe('ACTIVE');
});

test('what is told of nobody waits until it is known whose it is', async () => {
  const { userId } = await newUser(connection.db);
  const first = reportOf({ facts: [standingFact({ priceMinor: 1499 })] });
  const id = await receive(first);
  expect((await keptOf(id))?.settledAt).toBeNull();
  expect(await standingOf(userId)).toBeNull();
  const { providerReference } = first;
  await receive(reportOf({ providerReference, userId }));
  expect((await keptOf(id))?.settledAt).toEqual(start);
  expect(await factsOf(userId)).toHaveLength(2);
  expect(await standingOf(userId)).toMatchObject({ priceMinor: 1499 });
});

test('a notification that was kept and not acted on is acted on by the clock', async () => {
  const id = createRandomId();
  const { userId } = await newUser(connection.db);
  const facts = [{ ...standingFact({}), occurredAt: bedStart }];
  await connection.db.insert(paymentNotifications).values({
    provider: 'GENERIC',
    id,
    providerReference: createRandomId(),
    userId,
    facts,
    receivedAt: start,
  });
  await reconcilePayments(tools());
  expect((await keptOf(id))?.settledAt).toEqual(start);
  expect((await standingOf(userId))?.status).toBe('ACTIVE');
});

test('notifications are forgotten after ninety days', async () => {
  const settle = async (days: number) => {
    const id = createRandomId();
    const receivedAt = addDays(start, -days);
    const told = { providerReference: createRandomId(), facts: [], settledAt: receivedAt };
    await connection.db
      .insert(paymentNotifications)
      .values({ provider: 'GENERIC', id, receivedAt, ...told });
    return id;
  };
  const [old, younger] = [await settle(90), await settle(89.9)];
  await reconcilePayments(tools());
  expect(await keptOf(old)).toBeUndefined();
  expect(await keptOf(younger)).toBeDefined();
});

test('an order that a crash left open is finished at the company after two minutes', async () => {
  const open = await order();
  const report = reportOf({ userId: open.userId, orderId: orderIdOf(open) });
  const find = vi.fn<PaymentProvider['find']>(async ({ orderId }) =>
    orderId === orderIdOf(open) ? report : null,
  );
  await reconcilePayments(tools({ time: after(2 * minute - 1), provider: { find } }));
  expect((await orderNow(open))?.state).toBe('OPEN');
  await reconcilePayments(tools({ time: after(2 * minute), provider: { find } }));
  expect(await orderNow(open)).toMatchObject({
    state: 'DONE',
    providerReference: report.providerReference,
  });
  expect((await standingOf(open.userId))?.status).toBe('ACTIVE');
  expect(find).toHaveBeenCalledWith({
    orderId: orderIdOf(open),
    email: `${open.userId}@example.com`,
    providerReference: null,
  });
});

test('an order the company has never heard of is given up', async () => {
  const open = await order();
  await reconcilePayments(tools({ time: after(2 * minute) }));
  expect(await orderNow(open)).toMatchObject({
    state: 'ABANDONED',
    providerReference: null,
    updatedAt: new Date(after(2 * minute)),
  });
});

test('for an approval at the company three days are waited', async () => {
  const open = await order();
  const report = reportOf({ userId: open.userId, facts: [standingFact({ status: 'NEW' })] });
  const provider: Partial<PaymentProvider> = { find: async () => report };
  const threeDays = 3 * 24 * 60 * minute;
  const resume = async (time: string) =>
    resumeOrder({ tools: tools({ time, provider }), order: (await orderNow(open))! });
  expect(await resume(after(minute))).toBe('waiting');
  const waiting = {
    state: 'AWAITING_APPROVAL',
    providerReference: report.providerReference,
    updatedAt: new Date(after(minute)),
  };
  expect(await orderNow(open)).toMatchObject(waiting);
  expect(await resume(after(threeDays - 1))).toBe('waiting');
  expect(await orderNow(open)).toMatchObject(waiting);
  expect(await resume(after(threeDays))).toBe('abandoned');
  expect(await orderNow(open)).toMatchObject({
    state: 'ABANDONED',
    updatedAt: new Date(after(threeDays)),
  });
});

test('an order of a company that is set up no more, or of nobody, waits', async () => {
  const elsewhere = await order({ provider: 'STRIPE' });
  expect(await resumeOrder({ tools: tools(), order: elsewhere })).toBe('waiting');
  const find = vi.fn<PaymentProvider['find']>();
  const orphan = { ...elsewhere, provider: 'GENERIC', userId: createRandomId() } as const;
  expect(await resumeOrder({ tools: tools({ provider: { find } }), order: orphan })).toBe(
    'waiting',
  );
  expect(find).not.toHaveBeenCalled();
  expect((await orderNow(elsewhere))?.state).toBe('OPEN');
  await connection.db.delete(paymentOrders).where(eq(paymentOrders.id, elsewhere.id));
});

interface Held {
  checkedAt?: Date | null;
  expireTime?: Date;
  renews?: boolean;
  status?: string;
  provider?: string;
}

async function hold(given: Held = {}) {
  const { userId } = await newUser(connection.db);
  const providerReference = createRandomId();
  await connection.db.insert(subscriptions).values({
    userId,
    id: createRandomId(),
    status: 'ACTIVE',
    provider: 'GENERIC',
    term: 'RECURRING',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    providerReference,
    expireTime: start,
    createdAt: addDays(start, -365),
    updatedAt: start,
    checkedAt: addDays(start, -1),
    ...given,
  });
  return { userId, providerReference };
}

/** Whom the company was asked about. */
async function askedAt(time: string, given: Partial<PaymentProvider> = {}) {
  const asked: string[] = [];
  const read: PaymentProvider['read'] = async ({ providerReference }) => {
    asked.push(providerReference);
    return reportOf({ providerReference, facts: [] });
  };
  const bench = tools({ time, provider: { read, ...given } });
  await reconcilePayments(bench);
  return { asked, log: bench.log };
}

test('the company is asked about what is doubtful, and about what is due without news', async () => {
  const [doubtful, due] = [await hold({ checkedAt: null, renews: false }), await hold()];
  const others = [
    await hold({ renews: false }),
    await hold({ status: 'EXPIRED' }),
    await hold({ expireTime: addDays(start, 1) }),
  ];
  const references = [doubtful, due].map(({ providerReference }) => providerReference);
  const { asked } = await askedAt(bedStart);
  expect(asked).toEqual(expect.arrayContaining(references));
  expect(others.some(({ providerReference }) => asked.includes(providerReference))).toBe(false);
  // Each of them once an hour.
  expect((await askedAt(after(60 * minute - 1))).asked).toEqual([]);
  const later = await askedAt(after(60 * minute));
  expect(later.asked).toContain(due.providerReference);
  expect(later.asked).not.toContain(doubtful.providerReference);
});

test('what the company answers is how it stands', async () => {
  const { userId, providerReference } = await hold();
  const facts = [standingFact({ expireTime: addDays(start, 365) })];
  const read: PaymentProvider['read'] = async (known) =>
    reportOf({ ...known, userId: null, facts: known.userId === userId ? facts : [] });
  await askedAt(bedStart, { read });
  expect(await standingOf(userId)).toMatchObject({
    providerReference,
    status: 'ACTIVE',
    expireTime: addDays(start, 365),
  });
});

test('a company that cannot be asked is not asked every minute', async () => {
  const { userId } = await hold({ checkedAt: null, provider: 'APPSTORE' });
  await askedAt(bedStart);
  const [row] = await connection.db
    .select({ checkedAt: subscriptions.checkedAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId)));
  expect(row?.checkedAt).toEqual(start);
});

test('one that fails keeps nobody waiting, is told and tried again', async () => {
  const [broken, fine] = [await hold({ checkedAt: null }), await hold({ checkedAt: null })];
  const asked: string[] = [];
  const failure = new Error('no answer');
  const read: PaymentProvider['read'] = async ({ providerReference }) => {
    asked.push(providerReference);
    if (providerReference === broken.providerReference) throw failure;
    return reportOf({ providerReference, facts: [] });
  };
  const { log } = await askedAt(bedStart, { read });
  expect(asked).toEqual(
    expect.arrayContaining([broken, fine].map((each) => each.providerReference)),
  );
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err: failure },
    'a payment could not be reconciled',
  );
  expect((await askedAt(bedStart)).asked).toEqual([broken.providerReference]);
});
