import type { MembershipTools } from '../membership-tools.ts';
import { findRecipient } from '../membership.store.ts';
import { setOrderState, type StoredOrder } from './payment-orders.store.ts';
import { orderIdOf } from '../facts/settle-subscription.ts';
import { takeReport } from '../facts/take-report.ts';

/** No request runs this long: the one that opened the order has ended. */
const abandonedAfterMs = 2 * 60_000;
/** How long a member may leave a company's approval page open. */
const approvalMs = 3 * 24 * 60 * 60_000;

export function isAbandoned({ order, now }: { order: StoredOrder; now: Date }): boolean {
  return now.getTime() - order.updatedAt.getTime() >= abandonedAfterMs;
}

/** Asks the company what became of an order that was never finished, and finishes it. */
export async function resumeOrder({
  tools,
  order,
}: {
  tools: MembershipTools;
  order: StoredOrder;
}): Promise<'done' | 'waiting' | 'abandoned'> {
  const provider = tools.payments.byName(order.provider);
  const recipient = await findRecipient({ db: tools.db, userId: order.userId });
  if (provider === null || recipient === null) return 'waiting';
  const { email } = recipient;
  const { providerReference } = order;
  const report = await provider.find({ orderId: orderIdOf(order), email, providerReference });
  const settled = report && (await takeReport({ tools, provider: order.provider, report }));
  const status = settled?.membership?.status;
  if (status === 'ACTIVE') return 'done';
  const isWaiting = status === 'NEW' && isRecent(tools, order);
  const now = tools.clock.now();
  const state = isWaiting ? 'AWAITING_APPROVAL' : 'ABANDONED';
  if (state !== order.state) {
    const reference = report?.providerReference;
    await setOrderState({
      db: tools.db,
      order,
      state,
      now,
      ...(reference && { providerReference: reference }),
    });
  }
  return isWaiting ? 'waiting' : 'abandoned';
}

function isRecent({ clock }: MembershipTools, { createdAt }: StoredOrder): boolean {
  return clock.now().getTime() - createdAt.getTime() < approvalMs;
}
