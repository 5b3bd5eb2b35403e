import {
  alternatives,
  explainPlan,
  withAlternative,
  type Alternative,
  type Plan,
  type PlannerProfile,
  type Role,
  type Slot,
  type WhyReason,
} from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import {
  meals as mealOrder,
  type CompiledRecipe,
  type Meal,
  type RecipeId,
} from '../../recipes/recipe.ts';
import type { MealPlan } from '../meal-plan.ts';
import { linesAt, mostRecipesPerMeal, type MealPlace } from '../meals.rules.ts';
import { plannerCatalog } from './planner-catalog.ts';
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

/** Fewer are no choice. */
const leastSuggestions = 3;
/** Each is explained, which takes its time. */
const otherSuggestions = 6;

/**
 * What fits best in a place of a plan, the best first, each with why. Where too few dishes keep until
 * the lunch that is the rest of a dinner, those that are eaten the same evening follow.
 */
export function suggestRecipes(args: SuggestRecipes): Suggestion[] {
  const plan = plannerPlan(args);
  if (plan.days[args.place.day] === undefined) return [];
  const found = suggestIn({ ...args, plannerPlan: plan });
  const lunch = args.place.day + 1;
  if (found.length >= leastSuggestions || args.place.meal !== 'DINNER') return found;
  const forOneMeal = withoutLunch({ plan, day: lunch, recipeId: args.swappedId });
  const known = new Set(found.map(({ recipe }) => recipe.id));
  const others = suggestIn({ ...args, plannerPlan: forOneMeal, count: otherSuggestions });
  return [...found, ...others.filter(({ recipe }) => !known.has(recipe.id))].slice(0, args.count);
}

/** The plan with the lunch of a day open, where it is the rest of a dish. */
function withoutLunch(args: { plan: Plan; day: number; recipeId: RecipeId | null }): Plan {
  const days = args.plan.days.map((each, index) => ({
    meals: each.meals.map((meal) => {
      if (index !== args.day || meal.meal !== 'LUNCH') return meal;
      const recipes = meal.recipes.filter(({ id, isLeftover }) => {
        return !isLeftover || id !== args.recipeId;
      });
      return { ...meal, recipes };
    }),
  }));
  return { ...args.plan, days };
}

function suggestIn(args: SuggestRecipes & { plannerPlan: Plan }): Suggestion[] {
  const { content, profile, count, plannerPlan: plan } = args;
  const catalog = plannerCatalog(content);
  const inMeal = new Set(
    linesAt({ days: args.plan.days, ...args.place }).map((line) => line.recipeId),
  );
  return rolesOf(args)
    .flatMap((role) => {
      const slot = { ...args.place, role };
      const found = alternatives({ catalog, profile, plan, slot, count: count + inMeal.size });
      return found.map((alternative) => ({ slot, alternative }));
    })
    .filter(({ alternative }) => !alternative.isLeftover && !inMeal.has(alternative.id))
    .toSorted((left, right) => left.alternative.deltaObjective - right.alternative.deltaObjective)
    .slice(0, count)
    .flatMap(({ slot, alternative }) => {
      const recipe = content.recipesById.get(alternative.id);
      if (recipe === undefined) return [];
      return [{ recipe, reasons: reasonsOf({ content, profile, plan, slot, alternative }) }];
    });
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

function reasonsOf(args: {
  content: ContentIndex;
  profile: PlannerProfile;
  plan: Plan;
  slot: Slot;
  alternative: Alternative;
}): readonly WhyReason[] {
  const { content, profile, slot, alternative } = args;
  const plan = withAlternative(args);
  const why = explainPlan({ catalog: plannerCatalog(content), profile, plan });
  const found = why.find(
    ({ day, meal, id }) => day === slot.day && meal === slot.meal && id === alternative.id,
  );
  return found?.reasons ?? [];
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
