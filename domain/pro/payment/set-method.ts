import { problem, type Problem } from '../../../lib/problems.ts';
import { refusedPayment } from '../../membership/orders/start-trial.ts';
import { keepAccount } from './keep-account.ts';
import { knownSeats } from './known-seats.ts';
import { findPayment } from './payment.store.ts';
import { gatewayOf, reconcileGroup } from './reconcile-group.ts';
import type { SeatTools } from './seat-tools.ts';

const mostTurns = 5;

/** The card that all charges to come go to; what is open is tried with it at once. */
export async function setMethod({
  tools,
  groupId,
  actorId,
  paymentToken,
  requestKey,
}: {
  tools: SeatTools;
  groupId: string;
  actorId: string;
  paymentToken: string;
  /** Made by the form: the same form sent twice is one change. */
  requestKey: string;
}): Promise<Problem[]> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const payment = await findPayment({ db: tools.db, groupId });
    if (payment === null) return [problem([], 'pro.billing-first')];
    const gateway = gatewayOf(tools, payment);
    if (gateway === null) return [problem([], 'payment.method-unavailable')];
    const key = `${groupId}:method:${requestKey}`;
    const outcome = await gateway.setMethod(knownSeats(payment), paymentToken, key);
    if (!outcome.ok) return refusedPayment(outcome.reason);
    const { account } = outcome;
    const events = [{ actorId, kind: 'PAYMENT_METHOD_CHANGED' as const }];
    const change = { refusedAt: null };
    if (!(await keepAccount({ tools, payment, account, change, events }))) continue;
    await reconcileGroup({ tools, groupId });
    return [];
  }
  return [problem([], 'payment.in-progress')];
}
