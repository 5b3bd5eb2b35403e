import { refusal, success, type Result } from '../../../lib/result.ts';
import {
  targetsFor,
  type PlannerProfile,
  type RecipeWhy,
  type Success,
} from '../../planner/index.ts';
import { portionsFor, type Eaters } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { Meal } from '../../recipes/recipe.ts';
import type { Generation } from '../meal-plan.ts';
import { newMeal, type MealPlanDay, type MealPlanLine } from '../meals.rules.ts';
import { proposedChanges, type ProposedChange } from './proposed-changes.rules.ts';
import { planToCook } from './plan-to-cook.ts';

const daysPerPlan = 7;

export interface PlannedWeek {
  readonly eaters: Eaters;
  readonly days: readonly MealPlanDay[];
  readonly generation: Generation;
}

/** Asks the planner for a week. Nothing is read or written: the same request, the same week. */
export async function planWeek(args: {
  content: ContentIndex;
  profile: PlannerProfile;
  eaters: Eaters;
  seed: number;
  /** Cooking is quicker on working days than at the weekend. */
  firstWeekday: number;
}): Promise<Result<PlannedWeek, readonly ProposedChange[]>> {
  const { content, profile, eaters, seed, firstWeekday } = args;
  const request = { profile, seed, days: daysPerPlan, firstWeekday };
  const week = await planToCook({
    content,
    eaters,
    request,
    daysOf: (planned) => daysOf({ planned, eaters }),
  });
  if (!week.ok) return refusal(proposedChanges({ refusal: week.planned, profile }));
  const { planned, days } = week;
  return success({ eaters, days, generation: generationOf({ ...args, planned }) });
}

function daysOf({ planned, eaters }: { planned: Success; eaters: Eaters }): MealPlanDay[] {
  return planned.plan.days.map(({ meals }, index) => ({
    index,
    meals: meals.map(({ meal }) => {
      const recipes = plannedLines({ planned, eaters, day: index, meal });
      return newMeal({ meal, recipes });
    }),
  }));
}

/** What the planner put into a meal, as lines of a plan for these people. */
export function plannedLines(args: {
  planned: Pick<Success, 'plan' | 'why'>;
  eaters: Eaters;
  day: number;
  meal: Meal;
}): MealPlanLine[] {
  const { planned, eaters, day, meal } = args;
  const recipes = planned.plan.days[day]?.meals.find((each) => each.meal === meal)?.recipes ?? [];
  return recipes.map(({ id, role, servingFactor, isLeftover }): MealPlanLine => {
    return {
      recipeId: id,
      role,
      portions: portionsFor({ eaters, own: servingFactor }),
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
