import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { ProGroup } from '../groups/group.ts';
import { knownSeats } from './known-seats.ts';
import { findPayment } from './payment.store.ts';
import { gatewayOf } from './reconcile-group.ts';
import type { SeatTools } from './seat-tools.ts';

/** What the company's own fields need before a card is typed into them. */
export async function prepareMethod({
  tools,
  group: { id: groupId },
}: {
  tools: SeatTools;
  group: ProGroup;
}): Promise<Result<string | null, Problem[]>> {
  const payment = await findPayment({ db: tools.db, groupId });
  if (payment === null) return refusal([problem([], 'pro.billing-first')]);
  const gateway = gatewayOf(tools, payment);
  if (gateway === null) return refusal([problem([], 'payment.method-unavailable')]);
  const prepared = await gateway.prepareMethod(knownSeats(payment));
  return success(prepared?.clientSecret ?? null);
}
