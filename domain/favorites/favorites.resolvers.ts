import { locales } from '../../i18n/locales.ts';
import { createBatch, perOperation } from '../../lib/batch.ts';
import { invalidInput, type Problem } from '../../lib/problems.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { describePlan } from '../meal-plans/reading/described-plan.ts';
import { findReadablePlans } from '../meal-plans/reading/find-readable-plan.ts';
import { MealPlanType, type ViewedPlan } from '../meal-plans/reading/meal-plan-type.resolvers.ts';
import { requireMealPlanReader } from '../meal-plans/meal-plans.policies.ts';
import { findOwnTargets } from '../meal-plans/planning/own-targets.ts';
import { pageOf, recipesPerPage } from '../recipes/reading/list-recipes.ts';
import { RecipePageType } from '../recipes/reading/recipe-page.resolvers.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import { favoriteItemTypes, type FavoriteItem, type FavoriteItemType } from './favorite.ts';
import { listFavorites } from './favorites.store.ts';
import { setFavorite } from './set-favorite.ts';

const FavoriteItemTypeEnum = builder.enumType('FavoriteItemType', { values: favoriteItemTypes });

/** All of the viewer's favorites in one query, however many hearts an operation shows. */
const favoritesOf = perOperation(({ services: { db }, viewer }: RequestContext) =>
  createBatch(async (keys: readonly string[]) => {
    const marked = viewer === null ? [] : await listFavorites({ db, userId: viewer.userId });
    const marks = new Set(marked.map(keyOf));
    return new Map(keys.map((key) => [key, marks.has(key)]));
  }),
);

function keyOf({ itemType, itemId }: FavoriteItem): string {
  return `${itemType}:${itemId}`;
}

async function isFavorite(item: FavoriteItem, context: RequestContext): Promise<boolean> {
  return (await favoritesOf(context)(keyOf(item))) ?? false;
}

builder.objectField(RecipeType, 'isFavorite', (t) =>
  t.boolean({
    description: "One of the viewer's favorites; false for visitors.",
    resolve: ({ id }, _input, context) => isFavorite({ itemType: 'RECIPE', itemId: id }, context),
  }),
);

builder.objectField(MealPlanType, 'isFavorite', (t) =>
  t.boolean({
    description: "One of the viewer's favorites.",
    resolve: ({ plan }, _input, context) =>
      isFavorite({ itemType: 'MEALPLAN', itemId: plan.head.id }, context),
  }),
);

builder.queryFields((t) => ({
  favoriteRecipes: t.field({
    type: RecipePageType,
    description: "The viewer's, the latest first; what has left the collection is not among them.",
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({
        defaultValue: recipesPerPage,
        description: `1 to ${recipesPerPage}.`,
      }),
    },
    resolve: async (_root, { page, pageSize }, context) => {
      const { userId } = requireViewer(context);
      const { content } = context.services;
      const ids = await markedIds({ context, userId, itemType: 'RECIPE' });
      const recipes = ids.flatMap((id) => content.recipesById.get(id) ?? []);
      const size = checkedPageSize(pageSize ?? recipesPerPage);
      return pageOf({ recipes, page: page ?? 1, pageSize: size });
    },
  }),
  favoriteMealPlans: t.field({
    type: [MealPlanType],
    description: "The viewer's, the latest first; none for who is no premium member.",
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      return context.isPremium ? favoritePlans({ context, userId }) : [];
    },
  }),
}));

function checkedPageSize(pageSize: number): number {
  if (pageSize < 1 || pageSize > recipesPerPage) throw invalidInput();
  return pageSize;
}

interface Asking {
  context: RequestContext;
  userId: string;
}

async function markedIds({
  context,
  userId,
  itemType,
}: Asking & {
  itemType: FavoriteItemType;
}): Promise<string[]> {
  const marked = await listFavorites({ db: context.services.db, userId });
  return marked.filter((item) => item.itemType === itemType).map(({ itemId }) => itemId);
}

async function favoritePlans({ context, userId }: Asking): Promise<ViewedPlan[]> {
  const { db, clock, content, themedPlans } = context.services;
  const language = locales[context.locale].contentLanguage;
  const ids = await markedIds({ context, userId, itemType: 'MEALPLAN' });
  const found = await findReadablePlans({ db, themedPlans, language, userId, ids });
  const targets = await findOwnTargets({ db, clock, userId });
  return found.map(({ plan, relation }) => {
    return { plan: describePlan({ plan, content }), targets, relation };
  });
}

interface FavoriteAnswer {
  problems: Problem[];
}

const SetFavoriteResultType = builder.objectRef<FavoriteAnswer>('SetFavoriteResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
  }),
});

const SetFavoriteInput = builder.inputType('SetFavoriteInput', {
  fields: (t) => ({
    itemType: t.field({ type: FavoriteItemTypeEnum, required: true }),
    itemId: t.id({ required: true }),
    isFavorite: t.boolean({ required: true, description: 'As it is to be.' }),
  }),
});

builder.mutationField('setFavorite', (t) =>
  t.field({
    type: SetFavoriteResultType,
    description: 'Marks a recipe, an own or a themed meal plan, or takes the mark away.',
    args: { input: t.arg({ type: SetFavoriteInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { itemType, isFavorite: isWanted } = input;
      const { userId } =
        itemType === 'MEALPLAN' && isWanted
          ? requireMealPlanReader(context)
          : requireViewer(context);
      const { db, clock, content, themedPlans } = context.services;
      const item = { itemType, itemId: String(input.itemId) };
      const marking = { db, clock, content, themedPlans, userId };
      const set = await setFavorite({ ...marking, item, isFavorite: isWanted });
      return { problems: set.ok ? [] : set.reason };
    },
  }),
);
