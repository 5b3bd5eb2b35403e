import { refusal, success, type Result } from '../../../lib/result.ts';
import {
  generatePlanOrExplain,
  targetsFor,
  type PlannerProfile,
  type RecipeWhy,
  type Success,
} from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { Meal } from '../../recipes/recipe.ts';
import type { Generation, MealPlanDay, MealPlanLine } from '../meal-plan.ts';
import { newMeal } from '../meals.rules.ts';
import { plannerCatalog } from './planner-catalog.ts';
import { proposedChanges, type ProposedChange } from './proposed-changes.rules.ts';
import { recipeServingsFor, servingsOfNewPlan } from '../editing/servings.rules.ts';
import { solveInThread } from '../solver/solve-in-thread.ts';

const daysPerPlan = 7;
/** Of the planner's weekdays: shopping is done at the weekend, and cooking is quicker after it. */
const monday = 0;

export interface PlannedWeek {
  readonly servings: number;
  readonly days: readonly MealPlanDay[];
  readonly generation: Generation;
}

/** Asks the planner for a week. Nothing is read or written: the same request, the same week. */
export async function planWeek(args: {
  content: ContentIndex;
  profile: PlannerProfile;
  seed: number;
}): Promise<Result<PlannedWeek, readonly ProposedChange[]>> {
  const { content, profile, seed } = args;
  const catalog = plannerCatalog(content);
  const request = { catalog, profile, seed, days: daysPerPlan, firstWeekday: monday };
  const planned = await generatePlanOrExplain(request, solveInThread);
  if (!planned.ok) return refusal(proposedChanges({ refusal: planned, profile }));
  const servings = servingsOfNewPlan(servingsOptions({ content, planned }));
  return success({
    servings,
    days: daysOf({ content, planned, servings }),
    generation: generationOf({ ...args, planned }),
  });
}

function servingsOptions(args: { content: ContentIndex; planned: Success }) {
  const recipes = args.planned.plan.days.flatMap(({ meals }) =>
    meals.flatMap((meal) => meal.recipes),
  );
  return recipes.map(({ id }) => optionsOf({ content: args.content, id }));
}

function optionsOf(args: { content: ContentIndex; id: string }): readonly number[] {
  return args.content.recipesById.get(args.id)?.servingsOptions ?? [];
}

function daysOf(args: {
  content: ContentIndex;
  planned: Success;
  servings: number;
}): MealPlanDay[] {
  const { content, planned, servings: people } = args;
  return planned.plan.days.map(({ meals }, index) => ({
    index,
    meals: meals.map(({ meal }) => {
      const recipes = plannedLines({ content, planned, people, day: index, meal });
      return newMeal({ meal, recipes });
    }),
  }));
}

/** What the planner put into a meal, as lines of a plan for so many people. */
export function plannedLines(args: {
  content: ContentIndex;
  planned: Pick<Success, 'plan' | 'why'>;
  people: number;
  day: number;
  meal: Meal;
}): MealPlanLine[] {
  const { content, planned, people, day, meal } = args;
  const recipes = planned.plan.days[day]?.meals.find((each) => each.meal === meal)?.recipes ?? [];
  return recipes.map(({ id, role, servingFactor, isLeftover }): MealPlanLine => {
    const options = optionsOf({ content, id });
    return {
      recipeId: id,
      role,
      servingFactor,
      servings: recipeServingsFor({ people, options }) ?? options.at(-1) ?? people,
      leftoverOfDay: isLeftover ? day - 1 : null,
      reasons: reasonsOf({ why: planned.why, day, meal, role }),
    };
  });
}

function reasonsOf(args: { why: readonly RecipeWhy[] } & Pick<RecipeWhy, 'day' | 'meal' | 'role'>) {
  const { why, day, meal, role } = args;
  const found = why.find((each) => each.day === day && each.meal === meal && each.role === role);
  return found?.reasons ?? [];
}

function generationOf(args: {
  content: ContentIndex;
  profile: PlannerProfile;
  seed: number;
  planned: Success;
}): Generation {
  return {
    seed: args.seed,
    contentVersion: args.content.version,
    firstWeekday: args.planned.plan.firstWeekday,
    repeatsAfterDays: args.planned.plan.repeatsAfterDays,
    targets: targetsFor(args.profile),
  };
}
