import { applyLeftover, applyMain } from '../weigh/apply.ts';
import { deltaOfLeftover, deltaOfMain } from '../weigh/delta.ts';
import { slotClassCount } from '../catalog/filter.ts';
import { candidateList } from '../weigh/moves.ts';
import { carbsMgAt, costAt, figureStride, nothing, type Pool } from '../catalog/pool.ts';
import { nextRandom, type RandomState } from '../random.ts';
import { dayCarbsMgAt, dayStride, type PlanState } from '../weigh/state.ts';

/** How an attempt chooses: the weight of carbs, and the share of chance. */
interface Attempt {
  readonly carbPrice: number;
  readonly noise: number;
}

const attempts: readonly Attempt[] = [
  { carbPrice: 0, noise: 0 },
  { carbPrice: 1, noise: 0.05 },
  { carbPrice: 4, noise: 0.1 },
  { carbPrice: 20, noise: 0.2 },
  { carbPrice: 100, noise: 0 },
  { carbPrice: 20, noise: 2 },
];

/**
 * Finds a main for every slot within all hard rules; sides come later, they are never needed.
 * `reset` brings the state back to what is locked. False proves nothing.
 */
export function constructMains(args: {
  state: PlanState;
  random: RandomState;
  reset: () => void;
}): boolean {
  const { state, random, reset } = args;
  return attempts.some((attempt) => {
    reset();
    return fillMains({ state, random, attempt });
  });
}

function fillMains(args: { state: PlanState; random: RandomState; attempt: Attempt }): boolean {
  const { state, random, attempt } = args;
  const slots = freeSlotsByScarcity(state);
  const leastCarbs = leastCarbsBySlot(state);
  const reserves = new Int32Array(state.horizon.days);
  for (const slot of slots) reserves[state.horizon.slotDay[slot]!]! += leastCarbs[slot]!;
  const unfilled: number[] = [];
  for (const slot of slots) {
    const day = state.horizon.slotDay[slot]!;
    reserves[day]! -= leastCarbs[slot]!;
    const item = bestMain({ state, slot, reserveMg: reserves[day]!, random, attempt });
    if (item === nothing) unfilled.push(slot);
    else place({ state, slot, item });
  }
  return unfilled.every((slot) => eatLeftovers({ state, slot }) || augment({ state, slot }));
}

/** Slots with few candidates first: weekdays before weekends, and whatever the member narrowed. */
function freeSlotsByScarcity(state: PlanState): number[] {
  const slots = Array.from({ length: state.horizon.slotCount }, (_, slot) => slot);
  const free = slots.filter((slot) => state.isFixed[slot * 3] === 0);
  const choices = (slot: number) => mainList({ state, slot }).length;
  return free.toSorted((left, right) => choices(left) - choices(right) || left - right);
}

function mainList(args: { state: PlanState; slot: number }): Int32Array {
  return candidateList({ state: args.state, position: args.slot * 3 });
}

/** By slot, the fewest carbs any of its candidates has. */
function leastCarbsBySlot(state: PlanState): Int32Array {
  const { pool, horizon } = state;
  const byClass = Array.from({ length: slotClassCount }, (_, slotClass) => {
    let least = Infinity;
    for (let at = pool.listStart[slotClass]!; at < pool.listStart[slotClass + 1]!; at++) {
      least = Math.min(least, carbsMg(pool, pool.list[at]!));
    }
    return least === Infinity ? 0 : least;
  });
  return Int32Array.from(horizon.slotClass, (slotClass) => byClass[slotClass]!);
}

function carbsMg(pool: Pool, item: number): number {
  return pool.figures[item * figureStride + carbsMgAt]!;
}

function bestMain(args: {
  state: PlanState;
  slot: number;
  reserveMg: number;
  random: RandomState;
  attempt: Attempt;
}): number {
  const { state, slot, reserveMg, random, attempt } = args;
  const { pool, mostCarbsMg } = state;
  const eatenMg = state.day[state.horizon.slotDay[slot]! * dayStride + dayCarbsMgAt]!;
  let best = nothing;
  let bestValue = Infinity;
  for (const item of mainList({ state, slot })) {
    const carbs = carbsMg(pool, item);
    const chance = attempt.noise * (nextRandom(random) / 4294967296);
    const value =
      pool.figures[item * figureStride + costAt]! +
      (attempt.carbPrice * carbs) / mostCarbsMg +
      chance;
    if (value >= bestValue || eatenMg + carbs + reserveMg > mostCarbsMg) continue;
    if (deltaOfMain(state, slot, item, Infinity) === Infinity) continue;
    best = item;
    bestValue = value;
  }
  return best;
}

function place(args: { state: PlanState; slot: number; item: number }): void {
  const { state, slot, item } = args;
  const delta = deltaOfMain(state, slot, item, Infinity);
  applyMain(state, slot, item, Number.isFinite(delta) ? delta : 0);
}

function eatLeftovers(args: { state: PlanState; slot: number }): boolean {
  const { state, slot } = args;
  const delta = deltaOfLeftover(state, slot);
  if (delta === Infinity) return false;
  applyLeftover(state, slot, delta);
  return true;
}

/**
 * Kuhn's augmenting path: takes a recipe from the one slot that holds it if that slot finds
 * another. Exact for plans of a week without a carb limit, a heuristic otherwise.
 */
function augment(args: { state: PlanState; slot: number; tried?: Set<number> }): boolean {
  const { state, slot, tried = new Set<number>() } = args;
  const list = mainList({ state, slot });
  for (const item of list) {
    if (deltaOfMain(state, slot, item, Infinity) === Infinity) continue;
    place({ state, slot, item });
    return true;
  }
  for (const item of list) {
    if (tried.has(item)) continue;
    tried.add(item);
    const holder = soleHolder({ state, item });
    if (holder === null || holder === slot) continue;
    place({ state, slot: holder, item: nothing });
    const delta = deltaOfMain(state, slot, item, Infinity);
    if (delta !== Infinity) {
      applyMain(state, slot, item, delta);
      if (eatLeftovers({ state, slot: holder }) || augment({ state, slot: holder, tried })) {
        return true;
      }
      place({ state, slot, item: nothing });
    }
    place({ state, slot: holder, item });
  }
  return false;
}

function soleHolder(args: { state: PlanState; item: number }): number | null {
  const { state, item } = args;
  let holder: number | null = null;
  for (let slot = 0; slot < state.horizon.slotCount; slot++) {
    if (state.choice[slot * 3] !== item || state.isLeftover[slot] === 1) continue;
    if (holder !== null || state.isFixed[slot * 3] === 1) return null;
    holder = slot;
  }
  return holder;
}
