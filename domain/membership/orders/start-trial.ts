import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { isPremium } from '../entitlement.rules.ts';
import { paymentsUnavailable } from '../membership.errors.ts';
import { membershipOf } from '../membership-of.ts';
import type { MembershipTools } from '../membership-tools.ts';
import type { Membership } from '../membership.ts';
import { hasBeenMember, offerOf, trialDaysFor } from '../offers/offers.rules.ts';
import type { BillingPeriod, Currency, OfferTerms } from '../offers/offers.rules.ts';
import { openOrder } from './open-order.ts';
import type { PaymentMethod, PaymentProvider, PaymentRefusal } from '../payment-provider.ts';
import { setOrderState, type StoredOrder } from './payment-orders.store.ts';
import { orderIdOf } from '../facts/settle-subscription.ts';
import { takeReport } from '../facts/take-report.ts';
import { findTakenClaims } from '../trials/trial-claims.store.ts';
import { trialClaimsOf } from '../trials/trial-claims.ts';

export interface StartTrial {
  tools: MembershipTools;
  terms: OfferTerms;
  user: { userId: string; email: string };
  method: PaymentMethod;
  billingPeriod: BillingPeriod;
  currency: Currency;
  paymentToken: string;
  /** Made by the form: the same form sent twice is one request to the payment company. */
  requestKey: string;
  /** The member knows that there is no trial, and pays today. */
  isWithoutTrial: boolean;
  /** Where a company that asks for approval sends the member back to. */
  returnUrl: string;
  cancelUrl: string;
}

export interface StartedMembership {
  membership: Membership | null;
  /** The company's page where the member approves the payment, if it has one. */
  approvalUrl: string | null;
}

type Outcome = Result<StartedMembership, Problem[]>;

const problemOfRefusal: Record<PaymentRefusal, Problem> = {
  'cannot-resume': problem([], 'membership.cannot-resume'),
  declined: problem('paymentToken', 'payment.declined'),
  'invalid-payment-method': problem('paymentToken', 'payment.invalid'),
  'needs-authentication': problem('paymentToken', 'payment.needs-authentication'),
};

export function refusedPayment(reason: PaymentRefusal): Problem[] {
  return [problemOfRefusal[reason]];
}

/** Starts a membership, with its trial for a new member. An active member gets the one they have. */
export async function startTrial(args: StartTrial): Promise<Outcome> {
  const { tools, user } = args;
  const former = await membershipOf({ ...tools, ...user });
  if (former && isRunning(tools, former)) return already(former);
  if (!tools.payments.isAvailable) throw paymentsUnavailable();
  const provider = tools.payments.forMethod(args.method);
  if (provider === null) return refusal([problem('method', 'payment.method-unavailable')]);
  const instrument = await provider.inspect(args);
  if (!instrument.ok) return refusal(refusedPayment(instrument.reason));
  const wanted = wantedOrder({ args, provider, former, fingerprint: instrument.fingerprint });
  if (await isTrialTaken(tools, wanted)) return refusal([problem('paymentToken', 'trial.used')]);
  const order = await openOrder({ tools, wanted });
  // The user may have become a member in another window since we looked; from here on an open order
  // prevents that.
  const current = await membershipOf({ ...tools, ...user });
  if (current && isRunning(tools, current)) {
    await abandon(tools, order);
    return already(current);
  }
  if (order === 'busy') return refusal([problem([], 'payment.in-progress')]);
  if (order === 'used') return refusal([problem([], 'payment.form-used')]);
  return pay({ args, provider, former, order });
}

function isRunning({ clock }: MembershipTools, membership: Membership): boolean {
  return isPremium({ membership, now: clock.now() });
}

function already(membership: Membership): Outcome {
  return success({ membership, approvalUrl: null });
}

async function abandon({ db, clock }: MembershipTools, order: StoredOrder | string): Promise<void> {
  if (typeof order === 'string') return;
  await setOrderState({ db, order, state: 'ABANDONED', now: clock.now() });
}

interface Wanting {
  args: StartTrial;
  provider: PaymentProvider;
  former: Membership | null;
  fingerprint: string | null;
}

function wantedOrder({ args, provider, former, fingerprint }: Wanting): StoredOrder {
  const { tools, terms, user, billingPeriod, currency } = args;
  const now = tools.clock.now();
  const offer = offerOf({ terms, currency, billingPeriod });
  const isFormer = args.isWithoutTrial || hasBeenMember(former);
  const trialDays = trialDaysFor({ trialDays: offer.trialDays, isFormer });
  const claims = trialClaimsOf({ secret: tools.claimSecret, email: user.email, fingerprint });
  return {
    userId: user.userId,
    id: args.requestKey,
    attempt: 1,
    state: 'OPEN',
    provider: provider.name,
    billingPeriod,
    currency,
    priceMinor: offer.priceMinor,
    trialDays,
    claims: trialDays > 0 ? claims : [],
    providerReference: null,
    createdAt: now,
    updatedAt: now,
  };
}

async function isTrialTaken({ db }: MembershipTools, order: StoredOrder): Promise<boolean> {
  const taken = await findTakenClaims({ db, claims: order.claims, orderId: orderIdOf(order) });
  return taken.length > 0;
}

interface Paying {
  args: StartTrial;
  provider: PaymentProvider;
  former: Membership | null;
  order: StoredOrder;
}

/**
 * If the server dies after asking the company and before writing the answer down,
 * `reconcilePayments` finds the subscription by its order.
 */
async function pay({ args, provider, former, order }: Paying): Promise<Outcome> {
  const { tools, terms, user, paymentToken, returnUrl, cancelUrl } = args;
  const orderId = orderIdOf(order);
  const isSameCompany = former?.provider === provider.name;
  const outcome = await provider.start({
    orderId,
    idempotencyKey: `${orderId}:${order.attempt}`,
    ...user,
    customerReference: isSameCompany ? former.customerReference : null,
    billingPeriod: order.billingPeriod,
    currency: order.currency,
    priceMinor: order.priceMinor,
    vatPercent: terms.vatPercent[order.currency],
    trialDays: order.trialDays,
    paymentToken,
    returnUrl,
    cancelUrl,
  });
  const now = tools.clock.now();
  if (!outcome.ok) {
    await setOrderState({ db: tools.db, order, state: 'REFUSED', now });
    return refusal(refusedPayment(outcome.reason));
  }
  const { report, approvalUrl } = outcome;
  if (approvalUrl !== null) {
    const { providerReference } = report;
    const state = 'AWAITING_APPROVAL';
    await setOrderState({ db: tools.db, order, state, providerReference, now });
  }
  const { membership, stopReason } = await takeReport({ tools, provider: provider.name, report });
  if (stopReason === 'trial-used') return refusal([problem('paymentToken', 'trial.used')]);
  if (stopReason === null) return success({ membership, approvalUrl });
  return success({ membership: await membershipOf({ ...tools, ...user }), approvalUrl: null });
}
