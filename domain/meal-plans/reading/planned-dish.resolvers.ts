import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { RecipeAnswerType } from '../../kitchen/recipe.resolvers.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import { describePlan, type DescribedDish } from './described-plan.ts';
import { readDishKey } from './dish-key.rules.ts';
import { findReadablePlan } from './find-readable-plan.ts';
import { MealPlanRecipeType } from './meal-plan-type.resolvers.ts';

builder.objectField(RecipeAnswerType, 'plannedDish', (t) =>
  t.field({
    type: MealPlanRecipeType,
    nullable: true,
    description:
      'The recipe as a plan cooks it, for leftovers as they were cooked. Null for a place that the ' +
      'viewer may not read or that holds another recipe, and for who is no premium member.',
    args: { dish: t.arg.string({ description: 'The `key` of a dish of a meal plan.' }) },
    resolve: ({ recipe }, { dish }, context) =>
      findPlannedDish({ key: dish ?? null, recipeId: recipe.id, context }),
  }),
);

async function findPlannedDish(args: {
  key: string | null;
  recipeId: RecipeId;
  context: RequestContext;
}): Promise<DescribedDish | null> {
  const { key, recipeId, context } = args;
  const place = key === null ? null : readDishKey(key);
  if (place === null || context.viewer === null || !context.isPremium) return null;
  const { db, themedPlans, content } = context.services;
  const { userId } = context.viewer;
  const language = locales[context.locale].contentLanguage;
  const found = await findReadablePlan({ db, themedPlans, language, userId, slug: place.slug });
  if (found === null) return null;
  const { days } = describePlan({ plan: found.plan, content });
  const dishAt = ({ day, meal }: Pick<typeof place, 'day' | 'meal'>) =>
    days[day]?.meals
      .find((each) => each.meal === meal)
      ?.dishes.find(({ recipe }) => recipe.id === recipeId) ?? null;
  const dish = dishAt(place);
  const cookedOn = dish?.line.leftoverOfDay ?? null;
  return cookedOn === null ? dish : dishAt({ day: cookedOn, meal: 'DINNER' });
}
