import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe, RecipeId } from '../../recipes/recipe.ts';
import {
  addLine,
  lockLine,
  moveLine,
  removeLine,
  setLeftovers,
  swapLine,
} from './edit-days.rules.ts';
import type { MealPlan, MealPlanDay, MealPlanLine } from '../meal-plan.ts';
import { mapLines, usualServingFactor, type DishPlace, type MealPlace } from '../meals.rules.ts';
import { offeredPlanServings, recipeServingsFor } from './servings.rules.ts';

/** One thing that somebody does to a plan. */
export type PlanEdit =
  | (Readonly<{ kind: 'add' }> & DishPlace)
  | (Readonly<{ kind: 'remove' }> & DishPlace)
  | (Readonly<{ kind: 'swap'; withRecipeId: RecipeId }> & DishPlace)
  | (Readonly<{ kind: 'move'; to: MealPlace }> & DishPlace)
  | (Readonly<{ kind: 'lock'; isLocked: boolean }> & DishPlace)
  | Readonly<{ kind: 'leftovers'; day: number; recipeId: RecipeId; isWanted: boolean }>
  | Readonly<{ kind: 'servings'; servings: number; day: number | null }>
  | Readonly<{ kind: 'rename'; title: string; description: string }>;

interface Editing {
  plan: MealPlan;
  content: ContentIndex;
}

type Edited = Result<MealPlan, Problem[]>;

export function applyEdit({ edit, ...editing }: Editing & { edit: PlanEdit }): Edited {
  const { plan, content } = editing;
  const { days } = plan;
  switch (edit.kind) {
    case 'add': {
      const line = newLine({ ...editing, recipeId: edit.recipeId });
      return line.ok ? withDays(plan, addLine({ ...edit, days, line: line.value })) : line;
    }
    case 'remove':
      return withDays(plan, removeLine({ ...edit, days }));
    case 'swap': {
      const line = newLine({ ...editing, recipeId: edit.withRecipeId });
      if (!line.ok) return line;
      const keepsAsLeftovers = isGoodAsLeftovers({ content, recipeId: edit.withRecipeId });
      return withDays(plan, swapLine({ ...edit, days, line: line.value, keepsAsLeftovers }));
    }
    case 'move':
      return withDays(plan, moveLine({ ...edit, days }));
    case 'lock':
      return withDays(plan, lockLine({ ...edit, days }));
    case 'leftovers': {
      const keepsAsLeftovers = isGoodAsLeftovers({ content, recipeId: edit.recipeId });
      return withDays(plan, setLeftovers({ ...edit, days, keepsAsLeftovers }));
    }
    case 'servings':
      return withServings({ ...editing, ...edit });
    case 'rename':
      return renamed({ plan, ...edit });
  }
}

function withDays(plan: MealPlan, edited: Result<readonly MealPlanDay[], Problem[]>): Edited {
  return edited.ok ? success({ ...plan, days: edited.value }) : edited;
}

/** For as many as the plan is, or the largest batch of a recipe that makes fewer. */
function newLine(args: Editing & { recipeId: RecipeId }): Result<MealPlanLine, Problem[]> {
  const { plan, content, recipeId } = args;
  const recipe = content.recipesById.get(recipeId);
  if (recipe === undefined) return refusal([problem('recipeId', 'recipe.not-found')]);
  const servingFactor = usualServingFactor(plan.days);
  return success({ ...lineOf({ recipe, people: plan.servings }), servingFactor });
}

export function lineOf(args: { recipe: CompiledRecipe; people: number }): MealPlanLine {
  const { id: recipeId, role, servings: usual, servingsOptions: options } = args.recipe;
  const servings = recipeServingsFor({ people: args.people, options }) ?? options.at(-1) ?? usual;
  return { recipeId, role, servings, servingFactor: 1, leftoverOfDay: null, reasons: [] };
}

function isGoodAsLeftovers(args: { content: ContentIndex; recipeId: RecipeId }): boolean {
  return args.content.recipesById.get(args.recipeId)?.isGoodAsLeftovers ?? false;
}

/** Cooks the plan or a day for so many; what single recipes were set to is overridden. */
function withServings(args: Editing & { servings: number; day: number | null }): Edited {
  const { plan, content, servings: people, day } = args;
  const asked = day === null ? plan.days : plan.days.filter(({ index }) => index === day);
  if (asked.length === 0) return refusal([problem('day', 'meal-plan.day-not-found')]);
  const optionsOf = (recipeId: RecipeId) => content.recipesById.get(recipeId)?.servingsOptions;
  const options = linesOf(asked).flatMap(({ recipeId }) => {
    const each = optionsOf(recipeId);
    return each === undefined ? [] : [each];
  });
  if (!offeredPlanServings(options).includes(people)) {
    return refusal([problem('servings', 'meal-plan.servings-mismatch')]);
  }
  const changed = mapLines({
    days: asked,
    change: (line) => {
      const each = optionsOf(line.recipeId) ?? [];
      return { ...line, servings: recipeServingsFor({ people, options: each }) ?? people };
    },
  });
  if (day === null) return success({ ...plan, servings: people, days: changed });
  const [only] = changed;
  return success({ ...plan, days: plan.days.map((each) => (each.index === day && only) || each) });
}

function linesOf(days: readonly MealPlanDay[]): MealPlanLine[] {
  return days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
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
