import { cookedNutrition } from '../../kitchen/cooked-nutrition.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { cookedDays } from './cooking.rules.ts';
import type { ToldDish } from './true-reasons.rules.ts';

/** The dishes of days as they are cooked, without those whose recipes have left the collection. */
export function toldDishes(args: {
  days: ReturnType<typeof cookedDays>;
  content: ContentIndex;
}): ToldDish[] {
  const { recipesById, foodsById: foods } = args.content;
  return args.days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes.flatMap((line): ToldDish[] => {
        const recipe = recipesById.get(line.recipeId);
        if (recipe === undefined) return [];
        const nutrition = cookedNutrition({ recipe, servings: line.potServings, foods });
        return [{ day, meal, line, recipe, nutrition }];
      }),
    ),
  );
}
