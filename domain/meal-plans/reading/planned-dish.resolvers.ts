import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { RecipeAnswerType } from '../../kitchen/recipe.resolvers.ts';
import { canOpenRecipe } from '../../recipes/reading/recipe-access.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { DescribedDish } from './described-plan.ts';
import { findLentDish, findPlannedDish } from './find-planned-dish.ts';
import { MealPlanRecipeType } from './plan-day-type.resolvers.ts';

builder.objectField(RecipeAnswerType, 'plannedDish', (t) =>
  t.field({
    type: MealPlanRecipeType,
    nullable: true,
    description:
      'The recipe as a plan cooks it, for leftovers as they were cooked. Null for a place that the ' +
      'viewer may not read or that holds another recipe. Of the plan of somebody whose shopping ' +
      'list they share they read what is on the list; who is no premium member reads no other plan.',
    args: { dish: t.arg.string({ description: 'The `key` of a dish of a meal plan.' }) },
    resolve: ({ recipe }, { dish }, context) => plannedDish({ key: dish ?? null, recipe, context }),
  }),
);

async function plannedDish(args: {
  key: string | null;
  recipe: Pick<CompiledRecipe, 'id' | 'isPremium'>;
  context: RequestContext;
}): Promise<DescribedDish | null> {
  const { key, recipe, context } = args;
  const { viewer, isPremium } = context;
  if (key === null || viewer === null || !canOpenRecipe({ recipe, isPremium })) return null;
  const { db, clock, themedPlans, findLentDishes, content } = context.services;
  const asked = { db, clock, findLentDishes, content, userId: viewer.userId, key };
  const language = locales[context.locale].contentLanguage;
  const found = isPremium
    ? await findPlannedDish({ ...asked, recipeId: recipe.id, themedPlans, language })
    : await findLentDish({ ...asked, recipeId: recipe.id });
  return found?.dish ?? null;
}
