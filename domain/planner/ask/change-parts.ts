/** What a change adds to each term of the objective: the sum is what `delta.ts` tells. */
import type { Catalog } from '../catalog/catalog.ts';
import {
  costOfSoon,
  deltaOfDishes,
  deltaOfKind,
  deltaOfMainPairing,
  deltaOfRepeats,
  deltaOfSameDay,
  deltaOfSameNextDay,
  deltaOfServed,
  deltaOfSidePairing,
} from '../weigh/delta-terms.ts';
import type { recipeCosts } from '../judge/evaluate-costs.ts';
import {
  figureStride,
  kcalAt,
  leftoverCostAt,
  nothing,
  proteinAt,
  fiberAt,
  saltAt,
  saturatedFatAt,
  vegetablesAt,
} from '../catalog/pool.ts';
import {
  costOfEnergy,
  costOfFiber,
  costOfProtein,
  costOfSalt,
  costOfSaturatedFat,
  costOfVegetables,
} from '../weigh/day-costs.ts';
import {
  dayFiberAt,
  dayKcalAt,
  dayProteinAt,
  daySaltAt,
  daySaturatedFatAt,
  dayStride,
  dayVegetablesAt,
  dinner,
  isCarried,
  type PlanState,
} from '../weigh/state.ts';
import { costTerms, type CostParts, type CostTerm } from '../types.ts';

interface Read {
  readonly catalog: Catalog;
  /** Of the member, see `recipeCosts`. */
  readonly costsOf: ReturnType<typeof recipeCosts>;
  readonly state: PlanState;
}

type Parts = Record<CostTerm, number>;

export function partsOfMain(args: Read & { slot: number; next: number }): CostParts {
  const { state, slot, next } = args;
  const { horizon } = state;
  const parts = noParts();
  const current = state.choice[slot * 3]!;
  const day = horizon.slotDay[slot]!;
  const wasLeftover = state.isLeftover[slot] === 1;
  addEaten({ parts, state, slot, current, next });
  addPlace({ parts, state, slot, current, next });
  const cooked = wasLeftover ? nothing : current;
  addCooked({ ...args, parts, position: slot * 3, current: cooked, next });
  parts.repeats += costOfSoon(state, next, day) - costOfSoon(state, cooked, day);
  if (wasLeftover) {
    parts.freshLunch += state.freshLunchCost;
    parts.leftovers -= leftoverCost({ state, item: current });
  }
  if (horizon.slotMeal[slot] !== dinner) return parts;
  if (!isCarried(state, slot)) return parts;
  const lunchAfter = slot + horizon.mealsPerDay - 1;
  addEaten({ parts, state, slot: lunchAfter, current, next });
  addPlace({ parts, state, slot: lunchAfter, current, next, moved: 1 });
  parts.leftovers += leftoverCost({ state, item: next }) - leftoverCost({ state, item: current });
  return parts;
}

export function partsOfSide(args: Read & { position: number; next: number }): CostParts {
  const { state, position, next } = args;
  const parts = noParts();
  const current = state.choice[position]!;
  addEaten({ parts, state, slot: Math.floor(position / 3), current, next });
  addCooked({ ...args, parts, current });
  parts.pairing += deltaOfSidePairing(state, position, current, next);
  return parts;
}

export function partsOfLeftover(args: Read & { slot: number }): CostParts {
  const { state, slot } = args;
  const parts = noParts();
  const day = state.horizon.slotDay[slot]!;
  const current = state.choice[slot * 3]!;
  const next = state.choice[(slot - state.horizon.mealsPerDay + 1) * 3]!;
  addEaten({ parts, state, slot, current, next });
  addPlace({ parts, state, slot, current, next });
  addCooked({ ...args, parts, position: slot * 3, current, next: nothing });
  parts.repeats -= costOfSoon(state, current, day);
  parts.freshLunch -= state.freshLunchCost;
  parts.leftovers += leftoverCost({ state, item: next });
  return parts;
}

const nothingChanged = Object.fromEntries(costTerms.map((term) => [term, 0])) as Parts;

function noParts(): Parts {
  return { ...nothingChanged };
}

function leftoverCost(args: { state: PlanState; item: number }): number {
  return args.state.pool.figures[args.item * figureStride + leftoverCostAt]!;
}

interface Eaten {
  readonly parts: Parts;
  readonly state: PlanState;
  readonly slot: number;
  readonly current: number;
  readonly next: number;
}

function addEaten({ parts, state, slot, current, next }: Eaten): void {
  const { figures } = state.pool;
  const sums = state.horizon.slotDay[slot]! * dayStride;
  const add = (args: {
    term: CostTerm;
    sumAt: number;
    at: number;
    cost: (amount: number) => number;
  }) => {
    const before = state.day[sums + args.sumAt]!;
    const more =
      figures[next * figureStride + args.at]! - figures[current * figureStride + args.at]!;
    parts[args.term] += args.cost(before + more) - args.cost(before);
  };
  add({ term: 'energy', sumAt: dayKcalAt, at: kcalAt, cost: (kcal) => costOfEnergy(state, kcal) });
  add({
    term: 'protein',
    sumAt: dayProteinAt,
    at: proteinAt,
    cost: (grams) => costOfProtein(state, grams),
  });
  add({ term: 'vegetables', sumAt: dayVegetablesAt, at: vegetablesAt, cost: costOfVegetables });
  add({
    term: 'fiber',
    sumAt: dayFiberAt,
    at: fiberAt,
    cost: (grams) => costOfFiber(state, grams),
  });
  add({
    term: 'saturatedFat',
    sumAt: daySaturatedFatAt,
    at: saturatedFatAt,
    cost: (grams) => costOfSaturatedFat(state, grams),
  });
  add({ term: 'salt', sumAt: daySaltAt, at: saltAt, cost: costOfSalt });
  const isDinner = state.horizon.slotMeal[slot] === dinner;
  parts[isDinner ? 'dinnerVegetables' : 'breakfastShare'] += deltaOfServed(
    state,
    slot,
    current,
    next,
  );
}

/** What stands around a main. */
function addPlace(args: {
  parts: Parts;
  state: PlanState;
  slot: number;
  current: number;
  next: number;
  /** Places of the week that change likewise, and before. */
  moved?: number;
}): void {
  const { parts, state, slot, current, next, moved = 0 } = args;
  const week = state.horizon.weekOfDay[state.horizon.slotDay[slot]!]!;
  parts.dishVariety += deltaOfKind(state, week, current, next, moved);
  parts.sameDay += deltaOfSameDay(state, slot, current, next);
  parts.pairing += deltaOfMainPairing(state, slot, current, next);
  const nextDay = deltaOfSameNextDay(state, slot, current, next);
  if (state.horizon.slotMeal[slot] === dinner) parts.consecutiveDinners += nextDay;
  else parts.consecutiveBreakfasts += nextDay;
}

function addCooked(
  args: Read & { parts: Parts; position: number; current: number; next: number },
): void {
  const { parts, state, position, current, next } = args;
  const { hasSoftRepeats, dishCosts, slotDay, weekOfDay } = state.horizon;
  const day = slotDay[Math.floor(position / 3)]!;
  addRecipe({ ...args, item: next, sign: 1 });
  addRecipe({ ...args, item: current, sign: -1 });
  addTraits({ parts, state, day, item: next, other: current, sign: 1 });
  addTraits({ parts, state, day, item: current, other: next, sign: -1 });
  if (hasSoftRepeats) parts.repeats += deltaOfRepeats(state, position, day, current, next);
  if (dishCosts === null) return;
  parts.dishes += deltaOfDishes(state, dishCosts, day, weekOfDay[day]!, current, next);
}

function addRecipe(args: Read & { parts: Parts; item: number; sign: 1 | -1 }): void {
  const { catalog, costsOf, state, parts, item, sign } = args;
  if (item === nothing) return;
  const recipe = catalog.recipes[state.pool.catalogIndex[item]!]!;
  for (const [term, cost] of Object.entries(costsOf(recipe))) {
    parts[term as CostTerm] += sign * cost;
  }
}

function addTraits(args: {
  parts: Parts;
  state: PlanState;
  day: number;
  item: number;
  other: number;
  sign: 1 | -1;
}): void {
  const { parts, state, day, item, other, sign } = args;
  const { traits } = state.pool;
  const base = state.horizon.weekOfDay[day]! * traits.count;
  const costs = sign === 1 ? state.traitAdds : state.traitSaves;
  for (let at = traits.start[item]!; at < traits.start[item + 1]!; at++) {
    const trait = traits.list[at]!;
    const isShared = traits.bits[other * traits.words + (trait >>> 5)]! & (1 << trait);
    if (isShared !== 0) continue;
    const term =
      trait >= traits.firstFood ? 'foods' : trait === traits.seafood ? 'seafood' : 'proteinVariety';
    parts[term] += sign * costs[base + trait]!;
  }
}
