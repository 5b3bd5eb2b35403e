import { costOfStars, type Catalog, type Words } from './catalog.ts';
import { lastEaten, recencyCosts } from './recency.ts';
import type { Requirements } from './requirements.ts';
import { expectedStars, tasteOf } from './taste.ts';
import type { PlannerProfile } from '../types.ts';
import { weights } from '../weights.ts';

/** What serving each survivor once costs this member, whatever else the plan holds. */
export function scoreRecipes(args: {
  catalog: Catalog;
  requirements: Requirements;
  survivors: Int32Array;
}): Float64Array {
  const { catalog, requirements, survivors } = args;
  const { profile, satietyFactor, veganCost, acceptedCostLevel } = requirements;
  const cuisineCosts = missedCosts({
    column: catalog.cuisine,
    wished: profile.cuisines,
    cost: weights.cuisineMissed.value,
  });
  const dishCosts = missedCosts({
    column: catalog.dish,
    wished: profile.dishes,
    cost: weights.dishMissed.value,
  });
  const { sharedCost, satietyCost, costLevel, isVeganMain } = catalog;
  const cuisines = catalog.cuisine.ofRecipe;
  const dishes = catalog.dish.ofRecipe;
  const costPerLevel = weights.costAboveBudget.value;
  const costs = new Float64Array(survivors.length);
  for (let position = 0; position < survivors.length; position++) {
    const index = survivors[position]!;
    const above = costLevel[index]! - acceptedCostLevel;
    costs[position] =
      sharedCost[index]! +
      satietyFactor * satietyCost[index]! +
      veganCost * isVeganMain[index]! +
      cuisineCosts[cuisines[index]!]! +
      dishCosts[dishes[index]!]! +
      (above > 0 ? costPerLevel * above : 0);
  }
  addTaste({ catalog, profile, survivors, costs });
  addRecency({ catalog, profile, survivors, costs });
  addRests({ catalog, profile, survivors, costs });
  addMinutes({ catalog, profile, survivors, costs });
  return costs;
}

/** Cost per word of a column; nobody who named no favourites misses one. */
function missedCosts(args: {
  column: Words;
  wished: readonly string[];
  cost: number;
}): Float64Array {
  const { column, wished, cost } = args;
  const costs = new Float64Array(column.words.length);
  if (wished.length === 0) return costs;
  for (const [key, word] of column.words.entries()) costs[key] = wished.includes(word) ? 0 : cost;
  return costs;
}

interface Scored {
  readonly catalog: Catalog;
  readonly profile: PlannerProfile;
  readonly survivors: Int32Array;
  readonly costs: Float64Array;
}

/** Puts what this member would rate in place of what everybody does. */
function addTaste({ catalog, profile, survivors, costs }: Scored): void {
  const taste = tasteOf({ catalog, opinions: profile.opinions ?? [] });
  if (taste === null) return;
  for (let position = 0; position < survivors.length; position++) {
    const index = survivors[position]!;
    const usual = costOfStars(catalog.rating[index]!);
    costs[position]! += costOfStars(expectedStars({ catalog, taste, index })) - usual;
  }
}

function addRecency({ catalog, profile, survivors, costs }: Scored): void {
  const opinions = profile.opinions ?? [];
  const favorites = new Set(opinions.flatMap(({ id, isFavorite }) => (isFavorite ? id : [])));
  for (const [id, daysAgo] of lastEaten(profile)) {
    const index = catalog.indexById.get(id);
    const position = index === undefined ? -1 : findSorted(survivors, index);
    const factor = favorites.has(id) ? weights.recencyOfFavorite.value : 1;
    if (position >= 0) costs[position]! += factor * (recencyCosts[daysAgo] ?? 0);
  }
}

function addRests({ catalog, profile, survivors, costs }: Scored): void {
  for (const [id, servings] of Object.entries(profile.rests ?? {})) {
    const index = catalog.indexById.get(id);
    const position = index === undefined ? -1 : findSorted(survivors, index);
    if (position >= 0) costs[position]! += weights.restServing.value * servings;
  }
}

function addMinutes({ catalog, profile, survivors, costs }: Scored): void {
  for (const [id, minutes] of Object.entries(profile.minutesMore ?? {})) {
    const index = catalog.indexById.get(id);
    const position = index === undefined ? -1 : findSorted(survivors, index);
    if (position >= 0) costs[position]! += (weights.hourOfCooking.value * minutes) / 60;
  }
}

/** Position of a number in an ascending list, −1 where it is missing. */
function findSorted(list: Int32Array, wanted: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = list[middle]!;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
