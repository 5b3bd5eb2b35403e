import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { RecipeAnswerType } from '../../kitchen/recipe.resolvers.ts';
import { canOpenRecipe } from '../../recipes/reading/recipe-access.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { DescribedDish } from './described-plan.ts';
import {
  findLeftPlace,
  findLentDish,
  findPlannedDish,
  type LeftPlace,
} from './find-planned-dish.ts';
import { MealPlanRecipeType } from './plan-day-type.resolvers.ts';

const LeftPlaceType = builder.objectRef<LeftPlace>('LeftPlace').implement({
  description: 'What a plan has where it once had a dish.',
  fields: (t) => ({
    mealPlanSlug: t.exposeString('planSlug'),
    instead: t.expose('instead', {
      type: MealPlanRecipeType,
      nullable: true,
      description: 'The main dish of that meal now; null where nothing is planned for it.',
    }),
    movedTo: t.expose('movedTo', {
      type: MealPlanRecipeType,
      nullable: true,
      description: 'The dish itself, where the plan has it at another meal.',
    }),
  }),
});

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

builder.objectField(RecipeAnswerType, 'leftPlace', (t) =>
  t.field({
    type: LeftPlaceType,
    nullable: true,
    description:
      'For a recipe that the plan has no longer at a place: what it has there now. Null while it has ' +
      'it, and for a plan that the viewer may not read.',
    args: { dish: t.arg.string({ description: 'The `key` of a dish of a meal plan.' }) },
    resolve: ({ recipe }, { dish }, context) => leftPlace({ key: dish ?? null, recipe, context }),
  }),
);

interface AskedDish {
  key: string | null;
  recipe: Pick<CompiledRecipe, 'id' | 'isPremium'>;
  context: RequestContext;
}

async function leftPlace(args: AskedDish): Promise<LeftPlace | null> {
  const { key, recipe, context } = args;
  const { viewer, isPremium } = context;
  if (key === null || viewer === null || !isPremium) return null;
  const { db, themedPlans, content } = context.services;
  const language = locales[context.locale].contentLanguage;
  const { userId } = viewer;
  return findLeftPlace({ db, themedPlans, content, language, userId, key, recipeId: recipe.id });
}

async function plannedDish(args: AskedDish): Promise<DescribedDish | null> {
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
