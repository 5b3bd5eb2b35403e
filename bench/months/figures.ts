import {
  evaluatePlan,
  targetsFor,
  type Catalog,
  type Meal,
  type Plan,
  type PlannedDay,
} from '../../domain/planner/index.ts';
import { energyOffFrom, proteinShortFrom } from '../../domain/planner/off-targets.rules.ts';
import type { LivedWeek } from './live-weeks.ts';

const daysOfWeek = 7;

/** What a dietitian and a bored member would count in a week. */
export interface WeekFigures {
  readonly dinners: number;
  readonly dinnersSeenBefore: number;
  /** Mains that were cooked less than a week earlier, in the plan before. */
  readonly mainsTooSoon: number;
  readonly fiberGrams: readonly number[];
  readonly saturatedFatGrams: readonly number[];
  readonly saltGrams: readonly number[];
  readonly daysOffTarget: number;
  readonly dinnersShortOfVegetables: number;
  readonly largeBreakfasts: number;
  readonly lightDinners: number;
  readonly dishes: number;
  readonly foods: number;
  readonly cpuMs: number;
}

const vegetablesOfDinner = 100;
const mostBreakfastShare = 0.4;
const leastDinnerShare = 0.25;

export function figuresOf(args: {
  catalog: Catalog;
  week: LivedWeek;
  before: readonly LivedWeek[];
}): WeekFigures {
  const { catalog, week, before } = args;
  const { plan, profile } = week;
  const { energyKcal, proteinGrams } = targetsFor(profile);
  const { days } = evaluatePlan({ catalog, profile, plan });
  const dinners = plan.days.flatMap((day) => mainsOf(day, 'DINNER'));
  const seen = new Set(before.flatMap((earlier) => earlier.plan.days).flatMap(allIds));
  const cooked = plan.days.flatMap(cookedIds);
  const recipeOf = (id: string) => catalog.recipes[catalog.indexById.get(id)!]!;
  const dinnerGrams = plan.days.map((day) =>
    servedAt({ day, meal: 'DINNER', figure: (id) => recipeOf(id).vegetableGrams }),
  );
  const kcalsAt = (meal: Meal) =>
    plan.days.map((day) => servedAt({ day, meal, figure: (id) => recipeOf(id).kcal }));
  const foods = cooked.flatMap((id) => [...recipeOf(id).perishables, ...recipeOf(id).keeps]);
  return {
    dinners: dinners.length,
    dinnersSeenBefore: dinners.filter((id) => seen.has(id)).length,
    mainsTooSoon: tooSoon({ plan, before: before.at(-1)?.plan ?? null }),
    fiberGrams: days.map((day) => day.fiberGrams),
    saturatedFatGrams: days.map((day) => day.saturatedFatGrams),
    saltGrams: days.map((day) => day.saltGrams),
    daysOffTarget: days.filter(
      (day) =>
        Math.abs(day.kcal / energyKcal - 1) > energyOffFrom ||
        day.proteinGrams < (1 - proteinShortFrom) * proteinGrams,
    ).length,
    dinnersShortOfVegetables: dinnerGrams.filter((grams) => grams < vegetablesOfDinner).length,
    largeBreakfasts: kcalsAt('BREAKFAST').filter(
      (kcal, day) => kcal > mostBreakfastShare * days[day]!.kcal,
    ).length,
    lightDinners: kcalsAt('DINNER').filter((kcal, day) => kcal < leastDinnerShare * days[day]!.kcal)
      .length,
    dishes: new Set(cooked).size,
    foods: new Set(foods).size,
    cpuMs: week.cpuMs,
  };
}

function tooSoon(args: { plan: Plan; before: Plan | null }): number {
  if (args.before === null) return 0;
  const earlier = args.before.days.map((day) => cookedMains(day));
  return args.plan.days
    .flatMap((day, number) => cookedMains(day).map((id) => ({ id, number })))
    .filter(({ id, number }) =>
      earlier.some((ids, day) => ids.includes(id) && daysOfWeek - day + number < daysOfWeek),
    ).length;
}

function cookedMains({ meals }: PlannedDay): string[] {
  return meals.flatMap(({ recipes }) =>
    recipes.filter(({ role, isLeftover }) => role === 'main' && !isLeftover).map(({ id }) => id),
  );
}

function cookedIds({ meals }: PlannedDay): string[] {
  return meals.flatMap(({ recipes }) =>
    recipes.filter(({ isLeftover }) => !isLeftover).map(({ id }) => id),
  );
}

function allIds({ meals }: PlannedDay): string[] {
  return meals.flatMap(({ recipes }) => recipes.map(({ id }) => id));
}

function mainsOf({ meals }: PlannedDay, meal: Meal): string[] {
  return meals
    .filter((each) => each.meal === meal)
    .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main').map(({ id }) => id));
}

function servedAt(args: { day: PlannedDay; meal: Meal; figure: (id: string) => number }): number {
  return args.day.meals
    .filter(({ meal }) => meal === args.meal)
    .flatMap(({ recipes }) => recipes)
    .reduce((sum, { id, servingFactor }) => sum + servingFactor * args.figure(id), 0);
}
