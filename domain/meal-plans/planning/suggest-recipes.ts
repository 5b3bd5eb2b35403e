import type { Plan, PlannerProfile, Role, WhyReason } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import {
  meals as mealOrder,
  type CompiledRecipe,
  type Meal,
  type RecipeId,
} from '../../recipes/recipe.ts';
import type { MealPlan } from '../meal-plan.ts';
import { editInstead } from '../editing/days-instead.ts';
import { applyEdit } from '../editing/plan-edits.ts';
import { linesAt, mostRecipesPerMeal, type MealPlace } from '../meals.rules.ts';
import { cookedDays } from '../reading/cooking.rules.ts';
import { toldDishes } from '../reading/told-dishes.ts';
import { trueReasonsIn } from '../reading/true-reasons.rules.ts';
import { suggestInThread } from '../thread/ask-planner.ts';
import { plannerMeal } from './planner-days.ts';

export interface Suggestion {
  readonly recipe: CompiledRecipe;
  readonly reasons: readonly WhyReason[];
}

interface SuggestRecipes {
  content: ContentIndex;
  profile: PlannerProfile;
  plan: MealPlan;
  place: MealPlace;
  /** The recipe that is to give way; null adds one to the meal. */
  swappedId: RecipeId | null;
  count: number;
}

/**
 * What fits best in a place of a plan, the best first, each with what is true of it in the plan as it
 * would be. What cannot be had there is left out.
 */
export async function suggestRecipes(args: SuggestRecipes): Promise<Suggestion[]> {
  const { content, profile, place, swappedId, count } = args;
  const plan = plannerPlan(args);
  if (plan.days[place.day] === undefined) return [];
  const roles = rolesOf(args);
  const seasonings = content.recipes.filter(
    (each) => roles.includes(each.role) && isSeasoning(each),
  );
  const seasoningIds = new Set<string>(seasonings.map(({ id }) => id));
  const asked = count + seasonings.length;
  const request = { profile, plan, ...place, roles, swappedId, count: asked };
  const suggested = await suggestInThread({ content, request });
  const dishes = suggested.filter(({ id }) => !seasoningIds.has(id)).slice(0, count);
  return dishes.flatMap(({ id, reasons }) => {
    const recipe = content.recipesById.get(id);
    const told = recipe && trueReasonsInstead({ ...args, recipeId: id, reasons });
    return recipe && told ? [{ recipe, reasons: told }] : [];
  });
}

/** The lightest sauce is 20 g a serving, a mix of spices 3 to 7. */
const leastServingGrams = 10;

/** What goes into other dishes and lies on no plate. */
function isSeasoning({ nutrition }: CompiledRecipe): boolean {
  return nutrition.gramsPerServing < leastServingGrams;
}

/** The planner knows recipes as they are written; a plate holds what the plan would cook of them. */
function trueReasonsInstead(
  args: SuggestRecipes & { recipeId: RecipeId; reasons: readonly WhyReason[] },
): WhyReason[] | null {
  const { content, plan, place, recipeId, reasons } = args;
  const edited = applyEdit({ plan, content, edit: editInstead(args) });
  if (!edited.ok) return null;
  const days = cookedDays({ days: edited.value.days, content });
  const dishes = toldDishes({ days, content });
  const dish = dishes.find(
    (each) => each.day === place.day && each.meal === place.meal && each.recipe.id === recipeId,
  );
  if (dish === undefined) return null;
  const targets = plan.generation?.targets ?? null;
  const reasonsOf = trueReasonsIn({ dishes, targets, foods: content.foodsById });
  return reasonsOf({ ...dish, line: { ...dish.line, reasons } });
}

/** The place of the recipe that goes; to be added are the roles a meal still lacks. */
function rolesOf({ plan, place, swappedId }: SuggestRecipes): readonly Role[] {
  const lines = linesAt({ days: plan.days, ...place });
  const swapped = lines.find(({ recipeId }) => recipeId === swappedId);
  if (swapped !== undefined) return [swapped.role];
  if (!lines.some(({ role }) => role === 'main')) return ['main'];
  const missing = (['side', 'extra'] as const).filter(
    (role) => !lines.some((line) => line.role === role),
  );
  return missing.length === 0 ? ['side'] : missing;
}

/** The plan as the planner reads it: every day with the same meals, whether or not they are filled. */
function plannerPlan({ plan, place }: Pick<SuggestRecipes, 'plan' | 'place'>): Plan {
  const used = new Set<Meal>(['LUNCH', 'DINNER', place.meal]);
  for (const { meals } of plan.days) for (const { meal } of meals) used.add(meal);
  const slots = mealOrder.filter((meal) => used.has(meal));
  return {
    firstWeekday: plan.firstWeekday ?? 0,
    repeatsAfterDays: plan.generation?.repeatsAfterDays ?? 7,
    days: plan.days.map(({ index: day }) => ({
      meals: slots.map((meal) => {
        const lines = linesAt({ days: plan.days, day, meal });
        return plannerMeal({ meal, recipes: lines.slice(0, mostRecipesPerMeal) });
      }),
    })),
  };
}
