import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { isPremium } from '../entitlement.rules.ts';
import { membershipOf } from '../membership-of.ts';
import { sellerOf } from '../seats/seller-of.ts';
import type { MembershipTools } from '../membership-tools.ts';
import type { Membership } from '../membership.ts';
import { findLatestOrder } from './payment-orders.store.ts';
import { resumeOrder } from './resume-order.ts';
import { takeReport } from '../facts/take-report.ts';

/**
 * The member is back from a company's approval page. The address they come back with proves
 * nothing, so the company is asked whether they approved the purchase or the change.
 */
export async function confirmPayment({
  tools,
  userId,
}: {
  tools: MembershipTools;
  userId: string;
}): Promise<Result<Membership, Problem[]>> {
  const state = 'AWAITING_APPROVAL';
  const order = await findLatestOrder({ db: tools.db, userId, state });
  if (order) await resumeOrder({ tools, order });
  const membership = await membershipNow({ tools, userId });
  if (membership && isPremium({ membership, now: tools.clock.now() })) return success(membership);
  if (membership?.status === 'CANCELLED') return refusal([problem([], 'trial.used')]);
  return refusal([problem([], 'payment.not-approved')]);
}

/** Where members approve on the company's own pages, the company knows more than we do by now. */
async function membershipNow({ tools, userId }: { tools: MembershipTools; userId: string }) {
  const membership = await membershipOf({ ...tools, userId });
  const provider = membership && sellerOf(tools.payments, membership);
  if (membership?.status !== 'ACTIVE' || provider?.fields.kind !== 'APPROVAL') return membership;
  const report = await provider.read(membership);
  await takeReport({ tools, provider: provider.name, report });
  return membershipOf({ ...tools, userId });
}
