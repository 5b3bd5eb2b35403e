/** What a change adds to each term of the objective: the sum is what `delta.ts` tells. */
import type { Catalog } from '../catalog/catalog.ts';
import {
  deltaOfKind,
  deltaOfMainPairing,
  deltaOfRepeats,
  deltaOfSameDay,
  deltaOfSameNextDay,
  deltaOfSidePairing,
} from '../weigh/delta-terms.ts';
import { recipeParts } from '../judge/evaluate-costs.ts';
import {
  figureStride,
  kcalAt,
  leftoverCostAt,
  nothing,
  proteinAt,
  vegetablesAt,
} from '../catalog/pool.ts';
import {
  costOfEnergy,
  costOfProtein,
  costOfVegetables,
  dayKcalAt,
  dayProteinAt,
  dayStride,
  dayVegetablesAt,
  dinner,
  isCarried,
  type PlanState,
} from '../weigh/state.ts';
import { costTerms, type CostParts, type CostTerm, type PlannerProfile } from '../types.ts';

interface Read {
  readonly catalog: Catalog;
  readonly profile: PlannerProfile;
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
  addEaten({ parts, state, day, current, next });
  addPlace({ parts, state, slot, current, next });
  addCooked({ ...args, parts, day, current: wasLeftover ? nothing : current, next });
  if (wasLeftover) {
    parts.freshLunch += state.freshLunchCost;
    parts.leftovers -= leftoverCost({ state, item: current });
  }
  if (horizon.slotMeal[slot] !== dinner) return parts;
  if (!isCarried(state, slot)) return parts;
  addEaten({ parts, state, day: day + 1, current, next });
  addPlace({ parts, state, slot: slot + horizon.mealsPerDay - 1, current, next, moved: 1 });
  parts.leftovers += leftoverCost({ state, item: next }) - leftoverCost({ state, item: current });
  return parts;
}

export function partsOfSide(args: Read & { position: number; next: number }): CostParts {
  const { state, position, next } = args;
  const parts = noParts();
  const day = state.horizon.slotDay[Math.floor(position / 3)]!;
  const current = state.choice[position]!;
  addEaten({ parts, state, day, current, next });
  addCooked({ ...args, parts, day, current });
  parts.pairing += deltaOfSidePairing(state, position, current, next);
  return parts;
}

export function partsOfLeftover(args: Read & { slot: number }): CostParts {
  const { state, slot } = args;
  const parts = noParts();
  const day = state.horizon.slotDay[slot]!;
  const current = state.choice[slot * 3]!;
  const next = state.choice[(slot - state.horizon.mealsPerDay + 1) * 3]!;
  addEaten({ parts, state, day, current, next });
  addPlace({ parts, state, slot, current, next });
  addCooked({ ...args, parts, day, current, next: nothing });
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

function addEaten(args: {
  parts: Parts;
  state: PlanState;
  day: number;
  current: number;
  next: number;
}): void {
  const { parts, state, day, current, next } = args;
  const { figures } = state.pool;
  const more = (at: number) =>
    figures[next * figureStride + at]! - figures[current * figureStride + at]!;
  const kcal = state.day[day * dayStride + dayKcalAt]!;
  const protein = state.day[day * dayStride + dayProteinAt]!;
  parts.energy += costOfEnergy(state, kcal + more(kcalAt)) - costOfEnergy(state, kcal);
  parts.protein += costOfProtein(state, protein + more(proteinAt)) - costOfProtein(state, protein);
  const vegetables = state.day[day * dayStride + dayVegetablesAt]!;
  parts.vegetables +=
    costOfVegetables(vegetables + more(vegetablesAt)) - costOfVegetables(vegetables);
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
  args: Read & { parts: Parts; day: number; current: number; next: number },
): void {
  const { parts, state, day, current, next } = args;
  addRecipe({ ...args, item: next, sign: 1 });
  addRecipe({ ...args, item: current, sign: -1 });
  addTraits({ parts, state, day, item: next, other: current, sign: 1 });
  addTraits({ parts, state, day, item: current, other: next, sign: -1 });
  if (state.horizon.hasSoftRepeats) parts.repeats += deltaOfRepeats(state, day, current, next);
}

function addRecipe(args: Read & { parts: Parts; item: number; sign: 1 | -1 }): void {
  const { catalog, profile, state, parts, item, sign } = args;
  if (item === nothing) return;
  const recipe = catalog.recipes[state.pool.catalogIndex[item]!]!;
  const { mealProtein, vegan, rating, cuisine, dish, satiety, cost, time, recency } = recipeParts({
    recipe,
    profile,
  });
  parts.mealProtein += sign * mealProtein;
  parts.vegan += sign * vegan;
  parts.rating += sign * rating;
  parts.cuisine += sign * cuisine;
  parts.dish += sign * dish;
  parts.satiety += sign * satiety;
  parts.cost += sign * cost;
  parts.time += sign * time;
  parts.recency += sign * recency;
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
      trait >= traits.firstFood
        ? 'perishables'
        : trait === traits.seafood
          ? 'seafood'
          : 'proteinVariety';
    parts[term] += sign * costs[base + trait]!;
  }
}
