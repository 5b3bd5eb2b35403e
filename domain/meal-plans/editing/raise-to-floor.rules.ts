import { ownPortion } from '../../kitchen/portions.rules.ts';
import {
  mostNetCarbsMg,
  netCarbLimits,
  netCarbsMg,
  portionLimits,
  type NetCarbLimit,
} from '../../planner/index.ts';
import type { CompiledRecipe, RecipeId } from '../../recipes/recipe.ts';
import { placedLines, type MealPlanDay, type PlacedLine } from '../meals.rules.ts';

type RecipesById = ReadonlyMap<RecipeId, CompiledRecipe>;

/** A dish as the member has it. */
interface Plate {
  readonly place: string;
  readonly isMain: boolean;
  readonly kcalOfServing: number;
  readonly netCarbsGrams: number;
  readonly portion: number;
}
type Plates = readonly Plate[];

/**
 * A themed plan is written at one serving each, for whoever reads it. The mains of a day that is too
 * little for the member become larger, by quarters, the one with the fewest net carbs first. Every
 * day stays within the limit of the plan's level: where no carbs are left, a main gives a quarter of
 * its serving up for one that brings more energy.
 */
export function raiseToFloor(args: {
  days: readonly MealPlanDay[];
  floorKcal: number;
  recipesById: RecipesById;
}): readonly MealPlanDay[] {
  const { days, floorKcal, recipesById } = args;
  const plated = days.map((day) => platesOf({ day, recipesById }));
  const mostMg = mostNetCarbsMg(levelOf(plated));
  return days.map((day, index) => {
    const plates = raisePlates({ plates: plated[index] ?? [], floorKcal, mostMg });
    return { ...day, meals: withPortions({ day, plates }) };
  });
}

/** The strictest level that each of the days keeps. */
function levelOf(days: readonly Plates[]): NetCarbLimit {
  const most = Math.max(...days.map(carbsMgOf));
  const { STRICT, MODERATE, LIBERAL } = netCarbLimits;
  return [STRICT, MODERATE].find((limit) => most <= mostNetCarbsMg(limit)) ?? LIBERAL;
}

/** Each step brings energy, and no plate passes its largest, so it ends. */
function raisePlates(args: { plates: Plates; floorKcal: number; mostMg: number }): Plates {
  const { plates, floorKcal, mostMg } = args;
  if (kcalOf(plates) >= floorKcal) return plates;
  const larger = [...growths(plates), ...trades(plates)].find((next) => carbsMgOf(next) <= mostMg);
  return larger === undefined ? plates : raisePlates({ plates: larger, floorKcal, mostMg });
}

/** One main a step larger, the one with the fewest net carbs first. */
function growths(plates: Plates): readonly Plates[] {
  return growable(plates)
    .toSorted((one, other) => carbsOfKcal(one) - carbsOfKcal(other))
    .map((plate) => changePlate({ plates, plate, by: portionLimits.step }));
}

/** One main a step larger and another a step smaller, what wins most first. */
function trades(plates: Plates): readonly Plates[] {
  const smaller = plates.filter(({ isMain, portion }) => isMain && portion > portionLimits.least);
  return smaller
    .flatMap((shrunk) =>
      growable(plates)
        .filter(({ kcalOfServing }) => kcalOfServing > shrunk.kcalOfServing)
        .map((grown) => ({ shrunk, grown, won: grown.kcalOfServing - shrunk.kcalOfServing })),
    )
    .toSorted((one, other) => other.won - one.won)
    .map(({ shrunk, grown }) => {
      const less = changePlate({ plates, plate: shrunk, by: -portionLimits.step });
      return changePlate({ plates: less, plate: grown, by: portionLimits.step });
    });
}

function growable(plates: Plates): Plates {
  return plates.filter(
    ({ isMain, portion, kcalOfServing }) =>
      isMain && portion < portionLimits.most && kcalOfServing > 0,
  );
}

function changePlate(args: { plates: Plates; plate: Plate; by: number }): Plates {
  const { plates, plate, by } = args;
  return plates.map((each) =>
    each.place === plate.place ? { ...each, portion: each.portion + by } : each,
  );
}

function platesOf({ day, recipesById }: { day: MealPlanDay; recipesById: RecipesById }): Plates {
  return placedLines([day]).map((line) => {
    const nutrition = recipesById.get(line.recipeId)?.nutrition;
    return {
      place: placeOf(line),
      isMain: line.role === 'main',
      kcalOfServing: nutrition?.nutrients.energyKcal ?? 0,
      netCarbsGrams: nutrition?.netCarbsGrams ?? 0,
      portion: ownPortion(line.portions),
    };
  });
}

function withPortions({ day, plates }: { day: MealPlanDay; plates: Plates }) {
  const portionByPlace = new Map(plates.map(({ place, portion }) => [place, portion]));
  return day.meals.map((meal) => ({
    ...meal,
    recipes: meal.recipes.map((line) => {
      const own = portionByPlace.get(placeOf({ ...line, meal: meal.meal }));
      return own === undefined ? line : { ...line, portions: [own, ...line.portions.slice(1)] };
    }),
  }));
}

function placeOf({ meal, recipeId }: Pick<PlacedLine, 'meal' | 'recipeId'>): string {
  return `${meal} ${recipeId}`;
}

function carbsOfKcal({ netCarbsGrams, kcalOfServing }: Plate): number {
  return netCarbsGrams / Math.max(1, kcalOfServing);
}

function carbsMgOf(plates: Plates): number {
  return plates.reduce((sum, { netCarbsGrams, portion }) => {
    return sum + netCarbsMg({ netCarbsGrams, servingFactor: portion });
  }, 0);
}

function kcalOf(plates: Plates): number {
  return plates.reduce((sum, { kcalOfServing, portion }) => sum + kcalOfServing * portion, 0);
}
