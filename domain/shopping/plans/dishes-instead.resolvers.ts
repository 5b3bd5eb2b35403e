import { builder } from '../../../api/builder.ts';
import { invalidInput } from '../../../lib/problems.ts';
import { findOwnMealPlan } from '../../meal-plans/reading/find-meal-plan.ts';
import { findOpenList } from '../people/open-list.ts';
import { MealType } from '../../recipes/recipe-type.resolvers.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { foodsOf, soldFoods } from '../list/find-list-state.ts';
import { ListedFoodType, ListedRecipeType } from '../list/list-state.resolvers.ts';
import {
  cookedAlone,
  dishesInstead,
  figuresInstead,
  type CookedFigures,
  type DishToSwap,
} from './dishes-instead.rules.ts';
import type { Catalogue } from '../list/catalogue.ts';

/** As many as a device keeps. */
const mostDishes = 50;

interface DishesInstead {
  recipes: readonly CompiledRecipe[];
  catalogue: Catalogue;
  swaps: readonly DishToSwap[];
  cookedAlone: readonly number[];
  figures: readonly CookedFigures[];
}

const DishToSwapType = builder.objectRef<DishToSwap>('ShoppingDishToSwap').implement({
  description: 'A dish of a plan that another may come for.',
  fields: (t) => ({
    day: t.exposeInt('day', { description: 'Counted from 0.' }),
    meal: t.expose('meal', { type: MealType }),
    recipeId: t.exposeID('recipeId'),
    cookedInstead: t.floatList({
      description: 'Servings that would be cooked of each of the recipes, in their order.',
      resolve: ({ cookedInstead }) => [...cookedInstead],
    }),
    cookedWithoutLunch: t.floatList({
      nullable: true,
      description: 'The same without the lunch that it leaves; null where it leaves none.',
      resolve: ({ cookedWithoutLunch }) => cookedWithoutLunch && [...cookedWithoutLunch],
    }),
    dinnerWithout: t.exposeFloat('dinnerWithout', {
      nullable: true,
      description:
        'Of what is left of a dinner: servings that the dinner is still cooked for once this goes.',
    }),
  }),
});

const CookedFiguresType = builder.objectRef<CookedFigures>('ShoppingCookedFigures').implement({
  description: 'What a serving of a dish holds when so much of it is cooked.',
  fields: (t) => ({
    recipeId: t.exposeID('recipeId'),
    servings: t.exposeFloat('servings'),
    netCarbsGrams: t.float({
      nullable: true,
      resolve: ({ nutrition }) => nutrition.netCarbsGrams,
    }),
    proteinGrams: t.float({
      nullable: true,
      resolve: ({ nutrition }) => nutrition.nutrients.proteinGrams,
    }),
    energyKcal: t.float({
      nullable: true,
      resolve: ({ nutrition }) => nutrition.nutrients.energyKcal,
    }),
  }),
});

const DishesInsteadType = builder.objectRef<DishesInstead>('ShoppingDishesInstead').implement({
  description: 'All a device needs to swap dishes of a plan, and shop for them, without a network.',
  fields: (t) => ({
    recipes: t.field({ type: [ListedRecipeType], resolve: ({ recipes }) => [...recipes] }),
    foods: t.field({
      type: [ListedFoodType],
      resolve: ({ recipes, catalogue }) => [...soldFoods({ ids: foodsOf(recipes), catalogue })],
    }),
    swaps: t.field({ type: [DishToSwapType], resolve: ({ swaps }) => [...swaps] }),
    cookedAlone: t.floatList({
      description: 'Servings that would be cooked of each of the recipes for an empty meal.',
      resolve: (instead) => [...instead.cookedAlone],
    }),
    figures: t.field({
      type: [CookedFiguresType],
      description: 'Of every pot of the recipes that a swap would cook.',
      resolve: ({ figures }) => [...figures],
    }),
  }),
});

builder.queryField('shoppingDishesInstead', (t) =>
  t.field({
    type: DishesInsteadType,
    nullable: true,
    description:
      "What swaps of a plan of the viewer's would cook; null for any other plan, and for who is " +
      'no premium member.',
    args: {
      mealPlanId: t.arg.id({ required: true }),
      instead: t.arg.idList({ required: true, description: `At most ${mostDishes} recipes.` }),
    },
    resolve: async (_root, { mealPlanId, instead }, context) => {
      if (instead.length > mostDishes) throw invalidInput();
      const viewer = context.isPremium ? await findOpenList(context) : null;
      if (viewer === null) return null;
      const { db, content: catalogue } = context.services;
      const plan = await findOwnMealPlan({ db, userId: viewer.actorId, id: mealPlanId });
      if (plan === null) return null;
      const recipes = instead.flatMap((id) => catalogue.recipesById.get(id) ?? []);
      const swapping = { plan, instead: recipes, catalogue };
      const swaps = dishesInstead(swapping);
      const alone = cookedAlone(swapping);
      const figures = figuresInstead({ ...swapping, swaps, alone });
      return { recipes, catalogue, swaps, cookedAlone: alone, figures };
    },
  }),
);
