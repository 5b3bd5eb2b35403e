import type { Catalog } from '../catalog/catalog.ts';
import { isEverydayServing } from './evaluate-rules.ts';
import { minutesOnTheDay } from './minutes-on-the-day.ts';
import { expectedStars, tastesOf } from './evaluate-taste.ts';
import type { DayNutrition, Serving } from './serving.ts';
import type { Targets } from '../targets.ts';
import {
  costTerms,
  type CostParts,
  type CostTerm,
  type Meal,
  type PlannerProfile,
  type PlannerRecipe,
} from '../types.ts';
import {
  acceptedCostLevel,
  challengesOfHunger,
  meats,
  oddPairs,
  seafood,
  mostHurriedDishes,
  unnoticedDishes,
  variety,
  weekDays,
  weights,
} from '../weights.ts';

/** What serving a recipe costs by itself. */
type RecipeParts = Readonly<Record<RecipeTerm, number>>;
type RecipeTerm =
  | 'mealProtein'
  | 'vegan'
  | 'rating'
  | 'cuisine'
  | 'dish'
  | 'satiety'
  | 'cost'
  | 'time'
  | 'recency'
  | 'rests';

export function costPartsOf(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  targets: Targets;
  servings: readonly Serving[];
  days: readonly DayNutrition[];
}): CostParts {
  const { catalog, profile, targets, servings, days } = args;
  const parts = Object.fromEntries(costTerms.map((term) => [term, 0])) as Record<CostTerm, number>;
  for (const day of days) {
    parts.energy += energyCost({ day, targets });
    parts.protein += proteinCost({ day, targets });
    parts.vegetables += vegetableCost(day);
    parts.fiber += fiberCost({ day, profile });
    parts.saturatedFat += saturatedFatCost({ day, targets });
    parts.salt += weights.saltOver.value * above(day.saltGrams, weights.saltFrom.value);
  }
  parts.dinnerVegetables = dinnerVegetableCost({ servings, days: days.length });
  parts.breakfastShare = breakfastCost({ servings, targets });
  const cooked = servings.filter(({ planned }) => !planned.isLeftover);
  const costsOf = recipeCosts({ catalog, profile });
  for (const { recipe } of cooked) {
    for (const [term, cost] of Object.entries(costsOf(recipe))) {
      parts[term as RecipeTerm] += cost;
    }
  }
  for (const { recipe } of servings.filter(({ planned }) => planned.isLeftover)) {
    const recipeCost = sumParts(costsOf(recipe));
    parts.leftovers += weights.leftoverFactor.value * recipeCost + weights.leftoverBase.value;
  }
  parts.proteinVariety = weeklyCost({ servings: cooked, word: proteinOf, step: proteinStep });
  parts.dishVariety = weeklyCost({ servings, word: noticedDish, step: dishStep });
  const mains = servings.filter(({ leads }) => leads);
  const withEve = [...mainsOfEve({ catalog, profile }), ...mains];
  parts.consecutiveDinners =
    nextDayCost({
      mains: withEve,
      meal: 'DINNER',
      word: proteinOf,
      cost: sameProteinNextDinner.value,
    }) +
    nextDayCost({
      mains: withEve,
      meal: 'DINNER',
      word: noticedDish,
      cost: sameDishNextDinner.value,
    });
  parts.consecutiveBreakfasts = nextDayCost({
    mains: withEve,
    meal: 'BREAKFAST',
    word: proteinOf,
    cost: sameProteinNextBreakfast.value,
  });
  parts.sameDay =
    sameDayCost({ mains, word: proteinOf, cost: sameProteinSameDay.value }) +
    sameDayCost({ mains, word: noticedDish, cost: sameDishSameDay.value });
  parts.pairing = pairingCost(servings);
  parts.seafood = seafoodCost({ profile, cooked, days: days.length });
  parts.foods = foodsCost({ catalog, profile, cooked });
  parts.dishes = isHurried(profile) ? dishesCost(cooked) : 0;
  parts.freshLunch = profile.leftovers ? freshLunchCost({ servings, days: days.length }) : 0;
  parts.repeats = repeatCost({ profile, cooked }) + soonCost({ profile, cooked });
  return parts;
}

export function sumParts(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((sum, cost) => sum + cost, 0);
}

function energyCost(args: { day: DayNutrition; targets: Targets }): number {
  const off = Math.abs(args.day.kcal / args.targets.energyKcal - 1);
  const far = Math.max(0, off - weights.energyFarFrom.value);
  const cost = weights.energyOff.value * Math.max(0, off - weights.energyTolerance.value);
  return cost + weights.energyFarOff.value * far;
}

function proteinCost(args: { day: DayNutrition; targets: Targets }): number {
  const share = args.day.proteinGrams / args.targets.proteinGrams;
  const short = weights.proteinShort.value * Math.max(0, 1 - share);
  return short + weights.proteinOver.value * Math.max(0, share - weights.proteinOverFrom.value);
}

function isHurried({ cookingTime }: PlannerProfile): boolean {
  return cookingTime === 'minimal';
}

function fiberCost({ day, profile }: { day: DayNutrition; profile: PlannerProfile }): number {
  const factor = isHurried(profile) ? weights.fiberFactorWhenHurried.value : 1;
  return factor * weights.fiberShort.value * shortOf(day.fiberGrams, weights.fiberFrom.value);
}

function vegetableCost({ vegetableGrams }: DayNutrition): number {
  const { vegetablesShort, vegetablesFrom } = weights;
  return vegetablesShort.value * Math.max(0, 1 - vegetableGrams / vegetablesFrom.value);
}

/** The share that is missing, and the share that is too much. */
function shortOf(amount: number, wanted: number): number {
  return Math.max(0, 1 - amount / wanted);
}

function above(amount: number, most: number): number {
  return Math.max(0, amount / most - 1);
}

const kcalPerGramOfFat = 9;

function saturatedFatCost(args: { day: DayNutrition; targets: Targets }): number {
  const { saturatedFatFrom, saturatedFatOver } = weights;
  const mostGrams = (saturatedFatFrom.value * args.targets.energyKcal) / kcalPerGramOfFat;
  return saturatedFatOver.value * above(args.day.saturatedFatGrams, mostGrams);
}

/** Of what is served at a meal, by day. */
function servedBy(args: {
  servings: readonly Serving[];
  meal: Meal;
  figure: (recipe: PlannerRecipe) => number;
}): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { day, meal, recipe, planned } of args.servings) {
    if (meal !== args.meal) continue;
    sums.set(day, (sums.get(day) ?? 0) + args.figure(recipe) * planned.servingFactor);
  }
  return sums;
}

function dinnerVegetableCost(args: { servings: readonly Serving[]; days: number }): number {
  const { servings, days } = args;
  const grams = servedBy({ servings, meal: 'DINNER', figure: (recipe) => recipe.vegetableGrams });
  const short = Array.from({ length: days }, (_, day) =>
    shortOf(grams.get(day) ?? 0, weights.dinnerVegetablesFrom.value),
  );
  return weights.dinnerVegetablesShort.value * short.reduce((sum, share) => sum + share, 0);
}

function breakfastCost(args: { servings: readonly Serving[]; targets: Targets }): number {
  const { servings, targets } = args;
  const { breakfastMostShare, breakfastOver } = weights;
  const kcals = servedBy({ servings, meal: 'BREAKFAST', figure: (recipe) => recipe.kcal }).values();
  return [...kcals]
    .map((kcal) => Math.max(0, kcal / targets.energyKcal - breakfastMostShare.value))
    .reduce((sum, share) => sum + breakfastOver.value * share, 0);
}

/** The mains eaten on the day before the plan, as day −1: neighbours of the first. */
function mainsOfEve(args: { catalog: Catalog; profile: PlannerProfile }): Serving[] {
  const { catalog, profile } = args;
  const eve = profile.daysBefore?.at(-1)?.meals ?? [];
  return eve.flatMap(({ meal, recipes }) => {
    const planned = recipes.find(({ role }) => role === 'main');
    const index = planned && catalog.indexById.get(planned.id);
    if (planned === undefined || index === undefined) return [];
    return [{ day: -1, meal, planned, recipe: catalog.recipes[index]!, leads: true }];
  });
}

/** Of mains that may be lunch or dinner. */
function mealProteinCost({ role, meals, proteinGrams }: PlannerRecipe): number {
  if (role !== 'main' || meals.every((meal) => meal === 'BREAKFAST')) return 0;
  const { proteinOfMealShort, proteinOfMealFrom } = weights;
  return proteinOfMealShort.value * Math.max(0, 1 - proteinGrams / proteinOfMealFrom.value);
}

function veganCost(args: { recipe: PlannerRecipe; profile: PlannerProfile }): number {
  const { recipe, profile } = args;
  const refused = [...profile.avoid, ...(profile.allergies ?? [])];
  if (profile.diet !== null || meats.every((meat) => refused.includes(meat))) return 0;
  return recipe.role === 'main' && recipe.diet === 'vegan' ? weights.veganUnasked.value : 0;
}

/** What each recipe costs this member by itself. */
export function recipeCosts(args: {
  catalog: Catalog;
  profile: PlannerProfile;
}): (recipe: PlannerRecipe) => RecipeParts {
  const { catalog, profile } = args;
  const tastes = tastesOf({ catalog, profile });
  const lastEaten = daysSinceEaten(profile);
  return (recipe) => {
    const stars = expectedStars({ recipe, tastes, opinions: profile.opinions ?? [] });
    return recipeParts({ recipe, profile, stars, daysAgo: lastEaten.get(recipe.id) });
  };
}

function recipeParts(args: {
  recipe: PlannerRecipe;
  profile: PlannerProfile;
  stars: number;
  daysAgo: number | undefined;
}): RecipeParts {
  const { recipe, profile, stars, daysAgo } = args;
  const satiety = recipe.satiety ?? weights.satietyUnknown.value;
  const isHungry = profile.challenges.some((challenge) => challengesOfHunger.includes(challenge));
  const hungerFactor = isHungry ? weights.satietyFactorWhenHungry.value : 1;
  const isFavorite = profile.opinions?.some(({ id, isFavorite: has }) => has && id === recipe.id);
  const favoriteFactor = isFavorite ? weights.recencyOfFavorite.value : 1;
  const levelsAbove = Math.max(0, recipe.costLevel - acceptedCostLevel[profile.foodBudget]);
  const misses = (wished: readonly string[], word: string) =>
    wished.length > 0 && !wished.includes(word);
  return {
    mealProtein: mealProteinCost(recipe),
    vegan: veganCost({ recipe, profile }),
    rating: weights.rating.value * ((5 - stars) / 4),
    cuisine: misses(profile.cuisines, recipe.cuisine) ? weights.cuisineMissed.value : 0,
    dish: misses(profile.dishes, recipe.dish) ? weights.dishMissed.value : 0,
    satiety: weights.satietyMissed.value * hungerFactor * (1 - satiety / 100),
    cost: weights.costAboveBudget.value * levelsAbove,
    time: timeCost(recipe) + hourCost(profile.minutesMore?.[recipe.id] ?? 0),
    recency: daysAgo === undefined ? 0 : favoriteFactor * recencyCost(daysAgo),
    rests: weights.restServing.value * (profile.rests?.[recipe.id] ?? 0),
  };
}

/** Minutes at the stove, and a little of those in which the dish needs nobody. */
function timeCost(recipe: PlannerRecipe): number {
  const waiting = minutesOnTheDay(recipe) - recipe.activeMinutes;
  return hourCost(recipe.activeMinutes) + weights.hourOfWaiting.value * (waiting / 60);
}

function hourCost(minutes: number): number {
  return weights.hourOfCooking.value * (minutes / 60);
}

/** The latest time of each recipe, in days before the plan. */
function daysSinceEaten({ history = [], daysBefore = [] }: PlannerProfile): Map<string, number> {
  const before = daysBefore.flatMap(({ meals }, day) =>
    meals
      .flatMap(({ recipes }) => recipes)
      .map(({ id }) => ({ id, daysAgo: daysBefore.length - day })),
  );
  const eaten = [...history, ...before].filter(({ daysAgo }) => daysAgo >= 1);
  const latestLast = eaten.toSorted((left, right) => right.daysAgo - left.daysAgo);
  return new Map(latestLast.map(({ id, daysAgo }) => [id, daysAgo]));
}

/** From so many days on nothing is left to count. */
const forgottenAfterDays = 200;

/** Multiplied step by step: powers may differ between engines in the last bit. */
function recencyCost(daysAgo: number): number {
  if (daysAgo > forgottenAfterDays) return 0;
  let cost: number = weights.recency.value;
  for (let day = 0; day < daysAgo; day++) cost *= weights.recencyDecay.value;
  return cost;
}

function proteinStep(nth: number): number {
  if (nth <= variety.proteinFree) return 0;
  const much = nth > variety.proteinMuch ? weights.proteinRepeatedMuch.value : 0;
  return weights.proteinRepeated.value + much;
}

function dishStep(nth: number): number {
  return nth > variety.dishFree ? weights.dishRepeated.value : 0;
}

/** Counts mains of one word within a week; the nth of them costs `step(n)`. */
function weeklyCost(args: {
  servings: readonly Serving[];
  word: (recipe: PlannerRecipe) => string;
  step: (nth: number) => number;
}): number {
  const counts = new Map<string, number>();
  let cost = 0;
  for (const { day, recipe, leads } of args.servings) {
    const word = args.word(recipe);
    if (!leads || word === 'NONE') continue;
    const key = `${Math.floor(day / weekDays)} ${word}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    cost += args.step(nth);
  }
  return cost;
}

function seafoodCost(args: {
  profile: PlannerProfile;
  cooked: readonly Serving[];
  days: number;
}): number {
  const { profile, cooked, days } = args;
  const refused = [...profile.avoid, ...(profile.allergies ?? [])];
  if (profile.diet !== null || refused.includes('FISH')) return 0;
  const weekCount = Math.ceil(days / weekDays);
  const missed = Array.from({ length: weekCount }, (_, week) => {
    const length = Math.min(weekDays, days - week * weekDays);
    const wanted = Math.round((seafood.meals * length) / weekDays);
    const found = cooked.filter(
      ({ day, leads, recipe }) =>
        leads && Math.floor(day / weekDays) === week && seafood.proteins.includes(recipe.protein),
    );
    return Math.max(0, wanted - found.length);
  });
  return missed.reduce((sum, count) => sum + count, 0) * weights.seafoodMissed.value;
}

const proteinOf = ({ protein }: PlannerRecipe) => protein;

function noticedDish({ dish }: PlannerRecipe): string {
  return unnoticedDishes.includes(dish) ? 'NONE' : dish;
}

const {
  sameProteinNextDinner,
  sameDishNextDinner,
  sameProteinNextBreakfast,
  sameProteinSameDay,
  sameDishSameDay,
} = weights;

interface Sameness {
  readonly mains: readonly Serving[];
  readonly word: (recipe: PlannerRecipe) => string;
  readonly cost: number;
}

function nextDayCost({ mains, meal, word, cost }: Sameness & { meal: Meal }): number {
  const ofMeal = mains.filter((main) => main.meal === meal);
  const wordByDay = new Map(ofMeal.map(({ day, recipe }) => [day, word(recipe)]));
  const repeated = [...wordByDay].filter(
    ([day, found]) => found !== 'NONE' && wordByDay.get(day - 1) === found,
  );
  return repeated.length * cost;
}

/** Each pair of meals of a day, leftovers too. */
function sameDayCost({ mains, word, cost }: Sameness): number {
  const pairs = mains.flatMap((main, position) =>
    mains
      .slice(0, position)
      .filter((other) => other.day === main.day && word(other.recipe) === word(main.recipe))
      .filter(() => word(main.recipe) !== 'NONE'),
  );
  return pairs.length * cost;
}

/** Sides and extras beside a main, and extras beside a side, that nobody would serve together. */
function pairingCost(servings: readonly Serving[]): number {
  const byMeal = Map.groupBy(servings, ({ day, meal }) => `${day} ${meal}`);
  const odd = [...byMeal.values()].flatMap((together) =>
    together.filter(({ leads }) => !leads).flatMap((added) => oddCompanions({ added, together })),
  );
  return odd.length * weights.oddPair.value;
}

function oddCompanions(args: { added: Serving; together: readonly Serving[] }): Serving[] {
  const { added, together } = args;
  if (added.recipe.role === 'main') return [];
  const odd = oddPairs[added.recipe.dish] ?? [];
  return together.filter(({ leads, planned, recipe }) => {
    const isBefore = leads || (planned.role === 'side' && added.planned.role === 'extra');
    return isBefore && odd.includes(recipe.dish);
  });
}

function foodsCost(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  cooked: readonly Serving[];
}): number {
  const { catalog, profile, cooked } = args;
  const { foods } = catalog;
  const bought = cooked.flatMap(({ day, recipe }) =>
    [...recipe.perishables, ...recipe.keeps].map((food) => `${Math.floor(day / weekDays)} ${food}`),
  );
  const factor = isHurried(profile) ? weights.foodFactorWhenHurried.value : 1;
  return [...new Set(bought)]
    .map((key) => foods.weights[foods.indexById.get(key.slice(key.indexOf(' ') + 1))!]!)
    .reduce((sum, weight) => sum + factor * weight, 0);
}

/** Different dishes of each week. */
function dishesCost(cooked: readonly Serving[]): number {
  const byWeek = Map.groupBy(cooked, ({ day }) => Math.floor(day / weekDays));
  const counts = [...byWeek.values()].map(
    (all) => new Set(all.map(({ recipe }) => recipe.id)).size,
  );
  const { dishWhenHurried, dishTooMany } = weights;
  return counts
    .map((count) => {
      const tooMany = Math.max(0, count - mostHurriedDishes);
      return count * dishWhenHurried.value + tooMany * dishTooMany.value;
    })
    .reduce((sum, cost) => sum + cost, 0);
}

function freshLunchCost(args: { servings: readonly Serving[]; days: number }): number {
  const leftovers = args.servings.filter(
    ({ meal, leads, planned }) => meal === 'LUNCH' && leads && planned.isLeftover,
  );
  return (args.days - leftovers.length) * weights.freshLunch.value;
}

/**
 * Each pair of days, less than a week apart, on which one recipe is cooked; who has little time
 * wants everyday meals to come back.
 */
function repeatCost(args: { profile: PlannerProfile; cooked: readonly Serving[] }): number {
  const byRecipe = Map.groupBy(args.cooked, ({ recipe }) => recipe.id);
  let pairs = 0;
  for (const servings of byRecipe.values()) {
    const byDay = [...Map.groupBy(servings, ({ day }) => day)];
    for (const [first, ofFirst] of byDay) {
      const close = byDay.filter(([second]) => second > first && second - first < weekDays);
      const isFree = (all: readonly Serving[]) =>
        isHurried(args.profile) &&
        all.every((serving) => isEverydayServing(serving, isHurried(args.profile)));
      pairs += close.filter(([, ofSecond]) => !isFree([...ofFirst, ...ofSecond])).length;
    }
  }
  return pairs * weights.repeatWithinWeek.value;
}

/** Mains that were cooked less than a week earlier, before the plan. */
function soonCost(args: { profile: PlannerProfile; cooked: readonly Serving[] }): number {
  const { profile, cooked } = args;
  const daysBefore = profile.daysBefore ?? [];
  const mains = cooked.filter(({ planned }) => planned.role === 'main');
  const soon = mains.filter(({ day, recipe }) =>
    daysBefore.some(({ meals }, before) => {
      const daysBetween = daysBefore.length - before + day;
      const wasCooked = meals
        .flatMap(({ recipes }) => recipes)
        .some(({ id, role, isLeftover }) => id === recipe.id && role === 'main' && !isLeftover);
      return daysBetween < weekDays && wasCooked;
    }),
  );
  return soon.length * weights.repeatWithinWeek.value;
}
