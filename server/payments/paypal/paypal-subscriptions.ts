import type {
  KnownSubscription,
  PaymentOrder,
  PaymentOutcome,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import { factRanks, standingFact } from '../facts.ts';
import { knownAtPayPal, type PayPalAnswer, type PayPalClient } from './paypal-client.ts';
import {
  customIdOf,
  paidFacts,
  reportOf,
  soldCurrency,
  standingOf,
  type PlannedSubscription,
} from './paypal-facts.ts';
import {
  approvalUrlOf,
  subscriptionShape,
  transactionsShape,
  type PayPalSubscription,
} from './paypal-objects.ts';
import type { PayPalPlans } from './paypal-plans.ts';

/** What reaching PayPal takes. */
export interface PayPal {
  client: PayPalClient;
  plans: PayPalPlans;
  brandName: string;
}

/** Nothing is charged before the member has approved it at PayPal. */
export async function startAtPayPal(paypal: PayPal, order: PaymentOrder): Promise<PaymentOutcome> {
  const { client, plans, brandName } = paypal;
  const { idempotencyKey, returnUrl, cancelUrl, email } = order;
  const planId = await plans.idOf(order);
  const { value: subscription, at } = await client.ask({
    method: 'POST',
    path: '/v1/billing/subscriptions',
    idempotencyKey,
    shape: subscriptionShape,
    body: {
      plan_id: planId,
      custom_id: customIdOf(order),
      subscriber: { email_address: email },
      application_context: applicationContext({ brandName, returnUrl, cancelUrl }),
    },
  });
  const planned = { subscription, terms: await plans.termsOf(planId) };
  const fact = readFact({ id: `api:${idempotencyKey}`, at, planned });
  return {
    ok: true,
    report: reportOf({ subscription, facts: [fact] }),
    approvalUrl: approvalUrlOf(subscription.links),
  };
}

export function applicationContext({
  brandName,
  returnUrl,
  cancelUrl,
}: {
  brandName: string;
  returnUrl: string;
  cancelUrl: string;
}) {
  return {
    brand_name: brandName,
    shipping_preference: 'NO_SHIPPING',
    user_action: 'SUBSCRIBE_NOW',
    payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
    return_url: returnUrl,
    cancel_url: cancelUrl,
  };
}

/**
 * An order whose subscription we do not know was never sent to be approved: there is nothing to be
 * found, and nothing that could cost anybody anything.
 */
export async function findAtPayPal(
  paypal: PayPal,
  { orderId, providerReference }: { orderId: string; providerReference: string | null },
): Promise<SubscriptionReport | null> {
  if (providerReference === null) return null;
  const report = await knownAtPayPal(readAtPayPal(paypal, { providerReference }));
  return report?.orderId === orderId ? report : null;
}

/** How a subscription stands, and everything that was ever paid for it. */
export async function readAtPayPal(
  paypal: PayPal,
  { providerReference }: Pick<KnownSubscription, 'providerReference'>,
): Promise<SubscriptionReport> {
  const answer = await askForSubscription(paypal, providerReference);
  const planned = await withTerms(paypal, answer.value);
  const { status, plan_id: planId } = answer.value;
  // An approval may lie between two answers of the same second.
  const id = `read:${answer.at.getTime()}:${status}:${planId}`;
  const fact = readFact({ id, at: answer.at, planned });
  const paid = await paidAtPayPal(paypal, { planned, until: answer.at });
  return reportOf({ subscription: answer.value, facts: [fact, ...paid] });
}

export function askForSubscription(
  { client }: PayPal,
  id: string,
): Promise<PayPalAnswer<PayPalSubscription>> {
  const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
  return client.ask({ method: 'GET', path, shape: subscriptionShape });
}

export async function withTerms(
  { plans }: PayPal,
  subscription: PayPalSubscription,
): Promise<PlannedSubscription> {
  return { subscription, terms: await plans.termsOf(subscription.plan_id) };
}

/** Before it is approved, while it runs, and after it has ended: in this order within a second. */
const ranks: Record<string, number> = {
  APPROVAL_PENDING: factRanks.started,
  APPROVED: factRanks.started,
  CANCELLED: factRanks.ended,
  EXPIRED: factRanks.ended,
};

export function readFact({
  id,
  at,
  planned,
}: {
  id: string;
  at: Date;
  planned: PlannedSubscription;
}) {
  const rank = ranks[planned.subscription.status] ?? factRanks.changed;
  return standingFact({ id, at, standing: standingOf(planned), rank });
}

async function paidAtPayPal(
  { client }: PayPal,
  { planned, until }: { planned: PlannedSubscription; until: Date },
) {
  const { id, create_time: since, billing_info: billing } = planned.subscription;
  // Whoever has not approved has not paid.
  if (billing?.last_payment === undefined || since === undefined) return [];
  const query = new URLSearchParams({
    start_time: since.toISOString(),
    end_time: until.toISOString(),
  });
  const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}/transactions?${query}`;
  const { value } = await client.ask({ method: 'GET', path, shape: transactionsShape });
  return paidFacts({ transactions: value.transactions, currency: soldCurrency(planned) });
}
