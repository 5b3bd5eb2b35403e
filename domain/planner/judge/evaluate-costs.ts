import type { Catalog } from '../catalog/catalog.ts';
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
  | 'recency';

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
  }
  const cooked = servings.filter(({ planned }) => !planned.isLeftover);
  for (const { recipe } of cooked) {
    for (const [term, cost] of Object.entries(recipeParts({ recipe, profile }))) {
      parts[term as RecipeTerm] += cost;
    }
  }
  for (const { recipe } of servings.filter(({ planned }) => planned.isLeftover)) {
    const recipeCost = sumParts(recipeParts({ recipe, profile }));
    parts.leftovers += weights.leftoverFactor.value * recipeCost + weights.leftoverBase.value;
  }
  parts.proteinVariety = weeklyCost({ servings: cooked, word: proteinOf, step: proteinStep });
  parts.dishVariety = weeklyCost({ servings, word: noticedDish, step: dishStep });
  const mains = servings.filter(({ leads }) => leads);
  parts.consecutiveDinners =
    nextDayCost({ mains, meal: 'DINNER', word: proteinOf, cost: sameProteinNextDinner.value }) +
    nextDayCost({ mains, meal: 'DINNER', word: noticedDish, cost: sameDishNextDinner.value });
  parts.consecutiveBreakfasts = nextDayCost({
    mains,
    meal: 'BREAKFAST',
    word: proteinOf,
    cost: sameProteinNextBreakfast.value,
  });
  parts.sameDay =
    sameDayCost({ mains, word: proteinOf, cost: sameProteinSameDay.value }) +
    sameDayCost({ mains, word: noticedDish, cost: sameDishSameDay.value });
  parts.pairing = pairingCost(servings);
  parts.seafood = seafoodCost({ profile, cooked, days: days.length });
  parts.perishables = perishableCost({ catalog, cooked });
  parts.freshLunch = profile.leftovers ? freshLunchCost({ servings, days: days.length }) : 0;
  parts.repeats = repeatCost(cooked);
  return parts;
}

export function sumParts(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((sum, cost) => sum + cost, 0);
}

function energyCost(args: { day: DayNutrition; targets: Targets }): number {
  const off = Math.abs(args.day.kcal / args.targets.energyKcal - 1);
  return weights.energyOff.value * Math.max(0, off - weights.energyTolerance.value);
}

function proteinCost(args: { day: DayNutrition; targets: Targets }): number {
  const share = args.day.proteinGrams / args.targets.proteinGrams;
  const short = weights.proteinShort.value * Math.max(0, 1 - share);
  return short + weights.proteinOver.value * Math.max(0, share - weights.proteinOverFrom.value);
}

function vegetableCost({ vegetableGrams }: DayNutrition): number {
  const { vegetablesShort, vegetablesFrom } = weights;
  return vegetablesShort.value * Math.max(0, 1 - vegetableGrams / vegetablesFrom.value);
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

export function recipeParts(args: { recipe: PlannerRecipe; profile: PlannerProfile }): RecipeParts {
  const { recipe, profile } = args;
  const rating = Math.min(5, Math.max(1, recipe.rating ?? weights.ratingUnknown.value));
  const satiety = recipe.satiety ?? weights.satietyUnknown.value;
  const isHungry = profile.challenges.some((challenge) => challengesOfHunger.includes(challenge));
  const hungerFactor = isHungry ? weights.satietyFactorWhenHungry.value : 1;
  const levelsAbove = Math.max(0, recipe.costLevel - acceptedCostLevel[profile.foodBudget]);
  const rank = (profile.history ?? []).indexOf(recipe.id);
  const misses = (wished: readonly string[], word: string) =>
    wished.length > 0 && !wished.includes(word);
  return {
    mealProtein: mealProteinCost(recipe),
    vegan: veganCost({ recipe, profile }),
    rating: weights.rating.value * ((5 - rating) / 4),
    cuisine: misses(profile.cuisines, recipe.cuisine) ? weights.cuisineMissed.value : 0,
    dish: misses(profile.dishes, recipe.dish) ? weights.dishMissed.value : 0,
    satiety: weights.satietyMissed.value * hungerFactor * (1 - satiety / 100),
    cost: weights.costAboveBudget.value * levelsAbove,
    time: weights.hourOfCooking.value * (recipe.totalMinutes / 60),
    recency: rank < 0 ? 0 : recencyCost(rank),
  };
}

/** Multiplied step by step: powers may differ between engines in the last bit. */
function recencyCost(rank: number): number {
  let cost: number = weights.recency.value;
  for (let step = 0; step < rank; step++) cost *= weights.recencyDecay.value;
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

function perishableCost(args: { catalog: Catalog; cooked: readonly Serving[] }): number {
  const { foods } = args.catalog;
  const bought = args.cooked.flatMap(({ day, recipe }) =>
    recipe.perishables.map((food) => `${Math.floor(day / weekDays)} ${food}`),
  );
  return [...new Set(bought)]
    .map((key) => foods.weights[foods.indexById.get(key.slice(key.indexOf(' ') + 1))!]!)
    .reduce((sum, weight) => sum + weight, 0);
}

function freshLunchCost(args: { servings: readonly Serving[]; days: number }): number {
  const leftovers = args.servings.filter(
    ({ meal, leads, planned }) => meal === 'LUNCH' && leads && planned.isLeftover,
  );
  return (args.days - leftovers.length) * weights.freshLunch.value;
}

/** Each pair of days, less than a week apart, on which one recipe is cooked. */
function repeatCost(cooked: readonly Serving[]): number {
  const daysById = Map.groupBy(cooked, ({ recipe }) => recipe.id);
  let pairs = 0;
  for (const servings of daysById.values()) {
    const days = [...new Set(servings.map(({ day }) => day))];
    for (const first of days) {
      pairs += days.filter((second) => second > first && second - first < weekDays).length;
    }
  }
  return pairs * weights.repeatWithinWeek.value;
}
