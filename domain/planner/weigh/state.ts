import type { DaysBefore } from '../catalog/days-before.ts';
import { neighbourStride, type Horizon } from '../catalog/horizon.ts';
import type { Pool } from '../catalog/pool.ts';
import type { Requirements } from '../catalog/requirements.ts';
import { weights } from '../weights.ts';
import { costOfDay, costOfServed, measuresFor, type DayMeasures } from './day-costs.ts';

/**
 * A plan under construction, with every sum and count that the cost of a change needs. The search
 * mutates it in place millions of times: the one exception to values that never change, and it
 * never leaves this folder.
 */
export interface PlanState extends DayMeasures {
  readonly pool: Pool;
  readonly horizon: Horizon;
  readonly mostCarbsMg: number;
  readonly freshLunchCost: number;
  /** Pool item by slot × 3 + role. */
  readonly choice: Int32Array;
  /** By slot: its main was cooked the evening before. */
  readonly isLeftover: Uint8Array;
  /** By slot × 3 + role: locked. */
  readonly isFixed: Uint8Array;
  /** Records of `dayStride` numbers, in the order of the constants below. */
  readonly day: Float64Array;
  /** By slot, what its meal is judged by: kcal of a breakfast, grams of vegetables of a dinner. */
  readonly served: Float64Array;
  /** By week × traits + trait: how often it occurs in what is cooked. */
  readonly traitCount: Int16Array;
  /** What one more, and one fewer, of a trait would cost and save. */
  readonly traitAdds: Float64Array;
  readonly traitSaves: Float64Array;
  /** By week × kinds + kind: how often it is eaten, leftovers too; kind 0 is not counted. */
  readonly kindCount: Int16Array;
  /** By week: how many different dishes are cooked. */
  readonly dishCount: Int16Array;
  /**
   * Protein key of the main of each slot, leftovers too; after the last slot one of nothing and
   * those of the eve, see `Horizon.neighbours`.
   */
  readonly proteinKey: Int32Array;
  /** The same of the kind of dish. */
  readonly kindKey: Int32Array;
  /** By slot × keys + key: what a main of that protein would cost there by its neighbours. */
  readonly proteinLikeness: Float64Array;
  /** The same of the kind of dish. */
  readonly kindLikeness: Float64Array;
  /** By slot: what its main costs by its likeness to its neighbours and by its companions. */
  readonly placeCost: Float64Array;
  /** By pool item, a bit per day it is cooked as an everyday meal, see `Horizon.isEveryday`. */
  readonly everydayUse: Int32Array;
  /** The same for all others. */
  readonly otherUse: Int32Array;
  /** Items about to be weighed. */
  readonly trial: Int32Array;
  objective: number;
  /**
   * Registers of the search: a change is weighed against `limit`, and what it adds is left in
   * `delta`. As arguments and results these two numbers would be boxed millions of times.
   */
  limit: number;
  delta: number;
  /** What the search has taken so far; a step is about what adding up one day takes. */
  steps: number;
}

/** How many candidates are weighed for one place at a time. */
export const mostTried = 8;

export const dayStride = 8;
export const dayKcalAt = 0;
export const dayProteinAt = 1;
export const dayCarbsMgAt = 2;
export const dayCostAt = 3;
export const dayVegetablesAt = 4;
export const dayFiberAt = 5;
export const daySaturatedFatAt = 6;
export const daySaltAt = 7;

/** An empty plan. */
export function createState(args: {
  pool: Pool;
  horizon: Horizon;
  requirements: Requirements;
  daysBefore: DaysBefore;
}): PlanState {
  const { pool, horizon, requirements, daysBefore } = args;
  const { profile } = requirements;
  const traits = horizon.weekCount * pool.traits.count;
  const state: PlanState = {
    pool,
    horizon,
    ...measuresFor(requirements),
    mostCarbsMg: requirements.mostNetCarbsMg,
    freshLunchCost: profile.leftovers ? weights.freshLunch.value : 0,
    choice: new Int32Array(horizon.slotCount * 3),
    isLeftover: new Uint8Array(horizon.slotCount),
    isFixed: new Uint8Array(horizon.slotCount * 3),
    day: new Float64Array(horizon.days * dayStride),
    served: new Float64Array(horizon.slotCount),
    traitCount: new Int16Array(traits),
    traitAdds: new Float64Array(traits),
    traitSaves: new Float64Array(traits),
    kindCount: new Int16Array(horizon.weekCount * pool.kindKeys),
    dishCount: new Int16Array(horizon.weekCount),
    proteinKey: new Int32Array(horizon.slotCount + 4),
    kindKey: new Int32Array(horizon.slotCount + 4),
    proteinLikeness: new Float64Array(horizon.slotCount * pool.proteinKeys),
    kindLikeness: new Float64Array(horizon.slotCount * pool.kindKeys),
    placeCost: new Float64Array(horizon.slotCount),
    everydayUse: new Int32Array(pool.size),
    otherUse: new Int32Array(pool.size),
    trial: new Int32Array(mostTried),
    objective: 0,
    limit: Infinity,
    delta: Infinity,
    steps: 0,
  };
  state.proteinKey.set(daysBefore.proteinOnEve, horizon.slotCount + 1);
  state.kindKey.set(daysBefore.kindOnEve, horizon.slotCount + 1);
  emptyState(state);
  return state;
}

/** Keeps what is fixed marked as fixed; the caller puts it back. */
export function emptyState(state: PlanState): void {
  const { horizon, day, traitAdds, pool } = state;
  const { slotCount } = horizon;
  const cooked = [state.traitCount, traitAdds, state.traitSaves, state.dishCount];
  const eaten = [state.choice, state.isLeftover, day, state.served, state.kindCount];
  const likeness = [state.proteinLikeness, state.kindLikeness, state.placeCost];
  const used = [state.everydayUse, state.otherUse];
  for (const column of [...cooked, ...eaten, ...likeness, ...used]) column.fill(0);
  state.proteinKey.fill(0, 0, slotCount);
  state.kindKey.fill(0, 0, slotCount);
  likenToEve(state);
  const emptyDayCost = costOfDay(state, 0, 0, 0, 0, 0, 0);
  for (let at = dayCostAt; at < day.length; at += dayStride) day[at] = emptyDayCost;
  let seafoodCost = 0;
  for (let week = 0; week < horizon.weekCount; week++) {
    const wanted = horizon.seafoodMeals[week]!;
    seafoodCost += wanted * seafoodMissed;
    traitAdds[week * pool.traits.count + pool.traits.seafood] = wanted > 0 ? -seafoodMissed : 0;
    traitAdds.set(pool.traits.foodWeights, week * pool.traits.count + pool.traits.firstFood);
  }
  const dailyCost = emptyDayCost + state.freshLunchCost + costOfServed(state, dinner, 0);
  state.objective = horizon.days * dailyCost + seafoodCost;
}

/** What mains of the first day cost by being like those of the eve. */
function likenToEve(state: PlanState): void {
  const { neighbours, proteinPairCost, kindPairCost, mealsPerDay, slotCount } = state.horizon;
  const { proteinKeys, kindKeys } = state.pool;
  for (let at = 0; at < mealsPerDay * neighbourStride; at++) {
    const other = neighbours[at]!;
    if (other <= slotCount) continue;
    const slot = (at / neighbourStride) | 0;
    const protein = state.proteinKey[other]!;
    const kind = state.kindKey[other]!;
    if (protein !== 0) state.proteinLikeness[slot * proteinKeys + protein]! += proteinPairCost[at]!;
    if (kind !== 0) state.kindLikeness[slot * kindKeys + kind]! += kindPairCost[at]!;
  }
}

const seafoodMissed = weights.seafoodMissed.value;
export const lunch = 1;
export const dinner = 2;

/** Whether the main at `slot` is tomorrow's lunch too: in a plan that is made only a dinner is. */
export function isCarried(state: PlanState, slot: number): boolean {
  const next = slot + state.horizon.mealsPerDay - 1;
  return next < state.isLeftover.length && state.isLeftover[next] === 1;
}
