import { netCarbsMg } from '../net-carbs.ts';
import type { Problem } from '../pose/problem.ts';
import {
  meals as mealNames,
  type Plan,
  type PlannedDay,
  type PlannedRecipe,
  type PlannerRecipe,
} from '../types.ts';
import { costOfDay, costOfServed, measuresFor, type DayMeasures } from '../weigh/day-costs.ts';
import { portionApart, portions, weights } from '../weights.ts';

interface Dish {
  readonly meal: number;
  readonly recipe: PlannerRecipe;
  readonly planned: PlannedRecipe;
}

/** A dish of a day, and in how many servings the member may have it. */
interface Plate extends Dish {
  /** The plan's own first, so that it stays where nothing is better. */
  readonly sizes: readonly number[];
}
type Sizes = readonly number[];

/** What a day is judged by. */
interface Judge {
  readonly measures: DayMeasures;
  readonly mostNetCarbsMg: number;
}

/** The best sizes of all days so far, by the size of the dinner that the next lunch is the rest of. */
interface Standing {
  readonly carried: number;
  readonly cost: number;
  readonly days: readonly Sizes[];
}

const breakfast = mealNames.indexOf('BREAKFAST');
const lunch = mealNames.indexOf('LUNCH');
const dinner = mealNames.indexOf('DINNER');

/** In quarters more or less than the plan's portion. */
const mostApart = 2;

/**
 * A week is searched at one portion. A day that is too much or too little at it gets mains larger or
 * smaller, by quarters, where that brings it nearer to what its member should eat; it keeps the limit
 * of net carbs, and what is left of a dinner is eaten in the size of the dinner. What is locked stays.
 */
export function fitPortions({ problem, plan }: { problem: Problem; plan: Plan }): Plan {
  const { requirements } = problem;
  const judge = {
    measures: measuresFor(requirements),
    mostNetCarbsMg: requirements.mostNetCarbsMg,
  };
  const plated = plan.days.map((day, index) => platesOf({ problem, plan, day, index }));
  let standings: readonly Standing[] = [{ carried: 0, cost: 0, days: [] }];
  for (const plates of plated) standings = afterDay({ plates, standings, judge });
  const best = standings.reduce((least, each) => (each.cost < least.cost ? each : least));
  const days = plan.days.map((day, index) => {
    return withSizes({ day, plates: plated[index] ?? [], sizes: best.days[index] ?? [] });
  });
  return { ...plan, days };
}

function platesOf(args: { problem: Problem; plan: Plan; day: PlannedDay; index: number }): Plate[] {
  const { problem, plan, day, index } = args;
  const { catalog } = problem.request;
  const dishes = day.meals.flatMap(({ meal, recipes }) =>
    recipes.flatMap((planned): Dish[] => {
      const at = catalog.indexById.get(planned.id);
      if (at === undefined) return [];
      return [{ meal: mealNames.indexOf(meal), recipe: catalog.recipes[at]!, planned }];
    }),
  );
  const least = leastSizeOf({ dishes, requirements: problem.requirements });
  return dishes.map((dish) => {
    const isFixed = isLocked({ problem, plan, day: index, ...dish });
    const sizes = isFixed ? [dish.planned.servingFactor] : sizesAround({ ...dish, least });
    return { ...dish, sizes };
  });
}

/** Itself, or the dinner or the lunch that it shares its pot with; a side stays as it is. */
function isLocked(args: {
  problem: Problem;
  plan: Plan;
  day: number;
  meal: number;
  planned: PlannedRecipe;
}): boolean {
  const { problem, plan, day, meal, planned } = args;
  if (planned.role !== 'main') return true;
  const { locked = [] } = problem.request;
  const isOwn = (on: number, at: number) =>
    locked.some((each) => each.day === on && mealNames.indexOf(each.meal) === at);
  if (isOwn(day, meal)) return true;
  if (planned.isLeftover) return isOwn(day - 1, dinner);
  return isCarried({ plan, day, meal, planned }) && isOwn(day + 1, lunch);
}

function isCarried(args: {
  plan: Plan;
  day: number;
  meal: number;
  planned: PlannedRecipe;
}): boolean {
  const { plan, day, meal, planned } = args;
  const next = plan.days[day + 1]?.meals.flatMap(({ recipes }) => recipes) ?? [];
  return meal === dinner && next.some(({ id, isLeftover }) => isLeftover && id === planned.id);
}

/** Smaller than recipes serve only where the day has too much energy: nobody goes hungry by it. */
function leastSizeOf(args: {
  dishes: readonly Dish[];
  requirements: Problem['requirements'];
}): number {
  const { dishes, requirements } = args;
  const kcal = dishes.reduce((sum, { recipe, planned }) => {
    return sum + planned.servingFactor * recipe.kcal;
  }, 0);
  const isTooMuch = kcal * measuresFor(requirements).inverseKcal > 1;
  return isTooMuch ? portions.least : requirements.leastPortion;
}

function sizesAround(args: { planned: PlannedRecipe; least: number }): number[] {
  const { servingFactor } = args.planned;
  const least = Math.min(servingFactor, args.least);
  const steps = Array.from({ length: mostApart }, (_, step) => (step + 1) * portions.step);
  const others = steps.flatMap((step) => [servingFactor - step, servingFactor + step]);
  return [servingFactor, ...others.filter((size) => size >= least && size <= portions.most)];
}

function afterDay(args: {
  plates: readonly Plate[];
  standings: readonly Standing[];
  judge: Judge;
}): Standing[] {
  const { plates, standings, judge } = args;
  const atLunch = plates.findIndex(({ planned }) => planned.isLeftover && planned.role === 'main');
  const atDinner = plates.findIndex(({ meal, planned }) => {
    return meal === dinner && planned.role === 'main';
  });
  const isTied = atLunch >= 0 && (plates[atLunch]?.sizes.length ?? 0) > 1;
  const bySize = new Map<number, Standing>();
  for (const sizes of combinations(plates)) {
    const cost = costOf({ plates, sizes, judge });
    for (const before of standings) {
      if (isTied && before.carried !== sizes[atLunch]) continue;
      const carried = sizes[atDinner] ?? 0;
      const total = before.cost + cost;
      if (total >= (bySize.get(carried)?.cost ?? Infinity)) continue;
      bySize.set(carried, { carried, cost: total, days: [...before.days, sizes] });
    }
  }
  return [...bySize.values()];
}

/** The plan's own sizes come first. */
function combinations(plates: readonly Plate[]): Sizes[] {
  return plates.reduce<Sizes[]>(
    (all, { sizes }) => all.flatMap((before) => sizes.map((size) => [...before, size])),
    [[]],
  );
}

/** What a day that is over the limit by what is locked costs beyond any that is not. */
const overLimit = 1000;

/** What of the objective sizes can change, and what other sizes than the plan's own cost. */
function costOf(args: { plates: readonly Plate[]; sizes: Sizes; judge: Judge }): number {
  const { plates, sizes, judge } = args;
  const { measures } = judge;
  let kcal = 0;
  let protein = 0;
  let vegetables = 0;
  let fiber = 0;
  let saturatedFat = 0;
  let salt = 0;
  let carbsMg = 0;
  let dinnerVegetables = 0;
  const mealKcal = [0, 0, 0];
  let apart = 0;
  plates.forEach(({ meal, recipe, planned }, at) => {
    const size = sizes[at]!;
    kcal += size * recipe.kcal;
    protein += size * recipe.proteinGrams;
    vegetables += size * recipe.vegetableGrams;
    fiber += size * recipe.fiberGrams;
    saturatedFat += size * recipe.saturatedFatGrams;
    salt += size * recipe.saltGrams;
    carbsMg += netCarbsMg({ netCarbsGrams: recipe.netCarbsGrams, servingFactor: size });
    mealKcal[meal]! += size * recipe.kcal;
    if (meal === dinner) dinnerVegetables += size * recipe.vegetableGrams;
    apart += Math.abs(size - planned.servingFactor);
  });
  return (
    (carbsMg > judge.mostNetCarbsMg ? overLimit + carbsMg : 0) +
    costOfDay(measures, kcal, protein, vegetables, fiber, saturatedFat, salt) +
    costOfServed(measures, breakfast, mealKcal[breakfast]!) +
    costOfServed(measures, dinner, dinnerVegetables) +
    costWithinTolerance(measures, kcal) +
    costOfLightMeals(measures, mealKcal) +
    (portionApart * apart) / portions.step
  );
}

/** Nearer is better there too: what is cooked is rounded to what a kitchen can do, and seldom down. */
function costWithinTolerance({ inverseKcal }: DayMeasures, kcal: number): number {
  const off = Math.abs(kcal * inverseKcal - 1);
  return weights.energyOff.value * Math.min(off, weights.energyTolerance.value);
}

/** What is not planned is no light meal. Which dishes these are was decided before: only plates are sized. */
function costOfLightMeals({ inverseKcal }: DayMeasures, mealKcal: readonly number[]): number {
  const { lightMeal, lunchLeastShare, dinnerLeastShare } = weights;
  const short = (kcal: number, share: number) =>
    kcal === 0 ? 0 : Math.max(0, share - kcal * inverseKcal);
  return (
    lightMeal.value *
    (short(mealKcal[lunch]!, lunchLeastShare.value) +
      short(mealKcal[dinner]!, dinnerLeastShare.value))
  );
}

function withSizes(args: { day: PlannedDay; plates: readonly Plate[]; sizes: Sizes }): PlannedDay {
  const sizeOf = new Map(args.plates.map(({ planned }, at) => [planned, args.sizes[at]]));
  const meals = args.day.meals.map(({ meal, recipes }) => ({
    meal,
    recipes: recipes.map((planned) => {
      const servingFactor = sizeOf.get(planned) ?? planned.servingFactor;
      return servingFactor === planned.servingFactor ? planned : { ...planned, servingFactor };
    }),
  }));
  return { meals };
}
