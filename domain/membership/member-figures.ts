import type { Database } from '../../db/database.ts';
import { dayMs } from '../../lib/clock.ts';
import { currentStatus, isOnTrial } from './entitlement.rules.ts';
import {
  countLatestByStanding,
  countPaymentFigures,
  countTrialFigures,
  type StandingCount,
} from './member-figures.store.ts';

/** How many members there are, by how their membership stands. Together they are all with access. */
export interface MemberCounts {
  readonly paying: number;
  readonly onTrial: number;
  readonly cancelledStillOpen: number;
  /** The charge is due, and the company has a few days for it. */
  readonly chargeOverdue: number;
}

export interface MemberFigures {
  readonly members: MemberCounts;
  readonly trials: Awaited<ReturnType<typeof countTrialFigures>>;
  readonly payments: Awaited<ReturnType<typeof countPaymentFigures>>;
}

/** What an operator wants to know of all memberships, in three statements. */
export async function readMemberFigures(args: { db: Database; now: Date }): Promise<MemberFigures> {
  const since = new Date(args.now.getTime() - 30 * dayMs);
  const [standings, trials, payments] = await Promise.all([
    countLatestByStanding(args),
    countTrialFigures({ ...args, since }),
    countPaymentFigures({ ...args, since }),
  ]);
  return { members: countMembers({ standings, now: args.now }), trials, payments };
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
