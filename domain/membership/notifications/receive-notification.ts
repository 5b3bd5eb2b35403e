import type { MembershipTools } from '../membership-tools.ts';
import type { Provider } from '../offers/offers.rules.ts';
import { keepNotification } from './payment-notifications.store.ts';
import type { PaymentNotification, SubscriptionReport } from '../payment-provider.ts';
import { takeReport } from '../facts/take-report.ts';

/**
 * Keeps a verified notification, then acts on it. Once it is kept, nothing is lost: what cannot be
 * settled now is settled with the next one, or by `reconcilePayments`.
 */
export async function receiveNotification({
  tools,
  provider,
  notification: { id, reports },
}: {
  tools: MembershipTools;
  provider: Provider;
  notification: PaymentNotification;
}): Promise<void> {
  const now = tools.clock.now();
  const unsettled: SubscriptionReport[] = [];
  for (const [index, report] of reports.entries()) {
    const part = index === 0 ? id : `${id}:${index}`;
    const isOpen = await keepNotification({ db: tools.db, provider, id: part, report, now });
    if (isOpen) unsettled.push(report);
  }
  for (const report of unsettled) {
    await takeReport({ tools, provider, report: { ...report, facts: [] } });
  }
}
