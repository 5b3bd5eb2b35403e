import { applyMain, applySide } from '../weigh/apply.ts';
import { anyUse } from '../weigh/delta-terms.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { describeDaysBefore } from '../catalog/days-before.ts';
import { createCheapestLists, listItems, offer } from '../catalog/cheapest-lists.ts';
import {
  carbsMgAt,
  dishBitAt,
  factStride,
  figureStride,
  nothing,
  oddWithAt,
} from '../catalog/pool.ts';
import type { Problem } from '../pose/problem.ts';
import { openSearch } from '../search/open-search.ts';
import { costOfDay, costOfServed } from '../weigh/day-costs.ts';
import {
  dayCarbsMgAt,
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
import { mostMinutesOfMain, mostMinutesOfSide } from '../weigh/together.ts';
import { minutesAtStove } from '../catalog/requirements.ts';
import { dishSteps } from '../catalog/traits.ts';
import { weights } from '../weights.ts';

const oddPair = weights.oddPair.value;

/** So many are weighed exactly for each that is asked for, besides as many as the plan holds. */
const weighedForEach = 2;

/**
 * Positions in the candidates that suit one place of a plan best, by what they cost beside all that
 * stays there; what stands too close elsewhere is left to whoever weighs them. A pool for a whole
 * week would lack every fourth of them in a large catalogue.
 */
export function shortlist(args: {
  problem: Problem;
  portion: number;
  /** Slot × 3 + role. */
  position: number;
  count: number;
}): Int32Array {
  const { problem, portion, position, count } = args;
  const { requirements } = problem;
  const { catalog } = problem.request;
  const { index: indexes, cost, slotClasses } = problem.candidates;
  const { state } = openSearch({ problem, portion, chosen: new Int32Array() });
  const slot = Math.floor(position / 3);
  const isMain = position % 3 === 0;
  const isEatenAgain = isMain && state.horizon.slotMeal[slot] === dinner && isCarried(state, slot);
  const eaten = state.choice[position]!;
  const mostMinutes = isMain ? mostMinutesOfMain(state, slot) : mostMinutesOfSide(state, position);
  if (isMain) applyMain(state, slot, nothing, 0);
  else applySide(state, position, nothing, 0);
  const here = placeAt(state, position);
  const nextLunch = position + (state.horizon.mealsPerDay - 1) * 3;
  const again = isEatenAgain ? { ...placeAt(state, nextLunch), eatenBefore: 1 } : null;
  const carbsLeft = Math.min(carbsMgLeft(here), again === null ? Infinity : carbsMgLeft(again));
  const mostCarbs = Math.max(carbsLeft, state.pool.figures[eaten * figureStride + carbsMgAt]!);
  const costFactor = isEatenAgain ? 1 + weights.leftoverFactor.value : 1;
  const specials = specialCosts({ problem, state, slot, isMain });
  const best = createCheapestLists([count * weighedForEach + state.pool.size]);
  for (let at = 0; at < indexes.length; at++) {
    if (slotClasses[at] === 0) continue;
    const index = indexes[at]!;
    if (portion * catalog.netCarbsGrams[index]! * 1000 > mostCarbs) continue;
    if (isEatenAgain && catalog.isLeftoverSafe[index] === 0) continue;
    if (minutesAtStove({ catalog, requirements, index }) > mostMinutes) continue;
    // No day is worth less than nothing, so that most need not be added up.
    const special = specials.get(index) ?? 0;
    let value = costFactor * cost[at]! + costOfWeek(here, catalog, index) + special;
    if (value >= best.worst[0]!) continue;
    value += costOfPlace(here, catalog, index, portion);
    if (again !== null) value += costOfPlace(again, catalog, index, portion);
    if (value < best.worst[0]!) offer(best, 0, value, at);
  }
  return listItems(best, 0).toSorted();
}

/**
 * By catalogue index what the days before the plan and the dishes of its week add for some recipes;
 * Infinity for what may not come back yet.
 */
function specialCosts(args: {
  problem: Problem;
  state: PlanState;
  slot: number;
  isMain: boolean;
}): ReadonlyMap<number, number> {
  const { problem, state, slot, isMain } = args;
  const { horizon, request } = problem;
  const { catalog, profile } = request;
  const day = horizon.slotDay[slot]!;
  const costs = new Map<number, number>();
  const savedByDish = dishCostSaved({ state, week: horizon.weekOfDay[day]! });
  for (const index of dishesOfWeek({ state, week: horizon.weekOfDay[day]! })) {
    costs.set(index, -savedByDish);
  }
  if (!isMain) return costs;
  const before = describeDaysBefore({ catalog, horizon, profile });
  for (const [index, soon] of before.soon) {
    const isSoon = (soon & (1 << day)) !== 0;
    const isTooSoon = (before.tooSoon.get(index)! & (1 << day)) !== 0;
    const cost = isTooSoon ? Infinity : isSoon ? weights.repeatWithinWeek.value : 0;
    costs.set(index, (costs.get(index) ?? 0) + cost);
  }
  return costs;
}

/** What a dish costs less where the week cooks it already. */
function dishCostSaved({ state, week }: { state: PlanState; week: number }): number {
  const { dishCosts } = state.horizon;
  const count = state.dishCount[week]!;
  return dishCosts === null ? 0 : dishCosts[count + 1]! - dishCosts[count]!;
}

/** By catalogue index. */
function dishesOfWeek({ state, week }: { state: PlanState; week: number }): ReadonlySet<number> {
  const ofWeek = state.horizon.weekDayBits[week]!;
  const cooked = state.choice.filter((item) => (anyUse(state, item) & ofWeek) !== 0);
  return new Set(Array.from(cooked, (item) => state.pool.catalogIndex[item]!));
}

/** A place of a plan, empty now. */
interface Place {
  readonly state: PlanState;
  readonly slot: number;
  readonly isMain: boolean;
  /** How often the week eats it elsewhere by then: a leftover has been a dinner. */
  readonly eatenBefore: number;
  /** Dishes beside which it may be odd, a bit each; and what others are odd beside. */
  readonly company: readonly number[];
  readonly oddCompany: readonly number[];
}

function placeAt(state: PlanState, position: number): Place {
  const slot = Math.floor(position / 3);
  const role = position % 3;
  const fact = (other: number, at: number) =>
    state.pool.facts[state.choice[slot * 3 + other]! * factStride + at]!;
  return {
    state,
    slot,
    isMain: role === 0,
    eatenBefore: 0,
    company: [0, 1].filter((other) => other < role).map((other) => fact(other, dishBitAt)),
    oddCompany: [1, 2].filter((other) => other > role).map((other) => fact(other, oddWithAt)),
  };
}

function carbsMgLeft({ state, slot }: Place): number {
  return state.mostCarbsMg - state.day[state.horizon.slotDay[slot]! * dayStride + dayCarbsMgAt]!;
}

/** Called for every candidate. What the place costs empty is the same for all. */
function costOfPlace(place: Place, catalog: Catalog, index: number, portion: number): number {
  const { state, slot, isMain, eatenBefore } = place;
  const day = state.horizon.slotDay[slot]! * dayStride;
  let cost = costOfDay(
    state,
    state.day[day + dayKcalAt]! + portion * catalog.kcal[index]!,
    state.day[day + dayProteinAt]! + portion * catalog.proteinGrams[index]!,
    state.day[day + dayVegetablesAt]! + portion * catalog.vegetableGrams[index]!,
    state.day[day + dayFiberAt]! + portion * catalog.fiberGrams[index]!,
    state.day[day + daySaturatedFatAt]! + portion * catalog.saturatedFatGrams[index]!,
    state.day[day + daySaltAt]! + portion * catalog.saltGrams[index]!,
  );
  const meal = state.horizon.slotMeal[slot]!;
  if (meal === dinner) {
    const grams = state.served[slot]! + portion * catalog.vegetableGrams[index]!;
    cost += costOfServed(state, meal, grams);
  } else if (meal === 0) {
    cost += costOfServed(state, meal, state.served[slot]! + portion * catalog.kcal[index]!);
  }
  const dish = catalog.dish.ofRecipe[index]!;
  for (const bits of place.company) if ((catalog.oddDishes[dish]! & bits) !== 0) cost += oddPair;
  for (const bits of place.oddCompany) if ((catalog.dishBits[dish]! & bits) !== 0) cost += oddPair;
  if (!isMain) return cost;
  const { proteinKeys, kindKeys } = state.pool;
  const kind = catalog.kind.ofRecipe[index]!;
  const week = state.horizon.weekOfDay[state.horizon.slotDay[slot]!]!;
  return (
    cost +
    state.proteinLikeness[slot * proteinKeys + catalog.protein.ofRecipe[index]!]! +
    state.kindLikeness[slot * kindKeys + kind]! +
    (kind === 0 ? 0 : dishSteps[state.kindCount[week * kindKeys + kind]! + eatenBefore + 1]!)
  );
}

/** One more of what the week cooks. */
function costOfWeek({ state, slot, isMain }: Place, catalog: Catalog, index: number): number {
  const { traits } = state.pool;
  const { traitAdds } = state;
  const week = state.horizon.weekOfDay[state.horizon.slotDay[slot]!]! * traits.count;
  const { start, list } = catalog.foods;
  const protein = catalog.protein.ofRecipe[index]!;
  let cost = 0;
  if (isMain && protein !== 0) {
    cost += traitAdds[week + protein]!;
    if (traits.isSeafood[protein] === 1) cost += traitAdds[week + traits.seafood]!;
  }
  for (let at = start[index]!; at < start[index + 1]!; at++) {
    cost += traitAdds[week + traits.firstFood + list[at]!]!;
  }
  return cost;
}
