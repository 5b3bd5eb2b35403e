import { createBatch, perOperation } from '../../../lib/batch.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { rateRecipe } from './rate-recipe.ts';
import { canOpenRecipe } from '../reading/recipe-access.rules.ts';
import { RecipeType } from '../recipe-type.resolvers.ts';
import type { CompiledRecipe, RecipeId } from '../recipe.ts';
import { recipeForMembers } from '../recipes.errors.ts';
import { findOwnRatings, findRatingTotals } from '../recipes.store.ts';

/** However many recipes an operation shows, their ratings are one query each. */
const totalsOf = perOperation(({ services: { db } }: RequestContext) =>
  createBatch((recipeIds: readonly RecipeId[]) => findRatingTotals({ db, recipeIds })),
);

const ownRatingsOf = perOperation(({ services: { db }, viewer }: RequestContext) =>
  createBatch(async (recipeIds: readonly RecipeId[]) =>
    viewer === null
      ? new Map<RecipeId, number>()
      : findOwnRatings({ db, userId: viewer.userId, recipeIds }),
  ),
);

const RecipeRatingType = builder.objectRef<CompiledRecipe>('RecipeRating').implement({
  fields: (t) => ({
    mean: t.float({
      nullable: true,
      description: '1 to 5; null as long as nobody has rated the recipe.',
      resolve: async ({ id }, _input, context) => {
        const totals = await totalsOf(context)(id);
        return totals === undefined || totals.count === 0 ? null : totals.stars / totals.count;
      },
    }),
    count: t.int({
      resolve: async ({ id }, _input, context) => (await totalsOf(context)(id))?.count ?? 0,
    }),
    own: t.int({
      nullable: true,
      description: "The viewer's stars.",
      resolve: async ({ id }, _input, context) => (await ownRatingsOf(context)(id)) ?? null,
    }),
  }),
});

builder.objectField(RecipeType, 'rating', (t) =>
  t.field({ type: RecipeRatingType, resolve: (recipe) => recipe }),
);

interface RatingAnswer {
  problems: Problem[];
  recipe: CompiledRecipe | null;
}

const RateRecipeResultType = builder.objectRef<RatingAnswer>('RateRecipeResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    recipe: t.field({
      type: RecipeType,
      nullable: true,
      description: 'With its rating as it is now.',
      resolve: ({ recipe }) => recipe,
    }),
  }),
});

const RateRecipeInput = builder.inputType('RateRecipeInput', {
  fields: (t) => ({
    recipeId: t.id({ required: true }),
    stars: t.int({ required: true, description: '1 to 5; rating again replaces the first.' }),
  }),
});

builder.mutationField('rateRecipe', (t) =>
  t.field({
    type: RateRecipeResultType,
    description: 'For whoever is logged in and may open the recipe.',
    args: { input: t.arg({ type: RateRecipeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const { db, clock, content } = context.services;
      const recipe = content.recipesById.get(String(input.recipeId));
      if (recipe === undefined) {
        return { problems: [problem('recipeId', 'recipe.not-found')], recipe: null };
      }
      const { isPremium } = context;
      if (!canOpenRecipe({ recipe, isPremium })) throw recipeForMembers();
      const { stars } = input;
      const rated = await rateRecipe({ db, clock, userId, recipeId: recipe.id, stars });
      return { problems: rated.ok ? [] : rated.reason, recipe };
    },
  }),
);
