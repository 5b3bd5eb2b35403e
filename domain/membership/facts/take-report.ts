import type { MembershipTools } from '../membership-tools.ts';
import type { Provider } from '../offers/offers.rules.ts';
import type { SubscriptionReport } from '../payment-provider.ts';
import { settleSubscription, type Settled } from './settle-subscription.ts';

/** Settles what a company reports. A subscription that must not go on is ended at once. */
export async function takeReport({
  tools,
  provider,
  report,
}: {
  tools: MembershipTools;
  provider: Provider;
  report: SubscriptionReport;
}): Promise<Settled> {
  const settled = await settleSubscription({ tools, provider, report });
  const { membership, stopReason } = settled;
  if (membership === null || stopReason === null) return settled;
  const { providerReference } = membership;
  tools.log.warn({ provider, providerReference, stopReason }, 'a subscription must not go on');
  const outcome = await tools.payments
    .byName(provider)
    ?.change(membership, { kind: 'cancel-now' }, `stop:${providerReference}`);
  if (!outcome?.ok) return settled;
  const ended = await settleSubscription({ tools, provider, report: outcome.report });
  return { membership: ended.membership, stopReason };
}
