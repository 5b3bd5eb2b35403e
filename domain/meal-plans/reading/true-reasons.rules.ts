import { cookedTimes } from '../../kitchen/cooked-times.rules.ts';
import { cookedVegetableGrams } from '../../kitchen/cooked-vegetables.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import { leavesRest } from '../../foods/purchase/leaves-rest.rules.ts';
import { energyKnownTo } from '../../planner/off-targets.rules.ts';
import type { Targets } from '../../planner/targets.ts';
import type { WhyReason } from '../../planner/types.ts';
import type { FoodsById } from '../../recipes/amounts/weigh-ingredients.rules.ts';
import type { CompiledRecipe, Meal, RecipeNutrition } from '../../recipes/recipe.ts';
import type { CookedLine } from './cooking.rules.ts';
import { dayNutrition } from './day-nutrition.rules.ts';

/** A dish with its place, its recipe as it is written, and what a serving of what is cooked holds. */
export interface ToldDish {
  readonly day: number;
  readonly meal: Meal;
  readonly line: CookedLine;
  readonly recipe: CompiledRecipe;
  readonly nutrition: RecipeNutrition;
}

interface ToldPlan {
  dishes: readonly ToldDish[];
  /** Of its owner when it was made. */
  targets: Targets | null;
  foods: FoodsById;
}

type Telling = ToldPlan & { dish: ToldDish; fitsEnergy: (day: number) => boolean };

/** A longer time on the clock speaks for no dish. */
const mostQuickMinutes = 45;
/** Of a day's protein: less is no good part of it. */
const goodPart = 0.25;
/** In a plate: as much as a dinner should have, and what US labels call an excellent source. */
const fewestVegetableGrams = 100;
const fewestFiberGrams = 6;
/** As much as a keto main, or what stands beside it, may have. */
const mostLowCarbGrams = { main: 6, side: 3, extra: 3 };
const fillingFrom = 60;
const daysOfWeek = 7;

/**
 * What can be said for dishes of the plan as it is now, in the figures that their plates show. The
 * planner gave the reasons for recipes as they are written, in the week it had planned; since then
 * dishes may have been swapped, moved or cooked for others.
 */
export function trueReasonsIn(plan: ToldPlan): (dish: ToldDish) => WhyReason[] {
  const fitsEnergy = daysThatFit(plan);
  return (dish) =>
    dish.line.reasons.flatMap((reason) => trueReason({ ...plan, fitsEnergy, dish, reason }) ?? []);
}

function trueReason(args: Telling & { reason: WhyReason }): WhyReason | null {
  const { reason, dish } = args;
  const { line, recipe, meal } = dish;
  switch (reason.code) {
    case 'LEFTOVER_FROM':
      // Its sentence says that lunch is ready.
      if (line.leftoverOfDay === null || meal !== 'LUNCH') return null;
      return { ...reason, day: line.leftoverOfDay };
    case 'FAVOURITE_CUISINE':
      return recipe.cuisine === reason.cuisine ? reason : null;
    case 'FAVOURITE_DISH':
      return recipe.dish === reason.dish ? reason : null;
    case 'FILLING':
      return (recipe.satiety.score ?? 0) >= fillingFrom ? reason : null;
    case 'FITS_ENERGY':
      return args.fitsEnergy(dish.day) ? reason : null;
    case 'QUICK':
      return quick(args);
    case 'VARIETY':
      return isOnlyOne({ ...args, protein: reason.protein }) ? reason : null;
    case 'SHARES_FOOD':
      return sharedFood({ ...args, foodId: reason.foodId });
    case 'FILLS_PROTEIN':
    case 'VEGETABLES':
    case 'FIBER':
    case 'LOW_CARB':
      return onThePlate({ ...args, code: reason.code });
    case 'LONG_AGO':
    case 'WELL_RATED':
    case 'LIKED':
    case 'AFFORDABLE':
      return reason;
  }
}

/** A day is added up once, however many of its dishes are said to fit it. */
function daysThatFit({ dishes, targets }: ToldPlan): (day: number) => boolean {
  const known = new Map<number, boolean>();
  return (index) => {
    if (targets === null) return false;
    const fits = known.get(index) ?? fitsOn(index, targets);
    known.set(index, fits);
    return fits;
  };

  function fitsOn(index: number, own: Targets): boolean {
    const eaten = dishes.filter(({ day }) => day === index);
    const day = dayNutrition(
      eaten.map(({ nutrition, line }) => ({ nutrition, portion: ownPortion(line.portions) })),
    );
    const { energyKcal } = day.nutrients;
    return energyKcal !== null && Math.abs(energyKcal / own.energyKcal - 1) <= energyKnownTo;
  }
}

function quick({ dish }: Telling): WhyReason | null {
  const { recipe, line } = dish;
  const { totalMinutes: minutes } = cookedTimes({ recipe, servings: line.potServings });
  return minutes <= mostQuickMinutes ? { code: 'QUICK', minutes } : null;
}

/** Grams of what its eater gets of it; null where they are nothing to speak of. */
function onThePlate(
  args: Telling & { code: 'FILLS_PROTEIN' | 'VEGETABLES' | 'FIBER' | 'LOW_CARB' },
): WhyReason | null {
  const { code, dish, targets } = args;
  const grams = gramsEaten(args);
  if (grams === null) return null;
  const isMuch = {
    FILLS_PROTEIN: grams >= goodPart * (targets?.proteinGrams ?? Infinity),
    VEGETABLES: grams >= fewestVegetableGrams,
    FIBER: grams >= fewestFiberGrams,
    LOW_CARB: grams <= mostLowCarbGrams[dish.line.role],
  }[code];
  return isMuch ? { code, grams } : null;
}

function gramsEaten({ code, dish, foods }: Parameters<typeof onThePlate>[0]): number | null {
  const { line, recipe, nutrition } = dish;
  const portion = ownPortion(line.portions);
  const eaten = (grams: number | null) => (grams === null ? null : grams * portion);
  switch (code) {
    case 'FILLS_PROTEIN':
      return eaten(nutrition.nutrients.proteinGrams);
    case 'FIBER':
      return eaten(nutrition.nutrients.fiberGrams);
    case 'LOW_CARB':
      return eaten(nutrition.netCarbsGrams);
    case 'VEGETABLES': {
      const grams = cookedVegetableGrams({ recipe, servings: line.potServings, foods });
      return Math.round((grams * portion) / 10) * 10;
    }
  }
}

function isOnlyOne({ protein, ...telling }: Telling & { protein: string }): boolean {
  const mains = cookedInWeek(telling).filter(({ line }) => line.role === 'main');
  return mains.filter(({ recipe }) => recipe.protein === protein).length === 1;
}

/** With the nearest other day that it is cooked on, where there is one. */
function sharedFood({ foodId, ...telling }: Telling & { foodId: string }): WhyReason | null {
  const { dish, foods } = telling;
  const food = foods.get(foodId);
  if (food === undefined || !leavesRest(food) || !holdsFood(dish.recipe, foodId)) return null;
  const others = cookedInWeek(telling).filter(
    ({ recipe }) => recipe.id !== dish.recipe.id && holdsFood(recipe, foodId),
  );
  if (others.length === 0) return null;
  const daysOff = (day: number) => Math.abs(day - dish.day);
  const [day] = others
    .map((other) => other.day)
    .filter((other) => other !== dish.day)
    .toSorted((left, right) => daysOff(left) - daysOff(right) || left - right);
  return { code: 'SHARES_FOOD', foodId, ...(day !== undefined && { day }) };
}

function holdsFood({ ingredients }: CompiledRecipe, foodId: string): boolean {
  return ingredients.some((line) => line.foodId === foodId && line.standing === 'counted');
}

/** From the first day of the plan a week is seven days. */
function cookedInWeek({ dishes, dish }: Telling): ToldDish[] {
  const weekOf = (day: number) => Math.floor(day / daysOfWeek);
  return dishes.filter(
    ({ day, line }) => weekOf(day) === weekOf(dish.day) && line.leftoverOfDay === null,
  );
}
