import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { membershipOf } from '../membership-of.ts';
import { sellerOf } from '../seats/seller-of.ts';
import type { MembershipTools } from '../membership-tools.ts';

/** What the company's own fields need before a card is typed into them. */
export async function preparePayment({
  tools,
  user,
}: {
  tools: MembershipTools;
  user: { userId: string; email: string };
}): Promise<Result<string | null, Problem[]>> {
  const provider = tools.payments.forMethod('CARD');
  if (provider === null) return refusal([problem([], 'payment.method-unavailable')]);
  const membership = await membershipOf({ ...tools, ...user });
  const isSameCompany = membership?.provider === provider.name;
  const customerReference = isSameCompany ? membership.customerReference : null;
  const prepared = await provider.prepareFields({ ...user, customerReference });
  return success(prepared?.clientSecret ?? null);
}

/** The company's own pages, where it has some. */
export async function openPortal({
  tools,
  userId,
  returnUrl,
}: {
  tools: MembershipTools;
  userId: string;
  returnUrl: string;
}): Promise<Result<string, Problem[]>> {
  const membership = await membershipOf({ ...tools, userId });
  const provider = membership && sellerOf(tools.payments, membership);
  const url = provider && (await provider.portalUrl({ ...membership, returnUrl }));
  return url ? success(url) : refusal([problem([], 'membership.no-portal')]);
}
