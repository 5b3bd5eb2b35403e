import { figureBeside } from '../../../lib/figure-beside.ts';
import type { Food, FoodGroup } from '../../foods/food.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import type { PlanPromise } from './themed-plan.ts';

/** A meal as one person eats it, a serving of each recipe. */
export type PlatedMeal = Readonly<{
  meal: Meal;
  recipes: readonly CompiledRecipe[];
  /** Cooked the day before. */
  isLeftover?: boolean;
}>;
export type PlatedDay = readonly PlatedMeal[];

type Foods = ReadonlyMap<string, Pick<Food, 'group'>>;
type Named = Readonly<{ name: string; amount: number }>;

const gramsOfSaltPerMgOfSodium = 2.5 / 1000;

/**
 * What a dietitian asks of a week. WHO: 5 g salt a day, told here as 6 with what the table rounds;
 * EFSA: 25 g fibre, of which 20 at least; saturated fat a fifth of 1,600 kcal.
 */
const limits = {
  leastKcalOfDay: 1200,
  leastProteinGramsOfDay: 75,
  /** Half of what EFSA asks for, on any day. */
  leastFiberGramsOfDay: 12,
  /** The fullest day against the lightest: hunger is the same on all. */
  mostTimesTheLightestDay: 1.4,
  /** No day is left to others to make up for: a quarter of its energy as saturated fat is too much. */
  mostSaltGramsOfDay: 6,
  mostSaturatedFatGramsOfDay: 50,
  leastMeanProteinGrams: 90,
  mostMeanSaturatedFatGrams: 35,
  leastMeanFiberGrams: 20,
  /** A portion of them, at noon as well as in the evening. */
  leastVegetableGramsOfMeal: 80,
  /** Few ideas are cooked of plants alone. */
  mostOfOneFamily: { any: 1, ofPlants: 2 },
  /**
   * Who takes fixed doses of insulin or tablets for diabetes needs days alike: Academy of Nutrition
   * and Dietetics, Evidence Analysis Library, carbohydrate intake consistency (2008, rated strong).
   */
  mostTimesTheMeanNetCarbs: 1.5,
} as const;

/**
 * A level promises what it allows as well as what it keeps out, and each day of it does: who reads
 * 50 to 100 g eats no day of 40. The mean day stays a gram below the limit, since no kitchen weighs
 * to the gram.
 */
const bands = {
  keto: { least: 0, most: 19, mostOfDay: 19.5 },
  moderate: { least: 20, most: 49, mostOfDay: 49 },
  liberal: { least: 50, most: 99, mostOfDay: 99 },
} as const;

export function dietitianProblems(args: {
  days: readonly PlatedDay[];
  promise: Pick<PlanPromise, 'strictness' | 'diet'>;
  foods: Foods;
}): readonly string[] {
  const { days, promise, foods } = args;
  return [
    ...unknownProblems(days),
    ...days.flatMap((day, index) => dayProblems({ day, index, foods })),
    ...energyProblems(days),
    ...meanProblems(days),
    ...bandProblems(days, promise.strictness),
    ...familyProblems(days, promise.diet),
  ];
}

/** What a food table leaves out is no nothing: a week of unknown salt is not low in it. */
function unknownProblems(days: readonly PlatedDay[]): readonly string[] {
  const dishes = new Set(days.flat().flatMap(({ recipes }) => recipes));
  return [...dishes]
    .filter(({ nutrition: { nutrients } }) =>
      [
        nutrients.sodiumMg,
        nutrients.saturatedFatGrams,
        nutrients.fiberGrams,
        nutrients.proteinGrams,
      ].includes(null),
    )
    .map(({ id }) => `A food of ${id} lacks its salt, saturated fat, fiber or protein.`);
}

function dayProblems(args: { day: PlatedDay; index: number; foods: Foods }): readonly string[] {
  const { day, index, foods } = args;
  const {
    leastKcalOfDay: leastKcal,
    leastProteinGramsOfDay: leastProtein,
    leastFiberGramsOfDay: leastFiber,
    mostSaltGramsOfDay: mostSalt,
    mostSaturatedFatGramsOfDay: mostSaturated,
    leastVegetableGramsOfMeal: leastVegetables,
  } = limits;
  const kcal = sumOf(day, ({ nutrition }) => nutrition.nutrients.energyKcal);
  const protein = sumOf(day, ({ nutrition }) => nutrition.nutrients.proteinGrams);
  const fiber = sumOf(day, ({ nutrition }) => nutrition.nutrients.fiberGrams);
  const salt = sumOf(day, saltGrams);
  const saturated = sumOf(day, ({ nutrition }) => nutrition.nutrients.saturatedFatGrams);
  const poor = day
    .filter(({ meal }) => meal !== 'BREAKFAST')
    .map((meal) => ({ name: meal.meal.toLowerCase(), grams: vegetableGrams({ meal, foods }) }))
    .filter(({ grams }) => grams < leastVegetables);
  return [
    kcal < leastKcal &&
      `Day ${index + 1} has ${figureBeside({ amount: kcal, limit: leastKcal, digits: 0 })} kcal, the least is ${leastKcal}.`,
    fiber < leastFiber &&
      `Day ${index + 1} has ${figureBeside({ amount: fiber, limit: leastFiber, digits: 0 })} g fiber, the least is ${leastFiber}.`,
    protein < leastProtein &&
      `Day ${index + 1} has ${figureBeside({ amount: protein, limit: leastProtein, digits: 0 })} g protein, the least is ${leastProtein}.`,
    salt > mostSalt &&
      `Day ${index + 1} has ${figureBeside({ amount: salt, limit: mostSalt, digits: 1 })} g salt, the limit is ${mostSalt}.`,
    saturated > mostSaturated &&
      `Day ${index + 1} has ${figureBeside({ amount: saturated, limit: mostSaturated, digits: 0 })} g saturated fat, the limit is ${mostSaturated}.`,
    ...poor.map(({ name, grams }) => {
      const told = figureBeside({ amount: grams, limit: leastVegetables, digits: 0 });
      return `The ${name} of day ${index + 1} has ${told} g vegetables, the least is ${leastVegetables}.`;
    }),
  ].filter((problem) => problem !== false);
}

function energyProblems(days: readonly PlatedDay[]): readonly string[] {
  const energies = days.map((day) => sumOf(day, ({ nutrition }) => nutrition.nutrients.energyKcal));
  const [least, most] = [Math.min(...energies), Math.max(...energies)];
  if (most <= least * limits.mostTimesTheLightestDay) return [];
  return [`The days have ${least.toFixed(0)} to ${most.toFixed(0)} kcal: too far apart.`];
}

function meanProblems(days: readonly PlatedDay[]): readonly string[] {
  const mean = (figure: (recipe: CompiledRecipe) => number | null) =>
    days.reduce((sum, day) => sum + sumOf(day, figure), 0) / days.length;
  const saturated = mean(({ nutrition }) => nutrition.nutrients.saturatedFatGrams);
  const mostSaturated = limits.mostMeanSaturatedFatGrams;
  const least: readonly (Named & { least: number })[] = [
    {
      name: 'protein',
      amount: mean(({ nutrition }) => nutrition.nutrients.proteinGrams),
      least: limits.leastMeanProteinGrams,
    },
    {
      name: 'fiber',
      amount: mean(({ nutrition }) => nutrition.nutrients.fiberGrams),
      least: limits.leastMeanFiberGrams,
    },
  ];
  return [
    ...(saturated > mostSaturated
      ? [
          `The mean day has ${figureBeside({ amount: saturated, limit: mostSaturated, digits: 1 })} g saturated fat, the limit is ${mostSaturated}.`,
        ]
      : []),
    ...least
      .filter((each) => each.amount < each.least)
      .map(({ name, amount, least: limit }) => {
        const told = figureBeside({ amount, limit, digits: 1 });
        return `The mean day has ${told} g ${name}, the least is ${limit}.`;
      }),
  ];
}

function saltGrams({ nutrition }: CompiledRecipe): number {
  return (nutrition.nutrients.sodiumMg ?? 0) * gramsOfSaltPerMgOfSodium;
}

function bandProblems(
  days: readonly PlatedDay[],
  strictness: PlanPromise['strictness'],
): readonly string[] {
  const grams = days.map((day) => sumOf(day, ({ nutrition }) => nutrition.netCarbsGrams));
  const mean = grams.reduce((sum, each) => sum + each, 0) / days.length;
  const { least, most, mostOfDay } = bands[strictness];
  const highest = Math.max(...grams);
  const uneven =
    strictness !== 'keto' && highest > mean * limits.mostTimesTheMeanNetCarbs
      ? [
          `Day ${grams.indexOf(highest) + 1} has ${highest.toFixed(0)} g net carbs, the mean day ${mean.toFixed(0)}: too far apart.`,
        ]
      : [];
  const outside = grams.flatMap((each, index) => {
    if (each >= least && each <= mostOfDay) return [];
    const limit = each < least ? least : mostOfDay;
    const told = figureBeside({ amount: each, limit, digits: 1 });
    return [
      each < least
        ? `Day ${index + 1} has ${told} g net carbs, the least is ${least}.`
        : `Day ${index + 1} has ${told} g net carbs, the limit is ${mostOfDay}.`,
    ];
  });
  if (mean >= least && mean <= most) return [...outside, ...uneven];
  const told = figureBeside({ amount: mean, limit: mean < least ? least : most, digits: 1 });
  const words = `The mean day has ${told} g net carbs; ${strictness} is ${least} to ${most}.`;
  return [words, ...outside, ...uneven];
}

/** Of lunches and dinners that are cooked; leftovers are the same dish. */
function familyProblems(days: readonly PlatedDay[], diet: PlanPromise['diet']): readonly string[] {
  const most = limits.mostOfOneFamily[diet === null ? 'any' : 'ofPlants'];
  const mains = days.flatMap((day) =>
    day
      .filter(({ meal }) => meal !== 'BREAKFAST')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main')),
  );
  const dishes = [...new Map(mains.map((recipe) => [recipe.id, recipe])).values()];
  const families = Map.groupBy(dishes, ({ family }) => family);
  return [...families].flatMap(([family, members]) => {
    if (family === null || members.length <= most) return [];
    return [`${members.length} dishes are ${family}: ${members.map(({ id }) => id).join(', ')}.`];
  });
}

const vegetableGroups: readonly FoodGroup[] = ['vegetables', 'legumes', 'fruit'];

function vegetableGrams({ meal, foods }: { meal: PlatedMeal; foods: Foods }): number {
  return meal.recipes.reduce((sum, { ingredients, servings }) => {
    const eaten = ingredients.filter(({ standing, foodId }) => {
      const group = foods.get(foodId)?.group;
      return standing === 'counted' && group !== undefined && vegetableGroups.includes(group);
    });
    return sum + eaten.reduce((grams, { eatenGrams }) => grams + eatenGrams, 0) / servings;
  }, 0);
}

function sumOf(day: PlatedDay, figure: (recipe: CompiledRecipe) => number | null): number {
  const recipes = day.flatMap(({ recipes: each }) => each);
  return recipes.reduce((sum, recipe) => sum + (figure(recipe) ?? 0), 0);
}
