import type { Term } from '../../membership/offers/offers.rules.ts';
import { settleSeats } from '../../membership/seats/settle-seats.ts';
import type { MemberPeriod } from '../pro.rules.ts';
import { factsOf, findPayment, listUnsettledSeats, type UnsettledSeat } from './payment.store.ts';
import { accessOf } from './seat-standing.rules.ts';
import type { SeatTools } from './seat-tools.ts';

const batch = 500;
/** The rest follows in the next run. */
const mostBatches = 40;

const terms: Record<MemberPeriod, Term> = {
  MONTHLY_RECURRING: 'RECURRING',
  THREE_MONTHS: 'THREE_MONTH',
  SIX_MONTHS: 'HALF_YEAR',
  NINE_MONTHS: 'NINE_MONTH',
  ONE_YEAR: 'YEAR_FIXED',
};

/** Writes memberships that are not what the group's payment makes them. */
export async function settleSeatMembers({
  tools,
  groupId,
}: {
  tools: SeatTools;
  groupId: string;
}): Promise<void> {
  const { db, clock } = tools;
  const payment = await findPayment({ db, groupId });
  if (payment === null) return;
  const access = accessOf({ facts: factsOf(payment), graceDays: tools.terms.graceDays });
  const renewsAtAll = access?.renews ?? false;
  const { currency } = payment;
  for (let turn = 0; turn < mostBatches; turn += 1) {
    const now = clock.now();
    const seats = await listUnsettledSeats({ db, groupId, access, now, limit: batch });
    const changes = seats.map(({ seatId, userId, period, until }: UnsettledSeat) => {
      const renews = renewsAtAll && period === 'MONTHLY_RECURRING';
      const open = until && { until, renews, term: terms[period], currency };
      return { seatId, userId, access: open };
    });
    await settleSeats({ ...tools, changes });
    if (seats.length < batch) return;
  }
}
