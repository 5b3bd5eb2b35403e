import type { Horizon } from '../catalog/horizon.ts';
import type { Pool } from '../catalog/pool.ts';
import type { Requirements } from '../catalog/requirements.ts';
import { weights } from '../weights.ts';

/**
 * A plan under construction, with every sum and count that the cost of a change needs. The search
 * mutates it in place millions of times: the one exception to values that never change, and it
 * never leaves this folder.
 */
export interface PlanState {
  readonly pool: Pool;
  readonly horizon: Horizon;
  readonly inverseKcal: number;
  readonly inverseProtein: number;
  readonly mostCarbsMg: number;
  readonly freshLunchCost: number;
  /** Pool item by slot × 3 + role. */
  readonly choice: Int32Array;
  /** By slot: its main was cooked the evening before. */
  readonly isLeftover: Uint8Array;
  /** By slot × 3 + role: locked. */
  readonly isFixed: Uint8Array;
  /** Records of `dayStride`: kcal, protein, net carbs in mg, cost, grams of vegetables. */
  readonly day: Float64Array;
  /** By week × traits + trait: how often it occurs in what is cooked. */
  readonly traitCount: Int16Array;
  /** What one more, and one fewer, of a trait would cost and save. */
  readonly traitAdds: Float64Array;
  readonly traitSaves: Float64Array;
  /** By week × kinds + kind: how often it is eaten, leftovers too; kind 0 is not counted. */
  readonly kindCount: Int16Array;
  /** Protein key of the main of each slot, leftovers too; after the last slot one of nothing. */
  readonly proteinKey: Int32Array;
  /** The same of the kind of dish. */
  readonly kindKey: Int32Array;
  /** By slot × keys + key: what a main of that protein would cost there by its neighbours. */
  readonly proteinLikeness: Float64Array;
  /** The same of the kind of dish. */
  readonly kindLikeness: Float64Array;
  /** By slot: what its main costs by its likeness to its neighbours and by its companions. */
  readonly placeCost: Float64Array;
  /** By pool item, a bit per day it is cooked for breakfast. */
  readonly breakfastUse: Int32Array;
  /** The same for any other meal. */
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

export const dayStride = 5;
export const dayKcalAt = 0;
export const dayProteinAt = 1;
export const dayCarbsMgAt = 2;
export const dayCostAt = 3;
export const dayVegetablesAt = 4;

/** An empty plan. */
export function createState(args: {
  pool: Pool;
  horizon: Horizon;
  requirements: Requirements;
}): PlanState {
  const { pool, horizon, requirements } = args;
  const { targets, profile } = requirements;
  const traits = horizon.weekCount * pool.traits.count;
  const state: PlanState = {
    pool,
    horizon,
    inverseKcal: 1 / targets.energyKcal,
    inverseProtein: 1 / targets.proteinGrams,
    mostCarbsMg: requirements.mostNetCarbsMg,
    freshLunchCost: profile.leftovers ? weights.freshLunch.value : 0,
    choice: new Int32Array(horizon.slotCount * 3),
    isLeftover: new Uint8Array(horizon.slotCount),
    isFixed: new Uint8Array(horizon.slotCount * 3),
    day: new Float64Array(horizon.days * dayStride),
    traitCount: new Int16Array(traits),
    traitAdds: new Float64Array(traits),
    traitSaves: new Float64Array(traits),
    kindCount: new Int16Array(horizon.weekCount * pool.kindKeys),
    proteinKey: new Int32Array(horizon.slotCount + 1),
    kindKey: new Int32Array(horizon.slotCount + 1),
    proteinLikeness: new Float64Array(horizon.slotCount * pool.proteinKeys),
    kindLikeness: new Float64Array(horizon.slotCount * pool.kindKeys),
    placeCost: new Float64Array(horizon.slotCount),
    breakfastUse: new Int32Array(pool.size),
    otherUse: new Int32Array(pool.size),
    trial: new Int32Array(mostTried),
    objective: 0,
    limit: Infinity,
    delta: Infinity,
    steps: 0,
  };
  emptyState(state);
  return state;
}

/** Keeps what is fixed marked as fixed; the caller puts it back. */
export function emptyState(state: PlanState): void {
  const { horizon, day, traitAdds, pool } = state;
  const {
    choice,
    isLeftover,
    traitCount,
    traitSaves,
    kindCount,
    proteinKey,
    kindKey,
    breakfastUse,
    otherUse,
  } = state;
  const cooked = [traitCount, traitAdds, traitSaves, breakfastUse, otherUse];
  const eaten = [choice, isLeftover, day, kindCount, proteinKey, kindKey];
  const likeness = [state.proteinLikeness, state.kindLikeness, state.placeCost];
  for (const column of [...cooked, ...eaten, ...likeness]) column.fill(0);
  const emptyDayCost = costOfDay(state, 0, 0, 0);
  for (let at = dayCostAt; at < day.length; at += dayStride) day[at] = emptyDayCost;
  let seafoodCost = 0;
  for (let week = 0; week < horizon.weekCount; week++) {
    const wanted = horizon.seafoodMeals[week]!;
    seafoodCost += wanted * seafoodMissed;
    traitAdds[week * pool.traits.count + pool.traits.seafood] = wanted > 0 ? -seafoodMissed : 0;
    traitAdds.set(pool.traits.foodWeights, week * pool.traits.count + pool.traits.firstFood);
  }
  state.objective = horizon.days * (emptyDayCost + state.freshLunchCost) + seafoodCost;
}

const seafoodMissed = weights.seafoodMissed.value;
const energyOff = weights.energyOff.value;
const energyTolerance = weights.energyTolerance.value;
const proteinShort = weights.proteinShort.value;
const proteinOver = weights.proteinOver.value;
const proteinOverFrom = weights.proteinOverFrom.value;
const vegetablesShort = weights.vegetablesShort.value;
const vegetablesFrom = weights.vegetablesFrom.value;
const inverseVegetables = 1 / vegetablesFrom;

export function costOfDay(
  state: PlanState,
  kcal: number,
  protein: number,
  vegetables: number,
): number {
  return costOfEnergy(state, kcal) + costOfProtein(state, protein) + costOfVegetables(vegetables);
}

export function costOfEnergy(state: PlanState, kcal: number): number {
  const off = Math.abs(kcal * state.inverseKcal - 1) - energyTolerance;
  return off > 0 ? energyOff * off : 0;
}

export function costOfProtein(state: PlanState, protein: number): number {
  const share = protein * state.inverseProtein;
  if (share < 1) return proteinShort * (1 - share);
  return share > proteinOverFrom ? proteinOver * (share - proteinOverFrom) : 0;
}

export function costOfVegetables(grams: number): number {
  return grams < vegetablesFrom ? vegetablesShort * (1 - grams * inverseVegetables) : 0;
}

export const lunch = 1;
export const dinner = 2;

/** Whether the dinner at `slot` is tomorrow's lunch. */
export function isCarried(state: PlanState, slot: number): boolean {
  const next = slot + state.horizon.mealsPerDay - 1;
  return next < state.isLeftover.length && state.isLeftover[next] === 1;
}
