import { cookedServings } from '../../kitchen/cooked-servings.rules.ts';
import { sumOfPortions } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import {
  mapLines,
  placedLines,
  type MealPlanDay,
  type MealPlanLine,
  type PlacedLine,
} from '../meals.rules.ts';

/** Lines hold what everybody eats; what is cooked and bought follows here, every dish once. */

/** A line with what is cooked for it. */
export interface CookedLine extends MealPlanLine {
  /** Everybody's portions, tomorrow's lunch among them, as a kitchen can cook them; 0 for leftovers. */
  readonly cookedServings: number;
  /** Of the pot it is eaten from: what was cooked the day before, where it is leftovers. */
  readonly potServings: number;
  /** Of what is cooked, how much nobody eats in this plan. */
  readonly keptServings: number;
}

export type CookingContent = Pick<ContentIndex, 'recipesById' | 'foodsById'>;

export function cookedDays(args: { days: readonly MealPlanDay[]; content: CookingContent }) {
  const { days, content } = args;
  const lines = placedLines(days);
  return mapLines({
    days,
    change: (line, place) => cookedLine({ line: { ...line, ...place }, lines, content }),
  });
}

function cookedLine(args: {
  line: PlacedLine;
  lines: readonly PlacedLine[];
  content: CookingContent;
}): CookedLine {
  const { line, lines, content } = args;
  const pot = line.leftoverOfDay === null ? line : (dinnerOf({ line, lines }) ?? line);
  const wanted = servingsWanted({ line: pot, lines });
  const potServings = servingsInPot({ recipeId: line.recipeId, wanted, content });
  const { day: _day, meal: _meal, ...own } = line;
  const isLeftover = line.leftoverOfDay !== null;
  return {
    ...own,
    potServings,
    cookedServings: isLeftover ? 0 : potServings,
    keptServings: isLeftover ? 0 : potServings - wanted,
  };
}

function servingsInPot(args: {
  recipeId: string;
  wanted: number;
  content: CookingContent;
}): number {
  const { recipeId, wanted, content } = args;
  const recipe = content.recipesById.get(recipeId);
  // Nothing is cooked of a recipe that has left the collection.
  if (recipe === undefined) return wanted;
  const known = knownPots({ recipe, foods: content.foodsById });
  const servings =
    known.get(wanted) ?? cookedServings({ recipe, wanted, foods: content.foodsById });
  if (known.size >= mostKnownPots) known.clear();
  known.set(wanted, servings);
  return servings;
}

/** Pages with many plans ask for the same few pots of every recipe again and again. */
const potsOfRecipes = new WeakMap<
  CompiledRecipe,
  { foods: CookingContent['foodsById']; servings: Map<number, number> }
>();
const mostKnownPots = 100;

/** By the servings wanted; of a recipe and foods, which another content version has as other objects. */
function knownPots(args: {
  recipe: CompiledRecipe;
  foods: CookingContent['foodsById'];
}): Map<number, number> {
  const { recipe, foods } = args;
  const known = potsOfRecipes.get(recipe);
  if (known?.foods === foods) return known.servings;
  const servings = new Map<number, number>();
  potsOfRecipes.set(recipe, { foods, servings });
  return servings;
}

/** What everybody eats of a dish, as dinner and as the leftovers of it. */
function servingsWanted(args: { line: PlacedLine; lines: readonly PlacedLine[] }): number {
  const leftovers = leftoversOf(args);
  const own = sumOfPortions(args.line.portions);
  return own + (leftovers === null ? 0 : sumOfPortions(leftovers.portions));
}

/** The lunch that eats the rest of a dinner. */
export function leftoversOf(args: {
  line: PlacedLine;
  lines: readonly PlacedLine[];
}): PlacedLine | null {
  const { line, lines } = args;
  if (line.meal !== 'DINNER' || line.leftoverOfDay !== null) return null;
  const eaten = lines.find(
    ({ leftoverOfDay, recipeId }) => leftoverOfDay === line.day && recipeId === line.recipeId,
  );
  return eaten ?? null;
}

/** The dinner that a lunch is the rest of. */
export function dinnerOf(args: {
  line: PlacedLine;
  lines: readonly PlacedLine[];
}): PlacedLine | null {
  const { line, lines } = args;
  const dinner = lines.find(
    ({ day, meal, recipeId, leftoverOfDay }) =>
      day === line.leftoverOfDay &&
      meal === 'DINNER' &&
      recipeId === line.recipeId &&
      leftoverOfDay === null,
  );
  return dinner ?? null;
}

/** The number of servings, of those a recipe page offers, that comes closest to what is cooked. */
export function nearestOffered(args: { servings: number; options: readonly number[] }): number {
  const { servings, options } = args;
  const distance = (option: number) => Math.abs(option - servings);
  return options.reduce(
    (nearest, option) => (distance(option) <= distance(nearest) ? option : nearest),
    options[0] ?? Math.ceil(servings),
  );
}
