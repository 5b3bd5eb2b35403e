import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { RecipeAnswerType } from '../../kitchen/recipe.resolvers.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import type { DescribedDish } from './described-plan.ts';
import { findPlannedDish } from './find-planned-dish.ts';
import { MealPlanRecipeType } from './plan-day-type.resolvers.ts';

builder.objectField(RecipeAnswerType, 'plannedDish', (t) =>
  t.field({
    type: MealPlanRecipeType,
    nullable: true,
    description:
      'The recipe as a plan cooks it, for leftovers as they were cooked. Null for a place that the ' +
      'viewer may not read or that holds another recipe, and for who is no premium member.',
    args: { dish: t.arg.string({ description: 'The `key` of a dish of a meal plan.' }) },
    resolve: ({ recipe }, { dish }, context) =>
      plannedDish({ key: dish ?? null, recipeId: recipe.id, context }),
  }),
);

async function plannedDish(args: {
  key: string | null;
  recipeId: RecipeId;
  context: RequestContext;
}): Promise<DescribedDish | null> {
  const { key, recipeId, context } = args;
  if (key === null || context.viewer === null || !context.isPremium) return null;
  const { db, themedPlans, content } = context.services;
  const { userId } = context.viewer;
  const language = locales[context.locale].contentLanguage;
  const reading = { db, themedPlans, content, language, userId };
  return (await findPlannedDish({ ...reading, key, recipeId }))?.dish ?? null;
}
