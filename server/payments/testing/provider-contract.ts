import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldFacts } from '../../../domain/membership/facts/fold-facts.rules.ts';
import type { MembershipFact } from '../../../domain/membership/facts/membership-facts.rules.ts';
import type {
  KnownSubscription,
  PaymentOrder,
  PaymentProvider,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { addDays } from '../../../lib/clock.ts';
import type { MovableClock } from './movable-clock.ts';

export interface SignedNotification {
  headers: Record<string, string>;
  body: Buffer;
}

/** A provider beside a double of its company, and what a test needs to do there. */
export interface ProviderBench {
  provider: PaymentProvider;
  clock: MovableClock;
  tokens: { accepted: string; another: string; declined: string; unknown: string };
  /** Whether the member has to approve on the company's own pages; then they do. */
  approve: ((providerReference: string) => void) | null;
  /** Everything the company has to tell by now, signed now. */
  notifications(): Promise<SignedNotification[]>;
  /** Something the company tells others, not us. */
  unrelated(): Promise<SignedNotification>;
  close(): Promise<void>;
}

/** What every company has to do that memberships can be bought from here. */
export function testSellingProvider(open: () => Promise<ProviderBench>): void {
  let bench: ProviderBench;
  beforeEach(async () => {
    bench = await open();
  });
  afterEach(() => bench.close());

  test('a trial begins now, is charged for after its days, and says whose it is', async () => {
    const order = orderOf(bench);
    const report = await bought(bench, order);
    expect(report).toMatchObject({ userId: order.userId, orderId: order.orderId });
    expect(standingOf(report)).toMatchObject({
      status: 'ACTIVE',
      billingPeriod: 'YEARLY',
      currency: 'SEK',
      priceMinor: 109_900,
      renews: true,
      trialEndsAt: addDays(bench.clock.now(), 7),
      expireTime: addDays(bench.clock.now(), 7),
    });
    expect(paymentsOf(await everything(bench, report))).toEqual([]);
  });

  test('without a trial the first period is paid at once', async () => {
    const order = { ...orderOf(bench), trialDays: 0 };
    const report = await bought(bench, order);
    const facts = await everything(bench, report);
    expect(paymentsOf(facts)).toMatchObject([
      { state: 'PAID', amountMinor: 109_900, currency: 'SEK' },
    ]);
    const { standing } = foldFacts(facts);
    expect(standing).toMatchObject({ status: 'ACTIVE', trialEndsAt: null });
    expect(standing.expireTime.getTime()).toBeGreaterThan(
      addDays(bench.clock.now(), 364).getTime(),
    );
  });

  test('the Spanish dollar stays apart from the English one', async () => {
    const order = { ...orderOf(bench), currency: 'USD_ES', priceMinor: 9000 } as const;
    expect(standingOf(await bought(bench, order))).toMatchObject({
      currency: 'USD_ES',
      priceMinor: 9000,
    });
  });

  test('the same key twice is one subscription, another key another one', async () => {
    const order = orderOf(bench);
    const [first, second] = [await started(bench, order), await started(bench, order)];
    const other = await started(bench, { ...order, idempotencyKey: createRandomId() });
    expect(second.providerReference).toBe(first.providerReference);
    expect(other.providerReference).not.toBe(first.providerReference);
  });

  test('a card that is declined or unknown starts nothing', async (context) => {
    if (bench.approve) return context.skip('the company checks the card on its own pages');
    const { provider, tokens } = bench;
    const pay = (paymentToken: string) =>
      provider.start({ ...orderOf(bench), trialDays: 0, paymentToken });
    expect(await pay(tokens.declined)).toEqual({ ok: false, reason: 'declined' });
    const unknown = { ok: false, reason: 'invalid-payment-method' };
    expect(await pay(tokens.unknown)).toEqual(unknown);
    expect(await provider.inspect({ paymentToken: tokens.unknown, user: { userId: 'u' } })).toEqual(
      unknown,
    );
    return undefined;
  });

  test('an order is found again by its name alone, and only if it got there', async () => {
    const order = orderOf(bench);
    const report = await bought(bench, order);
    const { orderId, email } = order;
    const providerReference = bench.approve ? report.providerReference : null;
    const found = await bench.provider.find({ orderId, email, providerReference });
    expect(found?.providerReference).toBe(report.providerReference);
    expect(found && standingOf(found).status).toBe('ACTIVE');
    const never = { orderId: `${order.userId}:never`, email, providerReference: null };
    expect(await bench.provider.find(never)).toBeNull();
  });

  test('cancelling keeps what is paid for, resuming takes it back', async () => {
    const subscription = await running(bench);
    const cancelled = await changed(bench, subscription, { kind: 'cancel' });
    expect(cancelled).toMatchObject({ status: 'ACTIVE', renews: false });
    expect(cancelled.expireTime).toEqual(subscription.expireTime);
    const resumed = await changed(bench, subscription, { kind: 'resume' });
    expect(resumed).toMatchObject({ status: 'ACTIVE', renews: true });
    expect(resumed.expireTime).toEqual(subscription.expireTime);
  });

  test('another offer counts from the next charge on', async () => {
    const subscription = await running(bench);
    const offer = { billingPeriod: 'MONTHLY', priceMinor: 12_900, vatPercent: 6 } as const;
    const after = await changed(bench, subscription, { kind: 'offer', returnUrl: '', ...offer });
    expect(after).toMatchObject({ billingPeriod: 'MONTHLY', priceMinor: 12_900, renews: true });
    expect(after.expireTime).toEqual(subscription.expireTime);
    expect(after.trialEndsAt).toEqual(subscription.expireTime);
  });

  test('another card is the one that is charged', async (context) => {
    if (bench.approve) return context.skip('the company keeps the card on its own pages');
    const subscription = await running(bench);
    const { another } = bench.tokens;
    const after = await changed(bench, subscription, {
      kind: 'payment-method',
      paymentToken: another,
    });
    expect(after.paymentMethod).toEqual(expect.any(String));
    return undefined;
  });

  test('ending at once is over at once, and may be said twice', async () => {
    const subscription = await running(bench);
    const first = await changed(bench, subscription, { kind: 'cancel-now' });
    expect(first).toMatchObject({ status: 'CANCELLED', renews: false });
    expect(first.expireTime.getTime()).toBeLessThanOrEqual(bench.clock.now().getTime());
    expect(await changed(bench, subscription, { kind: 'cancel-now' })).toMatchObject({
      status: 'CANCELLED',
    });
  });

  test('what the company tells by itself leads to where its answers lead', async () => {
    const subscription = await running(bench);
    await changed(bench, subscription, { kind: 'cancel' });
    await changed(bench, subscription, { kind: 'resume' });
    const answered = facts(bench);
    const told = await notifiedFacts(bench, subscription.providerReference);
    if (told.length === 0) return;
    const both = foldFacts([...answered, ...told]);
    expect(both.standing).toEqual(foldFacts(answered).standing);
    expect(both.history.map(({ kind }) => kind)).toEqual(
      foldFacts(answered).history.map(({ kind }) => kind),
    );
  });

  test('a notification counts when it is genuine and new', async () => {
    const { provider, clock } = bench;
    const { headers, body } = await bench.unrelated();
    const read = (given: Partial<SignedNotification> & { now?: Date }) =>
      provider.readNotification({ headers, body, now: clock.now(), ...given });
    expect(await read({})).toMatchObject({ ok: true, notification: { reports: [] } });
    const forged = { ok: false, reason: 'forged' };
    const meddled = Buffer.from(body.toString().replace('{', '{ '));
    expect(await read({ body: meddled })).toEqual(forged);
    expect(await read({ headers: {} })).toEqual(forged);
    expect(await read({ headers: mapValues(headers, (value) => `${value}0`) })).toEqual(forged);
    const stale = { ok: false, reason: 'stale' };
    expect(await read({ now: new Date(clock.now().getTime() + 299_000) })).toMatchObject({
      ok: true,
    });
    expect(await read({ now: new Date(clock.now().getTime() + 302_000) })).toEqual(stale);
  });
}

const answers = new WeakMap<ProviderBench, MembershipFact[]>();
const facts = (bench: ProviderBench) => answers.get(bench) ?? [];

function remember(bench: ProviderBench, report: SubscriptionReport): SubscriptionReport {
  answers.set(bench, [...facts(bench), ...report.facts]);
  return report;
}

export function orderOf({ tokens }: ProviderBench): PaymentOrder {
  const userId = createRandomId();
  const orderId = `${userId}:${createRandomId()}`;
  return {
    orderId,
    idempotencyKey: `${orderId}:1`,
    userId,
    email: `${userId}@example.com`,
    customerReference: null,
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 109_900,
    vatPercent: 6,
    trialDays: 7,
    paymentToken: tokens.accepted,
    returnUrl: 'https://yolk.example/back',
    cancelUrl: 'https://yolk.example/payment',
  };
}

async function started(bench: ProviderBench, order: PaymentOrder): Promise<SubscriptionReport> {
  const outcome = await bench.provider.start(order);
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(outcome.approvalUrl === null).toBe(bench.approve === null);
  return outcome.report;
}

/** Started and, where it has to be, approved. */
async function bought(bench: ProviderBench, order: PaymentOrder): Promise<SubscriptionReport> {
  const report = await started(bench, order);
  if (bench.approve === null) return remember(bench, report);
  expect(standingOf(report).status).toBe('NEW');
  bench.approve(report.providerReference);
  const { orderId, email } = order;
  const { providerReference } = report;
  const approved = await bench.provider.find({ orderId, email, providerReference });
  if (approved === null) throw new Error('What was approved was not found');
  return remember(bench, approved);
}

async function running(bench: ProviderBench): Promise<KnownSubscription> {
  const order = orderOf(bench);
  const report = await bought(bench, order);
  const { providerReference } = report;
  bench.clock.addSeconds(5);
  return { userId: order.userId, providerReference, ...standingOf(report) };
}

async function changed(
  bench: ProviderBench,
  subscription: KnownSubscription,
  change: Parameters<PaymentProvider['change']>[1],
) {
  const outcome = await bench.provider.change(subscription, change, createRandomId());
  if (!outcome.ok) throw new Error(outcome.reason);
  if (outcome.approvalUrl !== null) {
    bench.approve?.(subscription.providerReference);
    remember(bench, await bench.provider.read(subscription));
  }
  remember(bench, outcome.report);
  bench.clock.addSeconds(5);
  return foldFacts(facts(bench)).standing;
}

async function notifiedFacts(bench: ProviderBench, providerReference: string) {
  const reports: SubscriptionReport[] = [];
  for (const { headers, body } of await bench.notifications()) {
    const now = bench.clock.now();
    const outcome = await bench.provider.readNotification({ headers, body, now });
    if (!outcome.ok) throw new Error(outcome.reason);
    reports.push(...outcome.notification.reports);
  }
  return reports
    .filter((report) => report.providerReference === providerReference)
    .flatMap((report) => report.facts);
}

async function everything(bench: ProviderBench, report: SubscriptionReport) {
  return [...report.facts, ...(await notifiedFacts(bench, report.providerReference))];
}

function paymentsOf(all: readonly MembershipFact[]) {
  return foldFacts(all).payments;
}

function standingOf(report: SubscriptionReport) {
  return foldFacts(report.facts).standing;
}

function mapValues(values: Record<string, string>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
