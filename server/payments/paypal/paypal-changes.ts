import type {
  KnownSubscription,
  PaymentOutcome,
  SubscriptionChange,
} from '../../../domain/membership/payment-provider.ts';
import { factRanks, standingFact } from '../facts.ts';
import { PayPalRefusal } from './paypal-client.ts';
import { endedAtOnce, endedStanding, reportOf } from './paypal-facts.ts';
import { approvalUrlOf, revisionShape, subscriptionShape } from './paypal-objects.ts';
import {
  applicationContext,
  askForSubscription,
  readFact,
  withTerms,
  type PayPal,
} from './paypal-subscriptions.ts';

interface Changing {
  paypal: PayPal;
  subscription: KnownSubscription;
  change: SubscriptionChange;
  idempotencyKey: string;
}

/**
 * What PayPal has cancelled is gone for good, so a membership that may be taken back is paused there.
 * It is ended where it must be over at once.
 */
export async function changeAtPayPal(changing: Changing): Promise<PaymentOutcome> {
  const { change } = changing;
  switch (change.kind) {
    case 'cancel':
      await order(changing, 'suspend', 'Cancelled by the member');
      return (await readChanged(changing)).outcome;
    case 'resume':
      return resume(changing);
    case 'cancel-now':
      return endAtOnce(changing);
    case 'offer':
      return revise(changing, change);
    case 'payment-method':
      // The wallet is PayPal's: it is changed there.
      return { ok: false, reason: 'invalid-payment-method' };
  }
}

type Order = 'suspend' | 'activate' | 'cancel';

/**
 * A subscription that is so already, or can no longer become so, stays as it is; how it stands is
 * read afterwards.
 */
async function order({ paypal, subscription }: Changing, what: Order, reason: string) {
  const id = encodeURIComponent(subscription.providerReference);
  const path = `/v1/billing/subscriptions/${id}/${what}`;
  const shape = subscriptionShape.optional();
  try {
    await paypal.client.ask({ method: 'POST', path, shape, body: { reason } });
  } catch (error) {
    const isThatWay =
      error instanceof PayPalRefusal && error.issues.includes('SUBSCRIPTION_STATUS_INVALID');
    if (!isThatWay) throw error;
  }
}

async function readChanged({ paypal, subscription, idempotencyKey }: Changing) {
  const { value, at } = await askForSubscription(paypal, subscription.providerReference);
  const planned = await withTerms(paypal, value);
  const fact = readFact({ id: `api:${idempotencyKey}`, at, planned });
  const report = reportOf({ subscription: value, facts: [fact] });
  const outcome = { ok: true, report, approvalUrl: null } as const;
  return { outcome, isRunning: value.status === 'ACTIVE' };
}

async function resume(changing: Changing): Promise<PaymentOutcome> {
  await order(changing, 'activate', 'Taken back by the member');
  const { outcome, isRunning } = await readChanged(changing);
  return isRunning ? outcome : { ok: false, reason: 'cannot-resume' };
}

async function endAtOnce(changing: Changing): Promise<PaymentOutcome> {
  const { paypal, subscription, idempotencyKey } = changing;
  await order(changing, 'cancel', endedAtOnce);
  const { value, at } = await askForSubscription(paypal, subscription.providerReference);
  const standing = { expireTime: at, ...endedStanding(value) };
  const id = `api:${idempotencyKey}`;
  const fact = standingFact({ id, at, standing, rank: factRanks.ended });
  const report = reportOf({ subscription: value, facts: [fact] });
  return { ok: true, report, approvalUrl: null };
}

/** Counts from the next charge on, once the member has approved it. */
async function revise(
  changing: Changing,
  change: Extract<SubscriptionChange, { kind: 'offer' }>,
): Promise<PaymentOutcome> {
  const { paypal, subscription, idempotencyKey } = changing;
  const { client, plans, brandName } = paypal;
  const { providerReference, currency } = subscription;
  const planId = await plans.idOf({ ...change, currency, trialDays: 0 });
  const { returnUrl } = change;
  const { value } = await client.ask({
    method: 'POST',
    path: `/v1/billing/subscriptions/${encodeURIComponent(providerReference)}/revise`,
    idempotencyKey,
    shape: revisionShape,
    body: {
      plan_id: planId,
      application_context: applicationContext({ brandName, returnUrl, cancelUrl: returnUrl }),
    },
  });
  const approvalUrl = approvalUrlOf(value.links);
  if (approvalUrl === null) return (await readChanged(changing)).outcome;
  return { ok: true, approvalUrl, report: unchanged(providerReference) };
}

function unchanged(providerReference: string) {
  return { providerReference, userId: null, orderId: null, facts: [] };
}
