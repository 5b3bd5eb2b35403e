import type { LocalDay } from '../../../lib/local-time.ts';
import { listFitting } from '../../planner/index.ts';
import { targetsFor, type Targets } from '../../planner/targets.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { cookTonight } from '../../recipes/reading/cook-tonight.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { dayOnDate } from '../calendar/plan-calendar.rules.ts';
import { isOnCalendar, type MealPlan } from '../meal-plan.ts';
import { keepsNetCarbs } from '../reading/day-nutrition.rules.ts';
import { describePlan, nutritionOf } from '../reading/described-plan.ts';
import { plannerCatalog } from './planner-catalog.ts';

export interface DinnerForToday {
  readonly recipe: CompiledRecipe;
  /** What the day ends with; null where nothing is planned for the rest of it. */
  readonly dayNetCarbsGrams: number | null;
}

/** Of the limit, for who has planned nothing else today. */
const shareOfDinner = 0.5;

/**
 * Dinners with nothing the member leaves out, ready in time, with which the day stays within their
 * limit of net carbs: after what their plan has for today's other meals, or with half the limit
 * where it has nothing.
 */
export function dinnersForToday(args: {
  content: ContentIndex;
  profile: PlannerProfile;
  /** The one that is eaten today. */
  plan: MealPlan | null;
  today: LocalDay;
  minutes: number;
  count: number;
}): readonly DinnerForToday[] {
  const { content, profile, today, minutes, count } = args;
  const { netCarbs: limit } = targetsFor(profile);
  const planned = plannedBesideDinner(args);
  const before = planned ?? limit.grams * (1 - shareOfDinner);
  const isAllowed = listFitting({ catalog: plannerCatalog(content), profile });
  const recipes = content.recipes.filter((recipe) => {
    return isAllowed.has(recipe.id) && fits({ recipe, before, limit });
  });
  return cookTonight({ recipes, minutes, day: today, count }).map((recipe) => ({
    recipe,
    dayNetCarbsGrams: planned === null ? null : planned + (recipe.nutrition.netCarbsGrams ?? 0),
  }));
}

function fits(args: {
  recipe: CompiledRecipe;
  before: number;
  limit: Targets['netCarbs'];
}): boolean {
  const netCarbsGrams = args.before + (args.recipe.nutrition.netCarbsGrams ?? Infinity);
  return keepsNetCarbs({ netCarbsGrams, limit: args.limit });
}

/** Net carbs of what the plan has today but for dinner; null where it has nothing. */
function plannedBesideDinner(args: {
  content: ContentIndex;
  plan: MealPlan | null;
  today: LocalDay;
}): number | null {
  const { content, plan, today } = args;
  if (plan === null || !isOnCalendar(plan)) return null;
  const index = dayOnDate({ plan, date: today });
  const day = describePlan({ plan, content }).days.find((each) => each.index === index);
  const dishes = (day?.meals ?? []).flatMap((each) => (each.meal === 'DINNER' ? [] : each.dishes));
  return dishes.length === 0 ? null : nutritionOf(dishes).netCarbsGrams;
}
