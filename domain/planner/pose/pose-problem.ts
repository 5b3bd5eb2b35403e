import { describeSurvivors } from '../catalog/candidates.ts';
import { countShortages } from '../refuse/feasibility.ts';
import { createHorizon, repeatRules } from '../catalog/horizon.ts';
import { isPortion, resolveLocks, type Locks } from './locks.ts';
import type { PlanRequest, Problem } from './problem.ts';
import { requirementsOf } from '../catalog/requirements.ts';
import type { RefusalReason } from '../types.ts';
import { mostPlanDays, portions } from '../weights.ts';

interface PosedProblem {
  /**
   * The rules about repetition that counting leaves possible, strictest first; or the last. What
   * the last cannot keep, none can.
   */
  readonly problems: readonly [Problem, ...Problem[]];
  /** Why no plan exists; empty when counting proves nothing. */
  readonly reasons: readonly RefusalReason[];
}

export function poseProblem(request: PlanRequest): PosedProblem {
  const { catalog, profile, days, firstWeekday = 0, freshLunchDays } = request;
  refuseBadRequest({ days, firstWeekday });
  const requirements = requirementsOf(profile);
  const candidates = describeSurvivors({ catalog, requirements });
  const rules = repeatRules({
    days,
    acceptedDays: profile.repeatsAfterDays,
    isHurried: requirements.isHurried,
    hasBefore: (profile.daysBefore ?? []).length > 0 || profile.today !== undefined,
  });
  const tried = rules.map((rule) => {
    const horizon = createHorizon({ requirements, days, firstWeekday, rule, freshLunchDays });
    const locks = resolveLocks({ catalog, horizon, locked: request.locked ?? [] });
    return { request, requirements, candidates, horizon, locks };
  });
  return sortOut(tried);
}

function refuseBadRequest(args: { days: number; firstWeekday: number }): void {
  const { days, firstWeekday } = args;
  const isWithin = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (!isWithin(days, 1, mostPlanDays)) throw new RangeError(`planner: days is ${days}`);
  if (!isWithin(firstWeekday, 0, 6)) throw new RangeError(`planner: weekday is ${firstWeekday}`);
}

function sortOut(tried: readonly Problem[]): PosedProblem {
  let reasons: readonly RefusalReason[] = [];
  for (const [at, problem] of tried.entries()) {
    reasons = problem.locks.reasons.length > 0 ? problem.locks.reasons : countShortages(problem);
    // Counting says little more about the looser ones, which are seldom asked for.
    if (reasons.length === 0) return { problems: [problem, ...tried.slice(at + 1)], reasons };
  }
  const last = tried.at(-1);
  if (last === undefined) throw new Error('planner: no rule about repetition to try');
  return { problems: [last], reasons };
}

/** Portions to try: the one energy asks for, and smaller ones where carbs leave no room. */
export function portionsToTry({ requirements, locks }: Problem): number[] {
  const tried: number[] = [];
  const wished = portionOfLocks(locks) ?? requirements.targets.portion;
  const least = Math.min(wished, requirements.leastPortion);
  for (let portion = wished; portion >= least; portion -= portions.step) tried.push(portion);
  return tried;
}

/** New dishes are served in the portion of the meals that stay. */
function portionOfLocks({ slots }: Locks): number | null {
  const mains = slots.flatMap(({ helpings: [main] }) => main ?? []);
  return mains.map(({ servingFactor }) => servingFactor).find(isPortion) ?? null;
}
