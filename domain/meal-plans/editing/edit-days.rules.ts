import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { Meal, RecipeId } from '../../recipes/recipe.ts';
import {
  carryLine,
  changeMeals,
  linesAt,
  mapLines,
  mostRecipesPerMeal,
  withLines,
  type DishPlace,
  type MealPlace,
  type MealPlanDay,
  type MealPlanLine,
} from '../meals.rules.ts';

/**
 * Changes of a plan's days by hand. A change that was made already does nothing more, so a request
 * may come twice.
 */

type Days = readonly MealPlanDay[];
type Edited = Result<Days, Problem[]>;

/** Cooked food in a fridge: what acid and salt keep longer is no matter of the plan. */
const leftoversKeepDays = 2;

export function addLine(args: MealPlace & { days: Days; line: MealPlanLine }): Edited {
  const { days, day, meal, line } = args;
  if (days[day] === undefined) return dayMissing('day');
  const lines = linesAt(args);
  if (lines.some(({ recipeId }) => recipeId === line.recipeId)) return success(days);
  if (lines.length >= mostRecipesPerMeal) return mealFull('meal');
  return success(withLines({ days, day, meal, lines: [...lines, line] }));
}

/** Removing a dinner removes its leftovers too, and the last main of a meal what stands beside it. */
export function removeLine(args: DishPlace & { days: Days }): Edited {
  const { days, day, meal } = args;
  if (days[day] === undefined) return dayMissing('day');
  const line = findLine(args);
  if (line === undefined) return success(days);
  const lines = linesAt(args);
  const rest = withoutLines({ lines, isGone: (each) => each === line });
  const gone = lines.filter((each) => !rest.includes(each));
  const without = withLines({ days, day, meal, lines: rest });
  return success(
    gone
      .filter((each) => isCookedDinner({ meal, line: each }))
      .reduce<Days>(
        (left, { recipeId }) => withoutLeftovers({ days: left, day, recipeId }),
        without,
      ),
  );
}

/** A side or a drink is no meal: it goes with the last main. */
function withoutLines(args: {
  lines: readonly MealPlanLine[];
  isGone: (line: MealPlanLine) => boolean;
}): readonly MealPlanLine[] {
  const { lines, isGone } = args;
  const rest = lines.filter((line) => !isGone(line));
  const isMain = ({ role }: MealPlanLine) => role === 'main';
  return lines.some(isMain) && !rest.some(isMain) ? [] : rest;
}

/** Another recipe in the same place; the leftovers of a dinner become those of the new one. */
export function swapLine(
  args: DishPlace & { days: Days; line: MealPlanLine; keepsAsLeftovers: boolean },
): Edited {
  const { days, day, meal, line, keepsAsLeftovers } = args;
  if (days[day] === undefined) return dayMissing('day');
  const lines = linesAt(args);
  const old = findLine(args);
  if (old === undefined) {
    const isDone = lines.some(({ recipeId }) => recipeId === line.recipeId);
    return isDone ? success(days) : refusal([problem('recipeId', 'meal-plan.recipe-gone')]);
  }
  if (lines.some(({ recipeId }) => recipeId === line.recipeId)) return success(days);
  const swapped = lines.map((each) => (each === old ? line : each));
  const after = withLines({ days, day, meal, lines: swapped });
  if (!isCookedDinner({ meal, line: old })) return success(after);
  if (!keepsAsLeftovers) return success(withoutLeftovers({ ...args, days: after }));
  return success(
    mapLines({
      days: after,
      change: (each) => {
        if (!isLeftoverOf({ ...args, line: each })) return each;
        const { recipeId, role } = line;
        return { ...each, recipeId, role, reasons: leftoverReasons(day) };
      },
    }),
  );
}

/** A locked dish stays where it is when the rest of the plan is planned anew. */
export function lockLine(args: DishPlace & { days: Days; isLocked: boolean }): Edited {
  const { days, day, meal, isLocked } = args;
  if (days[day] === undefined) return dayMissing('day');
  const line = findLine(args);
  if (line === undefined) return refusal([problem('recipeId', 'meal-plan.recipe-gone')]);
  const lines = linesAt(args).map((each) => (each === line ? { ...each, isLocked } : each));
  return success(withLines({ days, day, meal, lines }));
}

function leftoverReasons(day: number): MealPlanLine['reasons'] {
  return [{ code: 'LEFTOVER_FROM', day }];
}

/**
 * Moves a dish to another day or meal. Leftovers follow their dinner to the day after it, where
 * there is room.
 */
export function moveLine(args: DishPlace & { days: Days; to: MealPlace }): Edited {
  const { days, day, meal, recipeId, to } = args;
  if (days[day] === undefined || days[to.day] === undefined) return dayMissing('day');
  const line = findLine(args);
  const there = linesAt({ days, ...to });
  const isThere = there.some((each) => each.recipeId === recipeId);
  if (line === undefined) {
    return isThere ? success(days) : refusal([problem('recipeId', 'meal-plan.recipe-gone')]);
  }
  if (isThere) return success(days);
  if (there.length >= mostRecipesPerMeal) return mealFull('meal');
  if (line.leftoverOfDay !== null && to.day <= line.leftoverOfDay) {
    return refusal([problem('day', 'meal-plan.leftovers-too-early')]);
  }
  if (line.leftoverOfDay !== null && to.day > line.leftoverOfDay + leftoversKeepDays) {
    return refusal([problem('day', 'meal-plan.leftovers-too-late')]);
  }
  const moved = carryLine({ days, from: { day, meal }, to, line });
  return success(isCookedDinner({ meal, line }) ? withFollowing({ ...args, days: moved }) : moved);
}

/** The leftovers of a dinner that was moved: to the lunch after its new day, or gone. */
function withFollowing(args: DishPlace & { days: Days; to: MealPlace }): Days {
  const { days, recipeId, to } = args;
  const leftover = findLeftover(args);
  if (leftover === null) return days;
  const lunch = { day: to.day + 1, meal: 'LUNCH' as const };
  const without = withoutLeftovers(args);
  const isFollowing = to.meal === 'DINNER' && hasRoom({ days: without, ...lunch, recipeId });
  if (!isFollowing) return without;
  const { line, ...from } = leftover;
  return carryLine({ days, from, to: lunch, line, as: asLeftover({ line, day: to.day }) });
}

/** Whether a dinner is also the lunch of the day after. */
export function setLeftovers(
  args: Omit<DishPlace, 'meal'> & { days: Days; isWanted: boolean; keepsAsLeftovers: boolean },
): Edited {
  const { days, day, recipeId, isWanted, keepsAsLeftovers } = args;
  const dinner = { days, day, meal: 'DINNER' as const, recipeId };
  if (days[day] === undefined) return dayMissing('day');
  if (!isWanted) return success(withoutLeftovers(dinner));
  const line = findLine(dinner);
  if (line === undefined) return refusal([problem('recipeId', 'meal-plan.recipe-gone')]);
  if (findLeftover(dinner) !== null) return success(days);
  if (!keepsAsLeftovers || line.leftoverOfDay !== null || days[day + 1] === undefined) {
    return refusal([problem('recipeId', 'meal-plan.no-leftovers')]);
  }
  if (linesAt({ days, day: day + 1, meal: 'LUNCH' }).length >= mostRecipesPerMeal) {
    return mealFull('meal');
  }
  return success(withLeftover({ days, day, line, recipeId }));
}

function withLeftover(args: {
  days: Days;
  /** Of the dinner. */
  day: number;
  line: MealPlanLine;
  recipeId: RecipeId;
}): Days {
  const { days, day, line, recipeId } = args;
  const lunch = { day: day + 1, meal: 'LUNCH' as const };
  if (!hasRoom({ days, ...lunch, recipeId })) return days;
  const lines = [...linesAt({ days, ...lunch }), asLeftover({ line, day })];
  return withLines({ days, ...lunch, lines });
}

function asLeftover({ line, day }: { line: MealPlanLine; day: number }): MealPlanLine {
  return { ...line, leftoverOfDay: day, reasons: leftoverReasons(day) };
}

function hasRoom(args: DishPlace & { days: Days }): boolean {
  const lines = linesAt(args);
  return (
    args.days[args.day] !== undefined &&
    lines.length < mostRecipesPerMeal &&
    !lines.some(({ recipeId }) => recipeId === args.recipeId)
  );
}

function findLine({ recipeId, ...place }: DishPlace & { days: Days }): MealPlanLine | undefined {
  return linesAt(place).find((line) => line.recipeId === recipeId);
}

function isCookedDinner({ meal, line }: { meal: Meal; line: MealPlanLine }): boolean {
  return meal === 'DINNER' && line.leftoverOfDay === null;
}

function isLeftoverOf(args: { line: MealPlanLine; day: number; recipeId: RecipeId }): boolean {
  return args.line.leftoverOfDay === args.day && args.line.recipeId === args.recipeId;
}

function findLeftover(args: {
  days: Days;
  day: number;
  recipeId: RecipeId;
}): (MealPlace & { line: MealPlanLine }) | null {
  const found = args.days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes.flatMap((line) => (isLeftoverOf({ ...args, line }) ? [{ day, meal, line }] : [])),
    ),
  );
  return found[0] ?? null;
}

function withoutLeftovers(args: { days: Days; day: number; recipeId: RecipeId }): Days {
  return changeMeals({
    days: args.days,
    change: ({ recipes: lines }) =>
      withoutLines({ lines, isGone: (line) => isLeftoverOf({ ...args, line }) }),
  });
}

function dayMissing(path: string): { ok: false; reason: Problem[] } {
  return refusal([problem(path, 'meal-plan.day-not-found')]);
}

function mealFull(path: string): { ok: false; reason: Problem[] } {
  return refusal([problem(path, 'meal-plan.meal-full', { most: mostRecipesPerMeal })]);
}
