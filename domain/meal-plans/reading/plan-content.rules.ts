import type { MealPlan, MealPlanContent } from '../meal-plan.ts';

/** What a plan holds, apart from what it is. */
export function contentOf(plan: MealPlanContent): MealPlanContent {
  const { title, description, eaters, dayCount, days } = plan;
  return { title, description, eaters, dayCount, days };
}

export function isSameContent(left: MealPlanContent, right: MealPlanContent): boolean {
  return left === right || JSON.stringify(plain(left)) === JSON.stringify(plain(right));
}

/** In one order of keys, however the plan was put together; an empty meal is none. */
function plain({ title, description, eaters, dayCount, days }: MealPlanContent) {
  return [
    title,
    description,
    eaters.adults,
    eaters.children,
    dayCount,
    days.map(({ meals }) =>
      meals
        .filter(({ recipes }) => recipes.length > 0)
        .map(({ meal, recipes }) => [
          meal,
          recipes.map((line) => [
            line.recipeId,
            line.role,
            line.portions,
            line.leftoverOfDay,
            line.isLocked ?? false,
          ]),
        ]),
    ),
  ];
}

/** The plan as it held something before. */
export function withContent(plan: MealPlan, content: MealPlanContent): MealPlan {
  return { ...plan, ...contentOf(content) };
}
