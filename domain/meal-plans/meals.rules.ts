import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import { ownPortion, type Portions } from '../kitchen/portions.rules.ts';
import type { WhyReason } from '../planner/types.ts';
import {
  meals as mealOrder,
  type Meal,
  type RecipeId,
  type RecipeRole,
} from '../recipes/recipe.ts';

/**
 * The days of plans, their meals and the lines of these. Meals are made, changed, written as rows and
 * read from them here and nowhere else: what a meal holds stays with it.
 */

/** One recipe of a meal. */
export interface MealPlanLine {
  readonly recipeId: RecipeId;
  readonly role: RecipeRole;
  /** What each eater gets of it, the member first. */
  readonly portions: Portions;
  /** The day whose dinner this is the rest of. */
  readonly leftoverOfDay: number | null;
  readonly reasons: readonly WhyReason[];
  /** Its meal stays when the rest of the plan is planned anew. */
  readonly isLocked?: boolean;
}

export interface MealPlanMeal {
  readonly meal: Meal;
  readonly recipes: readonly MealPlanLine[];
  /**
   * What the owner wrote on it, for themselves alone. It belongs to the meal: it stays when dishes are
   * swapped, added or planned anew, moves with the last dish that is moved away, and goes with the
   * meal. Where it meets another note, both are kept.
   */
  readonly note?: string;
}

export interface MealPlanDay {
  /** 0 is the first day. */
  readonly index: number;
  readonly meals: readonly MealPlanMeal[];
}

/** A line with where it stands in its plan. */
export interface PlacedLine extends MealPlanLine {
  readonly day: number;
  readonly meal: Meal;
}

export function placedLines(days: readonly MealPlanDay[]): PlacedLine[] {
  return days.flatMap(({ index, meals }) =>
    meals.flatMap(({ meal, recipes }) => recipes.map((line) => ({ ...line, day: index, meal }))),
  );
}

/** Whether a day has not a meal that other days of the plan have. */
export function hasOpenMeal(args: { lines: readonly MealPlace[]; day: number }): boolean {
  const { lines, day } = args;
  const planned = lines.filter((line) => line.day === day).map(({ meal }) => meal);
  return lines.some(({ meal }) => !planned.includes(meal));
}

export const mostRecipesPerMeal = 3;

/** Where a recipe stands, or is to stand. */
export interface MealPlace {
  readonly day: number;
  readonly meal: Meal;
}

export type DishPlace = MealPlace & { readonly recipeId: RecipeId };

/** A meal or day whose lines say more or less than those of a plan. */
export type MealOf<Line> = Omit<MealPlanMeal, 'recipes'> & { readonly recipes: readonly Line[] };
type DayOf<Line> = Omit<MealPlanDay, 'meals'> & { readonly meals: readonly MealOf<Line>[] };

export function newMeal<Line = MealPlanLine>(made: MealOf<Line>): MealOf<Line> {
  const { meal, recipes, note } = made;
  return note ? { meal, recipes, note } : { meal, recipes };
}

/** Gives meals other lines. A meal without lines goes. */
export function changeMeals<Line = MealPlanLine>(args: {
  days: readonly MealPlanDay[];
  change: (meal: MealPlanMeal, place: MealPlace) => readonly Line[];
}): DayOf<Line>[] {
  const { days, change } = args;
  return days.map((day) => ({
    ...day,
    meals: day.meals
      .map((meal) => ({ ...meal, recipes: change(meal, { day: day.index, meal: meal.meal }) }))
      .filter(({ recipes }) => recipes.length > 0),
  }));
}

export function mapLines<Line = MealPlanLine>(args: {
  days: readonly MealPlanDay[];
  change: (line: MealPlanLine, place: MealPlace) => Line;
}): DayOf<Line>[] {
  const { days, change } = args;
  return changeMeals({
    days,
    change: ({ recipes }, place) => recipes.map((line) => change(line, place)),
  });
}

/** Puts other lines into a meal, which comes and goes with them. */
export function withLines(
  args: MealPlace & { days: readonly MealPlanDay[]; lines: readonly MealPlanLine[] },
): MealPlanDay[] {
  const { days, day, meal, lines } = args;
  return changeMeals({
    days: days.map((each) => (each.index === day ? withMeal({ day: each, meal }) : each)),
    change: ({ recipes }, place) => (place.day === day && place.meal === meal ? lines : recipes),
  });
}

/** The lines of a meal; none where there is no such meal. */
export function linesAt(
  args: MealPlace & { days: readonly MealPlanDay[] },
): readonly MealPlanLine[] {
  return args.days[args.day]?.meals.find(({ meal }) => meal === args.meal)?.recipes ?? [];
}

/** Takes a line out of one meal and puts it at the end of another, perhaps changed on the way. */
export function carryLine(args: {
  days: readonly MealPlanDay[];
  from: MealPlace;
  to: MealPlace;
  line: MealPlanLine;
  as?: MealPlanLine;
}): MealPlanDay[] {
  const { days, from, to, line, as = line } = args;
  const rest = linesAt({ days, ...from }).filter((each) => each !== line);
  if (isSamePlace(from, to)) return withLines({ days, ...to, lines: [...rest, as] });
  const without = withLines({ days, ...from, lines: rest });
  const lines = [...linesAt({ days: without, ...to }), as];
  const carried = withLines({ days: without, ...to, lines });
  if (rest.length > 0) return carried;
  const notes = [noteAt({ days, ...to }), noteAt({ days, ...from })].filter((each) => each !== '');
  return withNote({ days: carried, ...to, note: notes.join('\n') });
}

function noteAt(args: MealPlace & { days: readonly MealPlanDay[] }): string {
  return args.days[args.day]?.meals.find(({ meal }) => meal === args.meal)?.note ?? '';
}

const longestNote = 500;

/** Writes a note on a meal; an empty one takes it away. */
export function noteMeal(
  args: MealPlace & { days: readonly MealPlanDay[]; note: string },
): Result<MealPlanDay[], Problem[]> {
  const note = args.note.trim();
  if (note.length > longestNote) {
    return refusal([problem('note', 'note.too-long', { most: longestNote })]);
  }
  if (args.days[args.day] === undefined) {
    return refusal([problem('day', 'meal-plan.day-not-found')]);
  }
  if (linesAt(args).length === 0) return refusal([problem('meal', 'meal-plan.recipe-gone')]);
  return success(withNote({ ...args, note }));
}

function withNote(args: MealPlace & { days: readonly MealPlanDay[]; note: string }): MealPlanDay[] {
  const { days, note } = args;
  return days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      isSamePlace({ day: day.index, meal: meal.meal }, args) ? newMeal({ ...meal, note }) : meal,
    ),
  }));
}

export function isSamePlace(left: MealPlace, right: MealPlace): boolean {
  return left.day === right.day && left.meal === right.meal;
}

function withMeal({ day, meal }: { day: MealPlanDay; meal: Meal }): MealPlanDay {
  if (day.meals.some((each) => each.meal === meal)) return day;
  const meals = [...day.meals, newMeal({ meal, recipes: [] })];
  return {
    ...day,
    meals: meals.toSorted((left, right) => rankOf(left.meal) - rankOf(right.meal)),
  };
}

function rankOf(meal: Meal): number {
  return mealOrder.indexOf(meal);
}

/** A line as a plan is stored: with its place, and with what its meal holds besides. */
export interface MealPlanRow extends PlacedLine {
  readonly position: number;
  /** Of the meal, in the row of its first line. */
  readonly note?: string | null;
}

export function rowsOfDays(days: readonly MealPlanDay[]): MealPlanRow[] {
  return days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes, note }) =>
      recipes.map((line, position) => {
        return { ...line, day, meal, position, ...(position === 0 && note && { note }) };
      }),
    ),
  );
}

/** Days and meals of a plan from its rows, which come in the order of their positions. */
export function daysOfRows(args: {
  dayCount: number;
  rows: readonly Omit<MealPlanRow, 'position'>[];
}): MealPlanDay[] {
  const rowsByDay = Map.groupBy(args.rows, ({ day }) => day);
  return Array.from({ length: args.dayCount }, (_, index) => ({
    index,
    meals: mealsOfRows(rowsByDay.get(index) ?? []),
  }));
}

function mealsOfRows(rows: readonly Omit<MealPlanRow, 'position'>[]): MealPlanMeal[] {
  const rowsByMeal = Map.groupBy(rows, ({ meal }) => meal);
  return mealOrder.flatMap((meal) => {
    const ofMeal = rowsByMeal.get(meal);
    if (ofMeal === undefined) return [];
    const note = ofMeal.find((row) => row.note)?.note ?? '';
    return [newMeal({ meal, recipes: ofMeal.map(lineOfRow), note })];
  });
}

function lineOfRow(row: MealPlanLine): MealPlanLine {
  const { recipeId, role, portions, leftoverOfDay, reasons, isLocked } = row;
  const line = { recipeId, role, portions, leftoverOfDay, reasons };
  return isLocked ? { ...line, isLocked } : line;
}

/**
 * What other people read of a plan's days: its dishes. Whatever else its owner did to a meal or to a
 * dish, a lock for example, stays with the owner.
 */
export function daysForOthers(days: readonly MealPlanDay[]): MealPlanDay[] {
  return days.map(({ index, meals }) => ({
    index,
    meals: meals.map(({ meal, recipes }) => {
      return newMeal({ meal, recipes: recipes.map(lineForOthers) });
    }),
  }));
}

function lineForOthers(line: MealPlanLine): MealPlanLine {
  const { recipeId, role, portions, leftoverOfDay } = line;
  const reasons = line.reasons.filter(({ code }) => !ownReasons.includes(code));
  return { recipeId, role, portions, leftoverOfDay, reasons };
}

/** They tell what the owner answered, likes and needs, and are not true of anybody else. */
const ownReasons: readonly WhyReason['code'][] = [
  'FAVOURITE_CUISINE',
  'FAVOURITE_DISH',
  'LIKED',
  'AFFORDABLE',
  'FITS_ENERGY',
  'FILLS_PROTEIN',
];

interface EatenDay {
  readonly meals: readonly { readonly recipes: readonly { readonly portions: Portions }[] }[];
}

/** How much of a serving the member eats of most dishes of a plan. */
export function usualOwnPortion(days: readonly EatenDay[]): number {
  const portions = days.flatMap(({ meals }) =>
    meals.flatMap(({ recipes }) => recipes.map((line) => ownPortion(line.portions))),
  );
  const byPortion = Map.groupBy(portions, (portion) => portion);
  const usual = [...byPortion].toSorted(([, left], [, right]) => right.length - left.length)[0];
  return usual?.[0] ?? 1;
}
