import type { Catalog } from '../catalog/catalog.ts';
import { candidateList } from '../weigh/moves.ts';
import { nothing } from '../catalog/pool.ts';
import {
  costOfEnergy,
  costOfFiber,
  costOfProtein,
  costOfServed,
  costOfVegetables,
} from '../weigh/day-costs.ts';
import {
  dayFiberAt,
  dayKcalAt,
  dayProteinAt,
  dayStride,
  dayVegetablesAt,
  dinner,
  type PlanState,
} from '../weigh/state.ts';
import {
  meals,
  roles,
  type PlannerProfile,
  type PlannerRecipe,
  type RecipeWhy,
  type WhyReason,
} from '../types.ts';
import { acceptedCostLevel, weights } from '../weights.ts';

const mostReasons = 3;

/** Satiety from which a recipe is called filling. */
const fillingFrom = 60;
/** Of the member's own. */
const likedFromStars = 4;
/** "Quick" and "low in carbs" mean so much less than is usual here. */
const clearlyLess = 0.75;
/** From then on a dish is one that was missed. */
const missedFromDays = 28;

/** What is usual among the recipes that could stand in the same place. */
interface Usual {
  readonly minutes: number;
  readonly costLevel: number;
  readonly satiety: number;
  readonly rating: number;
  readonly kcal: number;
  readonly proteinGrams: number;
  readonly netCarbsGrams: number;
  readonly vegetableGrams: number;
  readonly fiberGrams: number;
}

/** A reason, and how much of the objective it explains against what is usual. */
type Weighed = readonly [benefit: number, reason: WhyReason];

interface Place {
  readonly catalog: Catalog;
  readonly profile: PlannerProfile;
  readonly state: PlanState;
  readonly position: number;
  readonly item: number;
  readonly recipe: PlannerRecipe;
  readonly usual: Usual;
  readonly isLeftover: boolean;
}

/** Why the search chose each recipe; locked meals were not its choice. */
export function explainState(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  state: PlanState;
}): RecipeWhy[] {
  const { catalog, profile, state } = args;
  const usualByList = new Map<number, Usual>();
  return Array.from(state.choice.keys()).flatMap((position): RecipeWhy[] => {
    const item = state.choice[position]!;
    if (item === nothing || state.isFixed[position] === 1) return [];
    const slot = Math.floor(position / 3);
    const list = candidateList({ state, position });
    const usual = usualByList.get(list.byteOffset) ?? usualOf({ catalog, state, list });
    usualByList.set(list.byteOffset, usual);
    const recipe = catalog.recipes[state.pool.catalogIndex[item]!]!;
    const isLeftover = position % 3 === 0 && state.isLeftover[slot] === 1;
    const place = { catalog, profile, state, position, item, recipe, usual, isLeftover };
    const day = state.horizon.slotDay[slot]!;
    const meal = meals[state.horizon.slotMeal[slot]!]!;
    return [{ day, meal, role: roles[position % 3]!, id: recipe.id, reasons: reasonsFor(place) }];
  });
}

/** The mean of each figure, in one pass: the recipes of a large catalogue lie far apart. */
function usualOf(args: { catalog: Catalog; state: PlanState; list: Int32Array }): Usual {
  const { catalog, state, list } = args;
  const sum = {
    minutes: 0,
    costLevel: 0,
    satiety: 0,
    rating: 0,
    kcal: 0,
    proteinGrams: 0,
    netCarbsGrams: 0,
    vegetableGrams: 0,
    fiberGrams: 0,
  };
  for (const item of list) {
    const index = state.pool.catalogIndex[item]!;
    sum.minutes += catalog.clockMinutes[index]!;
    sum.costLevel += catalog.costLevel[index]!;
    sum.satiety += catalog.satiety[index]!;
    sum.rating += catalog.rating[index]!;
    sum.kcal += catalog.kcal[index]!;
    sum.proteinGrams += catalog.proteinGrams[index]!;
    sum.netCarbsGrams += catalog.netCarbsGrams[index]!;
    sum.vegetableGrams += catalog.vegetableGrams[index]!;
    sum.fiberGrams += catalog.fiberGrams[index]!;
  }
  const count = Math.max(1, list.length);
  return {
    minutes: sum.minutes / count,
    costLevel: sum.costLevel / count,
    satiety: sum.satiety / count,
    rating: sum.rating / count,
    kcal: sum.kcal / count,
    proteinGrams: sum.proteinGrams / count,
    netCarbsGrams: sum.netCarbsGrams / count,
    vegetableGrams: sum.vegetableGrams / count,
    fiberGrams: sum.fiberGrams / count,
  };
}

function reasonsFor(place: Place): WhyReason[] {
  const weighed = [
    ...wishReasons(place),
    ...nutritionReasons(place),
    ...(place.isLeftover ? [] : cookingReasons(place)),
  ];
  const telling = weighed
    .filter(([benefit]) => benefit > 0)
    .toSorted(([left], [right]) => right - left)
    .map(([, reason]) => reason);
  const day = dayOf(place);
  if (place.isLeftover) telling.unshift({ code: 'LEFTOVER_FROM', day: day - 1 });
  if (telling.length === 0) telling.push({ code: 'FITS_ENERGY', kcal: servedKcal(place) });
  return telling.slice(0, mostReasons);
}

function wishReasons({ profile, recipe, usual }: Place): Weighed[] {
  const { cuisine, dish, rating, satiety } = recipe;
  const weighed: Weighed[] = [];
  if (profile.cuisines.includes(cuisine)) {
    weighed.push([weights.cuisineMissed.value, { code: 'FAVOURITE_CUISINE', cuisine }]);
  }
  if (profile.dishes.includes(dish)) {
    weighed.push([weights.dishMissed.value, { code: 'FAVOURITE_DISH', dish }]);
  }
  const own = profile.opinions?.find(({ id }) => id === recipe.id);
  if (own !== undefined && (own.isFavorite || (own.stars ?? 0) >= likedFromStars)) {
    weighed.push([weights.rating.value, { code: 'LIKED' }]);
  } else if (rating !== null) {
    const benefit = (weights.rating.value * (rating - usual.rating)) / 4;
    weighed.push([benefit, { code: 'WELL_RATED', rating }]);
  }
  const eaten = profile.history?.find(({ id }) => id === recipe.id);
  if (eaten !== undefined && eaten.daysAgo >= missedFromDays) {
    const weeks = Math.floor(eaten.daysAgo / 7);
    weighed.push([weights.rating.value / 4, { code: 'LONG_AGO', weeks }]);
  }
  if (satiety !== null && satiety >= fillingFrom) {
    const benefit = (weights.satietyMissed.value * (satiety - usual.satiety)) / 100;
    weighed.push([benefit, { code: 'FILLING', satiety }]);
  }
  return weighed;
}

/** Against the usual recipe in the same place; a side against leaving it out. */
function nutritionReasons(place: Place): Weighed[] {
  const { state, recipe, usual, profile } = place;
  const served = (grams: number) => Math.round(state.pool.servingFactor[place.item]! * grams);
  const weighed: Weighed[] = [
    [energyGain(place), { code: 'FITS_ENERGY', kcal: served(recipe.kcal) }],
    [proteinGain(place), { code: 'FILLS_PROTEIN', grams: served(recipe.proteinGrams) }],
    [
      vegetableGain(place),
      { code: 'VEGETABLES', grams: Math.round(served(recipe.vegetableGrams) / 10) * 10 },
    ],
    [fiberGain(place), { code: 'FIBER', grams: served(recipe.fiberGrams) }],
  ];
  if (profile.carbLevel === 'STRICT' && recipe.netCarbsGrams < clearlyLess * usual.netCarbsGrams) {
    const servings = state.pool.servingFactor[place.item]!;
    const saved =
      (servings * (usual.netCarbsGrams - recipe.netCarbsGrams) * 1000) / state.mostCarbsMg;
    const grams = Math.round(servings * recipe.netCarbsGrams * 10) / 10;
    weighed.push([saved * weights.rating.value, { code: 'LOW_CARB', grams }]);
  }
  return weighed;
}

/** What a figure of the day is, and would be with the usual recipe. */
function sumsOf(place: Place, at: number, figure: keyof Usual & keyof PlannerRecipe) {
  const { state, item, position, recipe, usual } = place;
  const servings = state.pool.servingFactor[item]!;
  const share = position % 3 === 0 ? servings : 0;
  const sum = state.day[dayOf(place) * dayStride + at]!;
  const more = servings * (recipe[figure] as number) - share * usual[figure];
  return { sum, more, otherSum: sum - more };
}

function energyGain(place: Place): number {
  const { sum, otherSum } = sumsOf(place, dayKcalAt, 'kcal');
  return costOfEnergy(place.state, otherSum) - costOfEnergy(place.state, sum);
}

function proteinGain(place: Place): number {
  const { sum, more, otherSum } = sumsOf(place, dayProteinAt, 'proteinGrams');
  if (more <= 0) return 0;
  return costOfProtein(place.state, otherSum) - costOfProtein(place.state, sum);
}

function vegetableGain(place: Place): number {
  const { state, position } = place;
  const slot = Math.floor(position / 3);
  const { sum, more, otherSum } = sumsOf(place, dayVegetablesAt, 'vegetableGrams');
  if (more <= 0) return 0;
  const ofDay = costOfVegetables(otherSum) - costOfVegetables(sum);
  if (state.horizon.slotMeal[slot] !== dinner) return ofDay;
  const served = state.served[slot]!;
  return ofDay + costOfServed(state, dinner, served - more) - costOfServed(state, dinner, served);
}

function fiberGain(place: Place): number {
  const { sum, more, otherSum } = sumsOf(place, dayFiberAt, 'fiberGrams');
  return more <= 0 ? 0 : costOfFiber(place.state, otherSum) - costOfFiber(place.state, sum);
}

function cookingReasons(place: Place): Weighed[] {
  const { profile, recipe, usual, position } = place;
  const { totalMinutes, costLevel, protein } = recipe;
  const minutes = totalMinutes + (profile.minutesMore?.[recipe.id] ?? 0);
  const weighed: Weighed[] = [...sharedFood(place)];
  if (minutes < clearlyLess * usual.minutes) {
    const benefit = (weights.hourOfCooking.value * (usual.minutes - minutes)) / 60;
    weighed.push([benefit, { code: 'QUICK', minutes }]);
  }
  if (profile.foodBudget === 'less' && costLevel <= acceptedCostLevel.less) {
    const benefit = weights.costAboveBudget.value * (usual.costLevel - costLevel);
    weighed.push([benefit, { code: 'AFFORDABLE' }]);
  }
  if (position % 3 === 0 && protein !== 'NONE' && timesThisWeek(place) === 1) {
    weighed.push([weights.perishableCommon.value, { code: 'VARIETY', protein }]);
  }
  return weighed;
}

function timesThisWeek(place: Place): number {
  const { state, catalog, recipe } = place;
  const key = catalog.protein.words.indexOf(recipe.protein);
  return state.traitCount[weekBase(place) + key]!;
}

/**
 * Of the foods worth sharing that it shares with others of the week, the one fewest of them use: it
 * would be left over. That garlic is in most dishes is no reason for any of them.
 */
function sharedFood(place: Place): Weighed[] {
  const { catalog, state, item, recipe } = place;
  const worthSharing = recipe.worthSharing ?? recipe.perishables;
  const { traits } = state.pool;
  const base = weekBase(place);
  let benefit = 0;
  let best = -1;
  for (let at = traits.start[item]!; at < traits.start[item + 1]!; at++) {
    const trait = traits.list[at]!;
    const times = state.traitCount[base + trait]!;
    if (trait < traits.firstFood || times < 2) continue;
    if (!worthSharing.includes(catalog.foods.ids[trait - traits.firstFood]!)) continue;
    if (!isUsedByAnother({ place, trait })) continue;
    benefit += traits.foodWeights[trait - traits.firstFood]!;
    if (best < 0 || times < state.traitCount[base + best]!) best = trait;
  }
  if (best < 0) return [];
  return [[benefit, { code: 'SHARES_FOOD', foodId: catalog.foods.ids[best - traits.firstFood]! }]];
}

/** A dish that is cooked twice shares nothing with itself. */
function isUsedByAnother({ place, trait }: { place: Place; trait: number }): boolean {
  const { state, item } = place;
  const { traits, catalogIndex } = state.pool;
  const week = state.horizon.weekOfDay[dayOf(place)];
  return state.choice.some((other, position) => {
    if (catalogIndex[other] === catalogIndex[item]) return false;
    const slot = Math.floor(position / 3);
    if (state.horizon.weekOfDay[state.horizon.slotDay[slot]!] !== week) return false;
    const foods = traits.list.subarray(traits.start[other]!, traits.start[other + 1]!);
    return foods.includes(trait);
  });
}

function weekBase(place: Place): number {
  const { horizon, pool } = place.state;
  return horizon.weekOfDay[dayOf(place)]! * pool.traits.count;
}

function dayOf({ state, position }: Place): number {
  return state.horizon.slotDay[Math.floor(position / 3)]!;
}

function servedKcal({ state, item, recipe }: Place): number {
  return Math.round(state.pool.servingFactor[item]! * recipe.kcal);
}
