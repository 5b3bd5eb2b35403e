import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { MembershipFact } from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { Standing } from '../../../domain/membership/facts/membership-facts.rules.ts';
import { endOfBillingPeriod } from '../../../domain/membership/offers/offers.rules.ts';
import type {
  KnownSubscription,
  PaymentOrder,
  PaymentOutcome,
  PaymentProvider,
  PaymentRefusal,
  SubscriptionChange,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import { testTokens } from '../../../domain/membership/orders/test-cards.rules.ts';
import { factRanks } from '../facts.ts';
import { readSandboxNotification } from './sandbox-notification.ts';
import { paidFact, sandboxRenewals } from './sandbox-renewals.ts';

/** All there is to pay with, each with what members see of it. */
const labels: ReadonlyMap<string, string> = new Map([
  [testTokens.cardAccepted, 'Visa 4242'],
  [testTokens.cardShared, 'Mastercard 4444'],
  [testTokens.payPal, 'PayPal'],
]);

/** Orders are looked for minutes after they were made. */
const rememberedOrders = 1000;

/**
 * Answers like a payment company and moves no money. What it says once is all there is to know, but
 * that it charges for the next period when asked: an order it has forgotten cost nobody anything.
 */
export function createSandboxProvider({
  clock,
  secret,
}: {
  clock: Clock;
  secret: string;
}): PaymentProvider {
  const reports = new LRUCache<string, SubscriptionReport>({ max: rememberedOrders });
  return {
    name: 'GENERIC',
    isTest: true,
    methods: ['CARD', 'PAYPAL'],
    fields: { kind: 'TEST_CARD' },
    pageSources: { scripts: [], frames: [], connections: [], forms: [] },
    managementUrl: null,
    prepareFields: async () => null,
    inspect: async ({ paymentToken, user }) => {
      const reason = refusalOf(paymentToken);
      return reason === 'invalid-payment-method'
        ? { ok: false, reason }
        : { ok: true, fingerprint: fingerprintOf({ paymentToken, ...user }) };
    },
    start: async (order) => {
      const outcome = started({ order, now: clock.now() });
      if (outcome.ok) reports.set(order.orderId, outcome.report);
      return outcome;
    },
    find: async ({ orderId }) => reports.get(orderId) ?? null,
    read: async (subscription) => {
      const facts = sandboxRenewals({ subscription, now: clock.now() });
      return reportOf({ providerReference: subscription.providerReference, facts });
    },
    change: async (subscription, change, idempotencyKey) =>
      changed({ subscription, change, idempotencyKey, now: clock.now() }),
    portalUrl: async () => null,
    readNotification: async (request) => readSandboxNotification({ request, secret }),
  };
}

function refusalOf(paymentToken: string): PaymentRefusal | null {
  if (paymentToken === testTokens.cardDeclined) return 'declined';
  return labels.has(paymentToken) ? null : 'invalid-payment-method';
}

/** Everybody has a card and a wallet of their own, and there is one card that all may use. */
function fingerprintOf({ paymentToken, userId }: { paymentToken: string; userId: string }): string {
  return paymentToken === testTokens.cardShared ? paymentToken : `${paymentToken}:${userId}`;
}

function started({ order, now }: { order: PaymentOrder; now: Date }): PaymentOutcome {
  const reason = refusalOf(order.paymentToken);
  if (reason !== null) return { ok: false, reason };
  const { billingPeriod, currency, priceMinor, trialDays, idempotencyKey } = order;
  const providerReference = referenceOf(idempotencyKey);
  const trialEndsAt = trialDays > 0 ? addDays(now, trialDays) : null;
  const fact = factOf({
    id: providerReference,
    occurredAt: now,
    rank: factRanks.started,
    standing: {
      status: 'ACTIVE',
      term: 'RECURRING',
      billingPeriod,
      currency,
      priceMinor,
      trialEndsAt,
      expireTime: trialEndsAt ?? endOfBillingPeriod({ start: now, billingPeriod }),
      renews: true,
      paymentMethod: labels.get(order.paymentToken) ?? null,
    },
  });
  const bill = { reference: `${providerReference}_1`, amountMinor: priceMinor, currency };
  const facts = trialEndsAt === null ? [fact, paidFact({ bill, occurredAt: now })] : [fact];
  const { userId, orderId } = order;
  const report = { providerReference, userId, orderId, facts };
  return { ok: true, report, approvalUrl: null };
}

interface Changing {
  subscription: KnownSubscription;
  change: SubscriptionChange;
  idempotencyKey: string;
  now: Date;
}

function changed({ subscription, change, idempotencyKey, now }: Changing): PaymentOutcome {
  if (change.kind === 'payment-method') {
    const reason = refusalOf(change.paymentToken);
    if (reason !== null) return { ok: false, reason };
  }
  const { providerReference } = subscription;
  const id = referenceOf(idempotencyKey);
  const rank = change.kind === 'cancel-now' ? factRanks.ended : factRanks.changed;
  const standing = changedStanding({ change, now });
  const fact = factOf({ id, occurredAt: now, rank, standing });
  const report = reportOf({ providerReference, facts: [fact] });
  return { ok: true, report, approvalUrl: null };
}

function changedStanding({
  change,
  now,
}: {
  change: SubscriptionChange;
  now: Date;
}): Partial<Standing> {
  switch (change.kind) {
    case 'cancel':
      return { renews: false };
    case 'cancel-now':
      return { renews: false, status: 'CANCELLED', expireTime: now };
    case 'resume':
      return { renews: true };
    case 'offer':
      return { billingPeriod: change.billingPeriod, priceMinor: change.priceMinor };
    case 'payment-method':
      return { paymentMethod: labels.get(change.paymentToken) ?? null };
  }
}

function reportOf({
  providerReference,
  facts,
}: {
  providerReference: string;
  facts: MembershipFact[];
}) {
  return { providerReference, userId: null, orderId: null, facts };
}

function factOf(fact: {
  id: string;
  occurredAt: Date;
  rank: number;
  standing: Partial<Standing>;
}): MembershipFact {
  return { ...fact, kind: 'STANDING' };
}

function referenceOf(idempotencyKey: string): string {
  return `sandbox_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`;
}
