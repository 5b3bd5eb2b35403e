import type { MembershipTools } from '../membership-tools.ts';
import {
  findLatestOrder,
  findOrder,
  insertOpenOrder,
  reopenOrder,
  type StoredOrder,
} from './payment-orders.store.ts';
import { isAbandoned, resumeOrder } from './resume-order.ts';

/**
 * Writes down what a company is about to be asked. The same form again is the same order, until it
 * has bought something: a form buys once. `busy` while another form of the member is being paid.
 */
export async function openOrder({
  tools,
  wanted,
}: {
  tools: MembershipTools;
  wanted: StoredOrder;
}): Promise<StoredOrder | 'busy' | 'used'> {
  const known = await findOrder({ db: tools.db, ...wanted });
  const own = standingOrder(known);
  if (own !== null) return own;
  const order = known === null ? wanted : { ...wanted, attempt: known.attempt + 1 };
  const open = known === null ? insertOpenOrder : reopenOrder;
  if (await open({ db: tools.db, order })) return order;
  // The form may have been sent twice at once: then the other request has made the order.
  const quicker = standingOrder(await findOrder({ db: tools.db, ...wanted }));
  if (quicker !== null) return quicker;
  if (!(await finishForgotten({ tools, wanted }))) return 'busy';
  return (await open({ db: tools.db, order })) ? order : 'busy';
}

/** The order to go on with; null where a new one has to be opened, or a refused one again. */
function standingOrder(order: StoredOrder | null): StoredOrder | 'used' | null {
  if (order?.state === 'OPEN') return order;
  return order?.state === 'DONE' ? 'used' : null;
}

/** An order that a crash left open is looked up at its company first; true when it is out of the way. */
async function finishForgotten({
  tools,
  wanted: { userId },
}: {
  tools: MembershipTools;
  wanted: StoredOrder;
}): Promise<boolean> {
  const open = await findLatestOrder({ db: tools.db, userId, state: 'OPEN' });
  if (open === null) return true;
  if (!isAbandoned({ order: open, now: tools.clock.now() })) return false;
  return (await resumeOrder({ tools, order: open })) === 'abandoned';
}
