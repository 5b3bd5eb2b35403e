import { addDays } from '../../../lib/clock.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { listToCheck, markChecked } from '../membership.store.ts';
import { deleteNotifications, listUnsettledReferences } from './payment-notifications.store.ts';
import { listUnfinishedOrders } from '../orders/payment-orders.store.ts';
import { resumeOrder } from '../orders/resume-order.ts';
import { takeReport } from '../facts/take-report.ts';

const orderPatienceMs = 2 * 60_000;
const checkEveryMs = 60 * 60_000;
/** Companies send a notification again for days, not for months. */
const notificationDays = 90;

/**
 * Finishes what a crash, a lost notification or an unreachable company left undone. Can run at any
 * time, on every server at once.
 */
export async function reconcilePayments(tools: MembershipTools): Promise<void> {
  const now = tools.clock.now();
  const before = new Date(now.getTime() - orderPatienceMs);
  const orders = await listUnfinishedOrders({ db: tools.db, before });
  await each(tools, orders, (order) => resumeOrder({ tools, order }));
  const references = await listUnsettledReferences({ db: tools.db });
  await each(tools, references, ({ provider, providerReference }) =>
    takeReport({
      tools,
      provider,
      report: { providerReference, userId: null, orderId: null, facts: [] },
    }),
  );
  await checkDoubtful(tools);
  const receivedBefore = addDays(now, -notificationDays);
  await deleteNotifications({ db: tools.db, receivedBefore });
}

async function checkDoubtful(tools: MembershipTools): Promise<void> {
  const now = tools.clock.now();
  const checkedBefore = new Date(now.getTime() - checkEveryMs);
  const doubtful = await listToCheck({ db: tools.db, now, checkedBefore });
  await each(tools, doubtful, async (membership) => {
    const report = await tools.payments.companyOf(membership.provider)?.read?.(membership);
    if (report) await takeReport({ tools, provider: membership.provider, report });
    await markChecked({ db: tools.db, membership, now });
  });
}

/** One that fails is tried again next time and keeps nobody else waiting. */
async function each<Item extends object>(
  tools: MembershipTools,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      tools.log.warn({ err: error }, 'a payment could not be reconciled');
    }
  }
}
