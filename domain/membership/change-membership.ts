import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import { isPremium } from './entitlement.rules.ts';
import { membershipOf } from './membership-of.ts';
import { listRunning } from './membership.store.ts';
import { isSeat } from './seats/seats.rules.ts';
import { sellerOf } from './seats/seller-of.ts';
import type { MembershipTools } from './membership-tools.ts';
import type { Membership } from './membership.ts';
import { offerOf, type BillingPeriod, type OfferTerms } from './offers/offers.rules.ts';
import type { PaymentProvider, SubscriptionChange } from './payment-provider.ts';
import { refusedPayment, type StartedMembership } from './orders/start-trial.ts';
import { takeReport } from './facts/take-report.ts';

interface ChangeMembership {
  tools: MembershipTools;
  userId: string;
  /** Made by the form: the same form sent twice is one change. */
  requestKey: string;
}

type Outcome = Result<StartedMembership, Problem[]>;

/** Nothing more is charged; access stays until what is paid for ends. */
export function cancelMembership(args: ChangeMembership): Promise<Outcome> {
  return change(args, ({ renews }) => (renews ? { kind: 'cancel' } : null));
}

/** Takes a cancellation back, while the membership still runs. */
export function resumeMembership(args: ChangeMembership): Promise<Outcome> {
  return change(args, ({ renews }) => (renews ? null : { kind: 'resume' }));
}

/** The new offer counts from the next charge on; time that is paid for, or free, stays as it is. */
export function changeOffer({
  terms,
  billingPeriod,
  returnUrl,
  ...args
}: ChangeMembership & {
  terms: OfferTerms;
  billingPeriod: BillingPeriod;
  returnUrl: string;
}): Promise<Outcome> {
  return change(args, (membership) => {
    if (membership.billingPeriod === billingPeriod) return null;
    const { priceMinor, vatPercent } = offerOf({ ...membership, terms, billingPeriod });
    return { kind: 'offer', billingPeriod, priceMinor, vatPercent, returnUrl };
  });
}

export function changePaymentMethod({
  paymentToken,
  ...args
}: ChangeMembership & { paymentToken: string }): Promise<Outcome> {
  return change(args, () => ({ kind: 'payment-method', paymentToken }));
}

/** Null where nothing is left to change: a form that is sent twice changes it once. */
type ChooseChange = (membership: Membership) => SubscriptionChange | null;

async function change(args: ChangeMembership, choose: ChooseChange): Promise<Outcome> {
  const { tools, userId } = args;
  const membership = await ownMembership({ tools, userId });
  if (membership === null || !isPremium({ membership, now: tools.clock.now() })) {
    return refusal([problem([], 'membership.not-active')]);
  }
  if (isSeat(membership)) return refusal([problem([], 'membership.paid-by-group')]);
  const wanted = choose(membership);
  if (wanted === null) return success({ membership, approvalUrl: null });
  const provider = sellerOf(tools.payments, membership);
  if (provider === null) return refusal([problem([], 'membership.managed-elsewhere')]);
  return carryOut({ ...args, membership, provider, wanted });
}

/** Beside a seat that a group pays for, what the member bought themselves is what they can change. */
async function ownMembership({ tools, userId }: Pick<ChangeMembership, 'tools' | 'userId'>) {
  const latest = await membershipOf({ ...tools, userId });
  if (latest === null || !isSeat(latest)) return latest;
  const running = await listRunning({ db: tools.db, userId });
  return running.find((one) => !isSeat(one)) ?? latest;
}

interface CarryingOut extends ChangeMembership {
  membership: Membership;
  provider: PaymentProvider;
  wanted: SubscriptionChange;
}

async function carryOut({ tools, requestKey, membership, provider, wanted }: CarryingOut) {
  const key = `${membership.id}:${wanted.kind}:${requestKey}`;
  const outcome = await provider.change(membership, wanted, key);
  if (!outcome.ok) return refusal(refusedPayment(outcome.reason));
  const { report, approvalUrl } = outcome;
  const settled = await takeReport({ tools, provider: provider.name, report });
  return success({ membership: settled.membership, approvalUrl });
}
