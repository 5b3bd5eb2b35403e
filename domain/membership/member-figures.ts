import type { Database } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { currentStatus, isOnTrial } from './entitlement.rules.ts';
import {
  countLatestByStanding,
  countPaymentFigures,
  countTrialFigures,
  readNoticeFigures,
  type NoticeFigures,
  type PaymentFigures,
  type StandingCount,
  type TrialFigures,
} from './member-figures.store.ts';

/** How many members there are, by how their membership stands. Together they are all with access. */
export interface MemberCounts {
  readonly paying: number;
  readonly onTrial: number;
  readonly cancelledStillOpen: number;
  /** The charge is due, and the company has a few days for it. */
  readonly chargeOverdue: number;
}

/** Of so many days, and of as many before them. */
export interface LastAndBefore<Figures> {
  readonly last: Figures;
  readonly before: Figures;
}

export interface MemberFigures {
  readonly members: MemberCounts;
  readonly trials: LastAndBefore<TrialFigures>;
  readonly payments: LastAndBefore<PaymentFigures>;
  readonly notices: NoticeFigures;
}

/** What an operator wants to know of all memberships, in as many statements however many there are. */
export async function readMemberFigures(args: {
  db: Database;
  now: Date;
  days: number;
}): Promise<MemberFigures> {
  const { now, days } = args;
  const since = addDays(now, -days);
  const times = {
    last: { since, until: now },
    before: { since: addDays(since, -days), until: since },
  };
  const [standings, trials, payments, notices] = await Promise.all([
    countLatestByStanding(args),
    countTrialFigures({ ...args, ...times }),
    countPaymentFigures({ ...args, ...times }),
    readNoticeFigures(args),
  ]);
  return { members: countMembers({ standings, now }), trials, payments, notices };
}

function countMembers(args: { standings: readonly StandingCount[]; now: Date }): MemberCounts {
  const counts = { paying: 0, onTrial: 0, cancelledStillOpen: 0, chargeOverdue: 0 };
  for (const { count, ...standing } of args.standings) {
    const state = stateOf({ standing, now: args.now });
    if (state !== null) counts[state] += count;
  }
  return counts;
}

/** The rules that decide who has access decide here too. */
function stateOf({
  standing,
  now,
}: {
  standing: Omit<StandingCount, 'count'>;
  now: Date;
}): keyof MemberCounts | null {
  const membership = standing;
  if (currentStatus({ membership, now }) !== 'ACTIVE') return null;
  if (!standing.renews) return 'cancelledStillOpen';
  if (isOnTrial({ membership, now })) return 'onTrial';
  return standing.expireTime <= now ? 'chargeOverdue' : 'paying';
}
