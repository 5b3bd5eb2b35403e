import { addDays } from '../../../lib/clock.ts';
import { hashSeed } from '../../planner/random.ts';
import type { PlannerProfile } from '../../planner/types.ts';

/**
 * Of the preview and of a member's first plan: it follows from the answers alone, so the week a
 * visitor saw is the week they get, as long as neither answers nor recipes change.
 */
export function firstPlanSeed(args: { profile: PlannerProfile; contentVersion: string }): number {
  const { history: _eaten, daysBefore: _days, opinions: _opinions, ...answers } = args.profile;
  const sorted = Object.entries(answers).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return hashSeed([JSON.stringify(sorted), args.contentVersion]);
}

/**
 * The seed of later plans: each plan made within a week gets another one, and the same request
 * always the same.
 */
export function laterPlanSeed(args: {
  userId: string;
  weekStart: Date;
  contentVersion: string;
  plansThisWeek: number;
  /** How often other dishes were asked for. */
  otherDishes?: number;
}): number {
  const { userId, weekStart, contentVersion, plansThisWeek, otherDishes = 0 } = args;
  const others = otherDishes === 0 ? [] : [otherDishes];
  return hashSeed([userId, weekStart.toISOString(), contentVersion, plansThisWeek, ...others]);
}

/** Monday, midnight UTC. */
export function startOfWeek(time: Date): Date {
  const midnight = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
  return addDays(midnight, -((midnight.getUTCDay() + 6) % 7));
}
