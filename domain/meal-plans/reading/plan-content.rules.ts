import type { MealPlan, MealPlanContent } from '../meal-plan.ts';
import type { MealPlanMeal } from '../meals.rules.ts';

/** What a plan holds, apart from what it is. */
export function contentOf(plan: MealPlanContent): MealPlanContent {
  const { title, description, eaters, dayCount, days } = plan;
  return { title, description, eaters, dayCount, days };
}

/** Whatever a plan, a meal or a dish holds counts, but not why the planner chose the dish. */
export function isSameContent(left: MealPlanContent, right: MealPlanContent): boolean {
  return left === right || written(contentOf(left)) === written(contentOf(right));
}

/** In one order of keys, however it was put together: the database has an order of its own. */
function written(content: MealPlanContent): string {
  return JSON.stringify(content, (key, value: unknown) => {
    if (key === 'reasons' || value === null || value === false) return undefined;
    if (key === 'meals') return (value as MealPlanMeal[]).filter((each) => each.recipes.length > 0);
    if (typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(byKey));
  });
}

function byKey([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}

/** The plan as it held something before. */
export function withContent(plan: MealPlan, content: MealPlanContent): MealPlan {
  return { ...plan, ...contentOf(content) };
}
