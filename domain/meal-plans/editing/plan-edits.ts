import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import {
  ownPortion,
  portionsFor,
  type Eaters,
  type Portions,
} from '../../kitchen/portions.rules.ts';
import { canBeEaters } from '../../profile/preferences/eaters.rules.ts';
import type { CompiledRecipe, Meal, RecipeId } from '../../recipes/recipe.ts';
import { daysPast, settledMeals, type SoFar } from '../cooked/settled-meals.rules.ts';
import {
  addLine,
  lockLine,
  moveLine,
  removeLine,
  setLeftovers,
  swapLine,
} from './edit-days.rules.ts';
import { isOnCalendar, type MealPlan } from '../meal-plan.ts';
import {
  linesAt,
  mapLines,
  placedLines,
  usualOwnPortion,
  type DishPlace,
  type MealPlace,
  type MealPlanDay,
  type MealPlanLine,
} from '../meals.rules.ts';

/** One thing that somebody does to a plan. */
export type PlanEdit =
  | (Readonly<{ kind: 'add' }> & DishPlace)
  | (Readonly<{ kind: 'remove' }> & DishPlace)
  | (Readonly<{ kind: 'swap'; withRecipeId: RecipeId }> & DishPlace)
  | (Readonly<{ kind: 'move'; to: MealPlace }> & DishPlace)
  | (Readonly<{ kind: 'lock'; isLocked: boolean }> & DishPlace)
  | Readonly<{ kind: 'leftovers'; day: number; recipeId: RecipeId; isWanted: boolean }>
  | Readonly<{ kind: 'eaters'; eaters: Eaters; day: number | null; meal?: Meal | null }>
  | Readonly<{ kind: 'rename'; title: string; description: string }>;

interface Editing {
  plan: MealPlan;
  content: ContentIndex;
  /** Left out where nothing is asked that it decides. */
  soFar?: SoFar;
}

type Edited = Result<MealPlan, Problem[]>;

/**
 * By hand a member corrects also what they ate on a past day. But nothing is moved into the past, no
 * dinner that is over or cooked gets a rest that was not cooked with it, and who eats from now on has
 * not eaten before.
 */
export function applyEdit({ edit, ...editing }: Editing & { edit: PlanEdit }): Edited {
  const { plan, content } = editing;
  const { days } = plan;
  switch (edit.kind) {
    case 'add': {
      const line = newLine({ ...editing, recipeId: edit.recipeId, portions: null });
      return line.ok ? withDays(plan, addLine({ ...edit, days, line: line.value })) : line;
    }
    case 'remove':
      return withDays(plan, removeLine({ ...edit, days }));
    case 'swap': {
      const old = linesAt({ days, ...edit }).find(({ recipeId }) => recipeId === edit.recipeId);
      const eaten = { recipeId: edit.withRecipeId, portions: old?.portions ?? null };
      const line = newLine({ ...editing, ...eaten });
      if (!line.ok) return line;
      const keepsAsLeftovers = isGoodAsLeftovers({ content, recipeId: edit.withRecipeId });
      return withDays(plan, swapLine({ ...edit, days, line: line.value, keepsAsLeftovers }));
    }
    case 'move':
      return isPast({ ...editing, day: edit.to.day })
        ? refusal([problem('day', 'meal-plan.day-is-past')])
        : withDays(plan, moveLine({ ...edit, days }));
    case 'lock':
      return withDays(plan, lockLine({ ...edit, days }));
    case 'leftovers': {
      const keepsAsLeftovers = isGoodAsLeftovers({ content, recipeId: edit.recipeId });
      const edited = setLeftovers({ ...edit, days, keepsAsLeftovers });
      const isNew = edit.isWanted && edited.ok && edited.value !== days;
      return isNew && settledIn(editing)({ day: edit.day, meal: 'DINNER' })
        ? refusal([problem('recipeId', 'meal-plan.dinner-is-over')])
        : withDays(plan, edited);
    }
    case 'eaters':
      return withEaters({ ...editing, ...edit });
    case 'rename':
      return renamed({ plan, ...edit });
  }
}

function withDays(plan: MealPlan, edited: Result<readonly MealPlanDay[], Problem[]>): Edited {
  return edited.ok ? success({ ...plan, days: edited.value }) : edited;
}

/**
 * For whoever eats the dish that goes, as much of it. Where none goes it is for everybody the plan is
 * for, and the member eats as much as of most dishes.
 */
function newLine(
  args: Editing & { recipeId: RecipeId; portions: Portions | null },
): Result<MealPlanLine, Problem[]> {
  const { plan, content, recipeId, portions } = args;
  const recipe = content.recipesById.get(recipeId);
  if (recipe === undefined) return refusal([problem('recipeId', 'recipe.not-found')]);
  const own = usualOwnPortion(plan.days);
  const usual = portionsFor({ eaters: plan.eaters, own });
  return success(lineOf({ recipe, portions: portions ?? usual }));
}

export function lineOf(args: { recipe: CompiledRecipe; portions: Portions }): MealPlanLine {
  const { id: recipeId, role } = args.recipe;
  return { recipeId, role, portions: args.portions, leftoverOfDay: null, reasons: [] };
}

function isGoodAsLeftovers(args: { content: ContentIndex; recipeId: RecipeId }): boolean {
  return args.content.recipesById.get(args.recipeId)?.isGoodAsLeftovers ?? false;
}

function isPast({ plan, soFar, day }: Editing & { day: number }): boolean {
  if (soFar === undefined || !isOnCalendar(plan)) return false;
  return day < daysPast({ ...plan, ...soFar });
}

function settledIn({ plan, soFar }: Editing): (place: MealPlace) => boolean {
  if (soFar === undefined || !isOnCalendar(plan)) return () => false;
  return settledMeals({ beginsOn: plan.beginsOn, dishes: placedLines(plan.days), soFar });
}

/**
 * Cooks what is to come of the plan, or a day or a meal, for others; what single dishes were set to
 * is overridden.
 */
function withEaters(
  args: Editing & { eaters: Eaters; day: number | null; meal?: Meal | null },
): Edited {
  const { plan, eaters, day, meal = null } = args;
  if (!canBeEaters(eaters)) return refusal([problem('servings', 'meal-plan.servings-mismatch')]);
  if (day !== null && !plan.days.some(({ index }) => index === day)) {
    return refusal([problem('day', 'meal-plan.day-not-found')]);
  }
  const isSettled = settledIn(args);
  const days = mapLines({
    days: plan.days,
    change: (line, place) => {
      if (day === null && isSettled(place)) return line;
      if (day !== null && place.day !== day) return line;
      if (meal !== null && place.meal !== meal) return line;
      return { ...line, portions: portionsFor({ eaters, own: ownPortion(line.portions) }) };
    },
  });
  return success(day === null ? { ...plan, eaters, days } : { ...plan, days });
}

export const longestTitle = 80;
const longestDescription = 500;

/** Without a title the plan is called by what it is like. */
function renamed(args: { plan: MealPlan; title: string; description: string }): Edited {
  const { plan } = args;
  const title = args.title.trim();
  const description = args.description.trim();
  const problems: Problem[] = [];
  if (title.length > longestTitle) {
    problems.push(problem('title', 'meal-plan.title-too-long', { count: longestTitle }));
  }
  if (description.length > longestDescription) {
    const count = longestDescription;
    problems.push(problem('description', 'meal-plan.description-too-long', { count }));
  }
  if (problems.length > 0) return refusal(problems);
  return success({ ...plan, title: title === '' ? null : title, description });
}
