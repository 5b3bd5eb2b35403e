import type { FoodId } from '../../foods/food.ts';
import { marketOf } from '../../foods/purchase/pack.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import { basketsOf, isInBasket, type Basket } from '../list/basket.rules.ts';
import type { FoodRow } from '../list/food-rows.rules.ts';
import { factsOfKind, listContent, type RecipesById } from '../list/list-content.rules.ts';
import type { Reading } from '../list/list-item.rules.ts';
import { rowsOf, standingOf } from '../list/merge-list.rules.ts';
import type { ListContent } from '../list/shopping-list.ts';
import type { Fact, PlanDish } from '../operations/list-operation.ts';

/** Less of a dish than this is nothing to choose it for: a clove of garlic. */
const worthAWord = 0.15;

/** What is bought of a dish that may come instead. */
export interface BoughtForDish {
  readonly recipeId: RecipeId;
  /** A good part of it, in the basket for the dish that goes or for nothing: the most first. */
  readonly haveIds: readonly FoodId[];
  /** How many things are still to buy for it. */
  readonly toBuyCount: number;
}

export interface BoughtForSwap {
  /** Bought for the dish that goes, and needed by no other: the most first. */
  readonly leftIds: readonly FoodId[];
  readonly dishes: readonly BoughtForDish[];
}

interface Swapping extends Reading {
  facts: readonly Fact[];
  recipesById: RecipesById;
  mealPlanId: string;
  /** Counted from 0. */
  day: number;
  /** Of the dish that goes. */
  recipeId: RecipeId;
  /** Of what may come instead. */
  instead: readonly RecipeId[];
}

/**
 * What a swap makes of what is in the basket already. Null where the list was not made for the dish
 * that goes. What other dishes of the list need is not free for another one.
 */
export function boughtForSwap(args: Swapping): BoughtForSwap | null {
  const { facts, recipesById, foodsById, language, instead } = args;
  const leaving = leavingDish(args);
  if (leaving === null) return null;
  const content = listContent({ facts, recipesById });
  const others = content.recipes.filter(({ id }) => id !== leaving.additionId);
  const needed = gramsByFood(rowsOf({ foodsById, content: { ...content, recipes: others } }));
  const market = marketOf(language);
  const baskets = basketsOf({ ticks: content.ticks, purchases: foodsById, market });
  const free = (foodId: FoodId) => freeOf({ basket: baskets.get(foodId), needed, foodId });
  const rows = (recipeId: RecipeId) =>
    rowsToBuy({ ...args, recipeId, servings: leaving.servings, content });
  const has = (row: FoodRow) => isInBasket({ row, basket: free(row.foodId) });
  return {
    leftIds: idsOf(rows(leaving.recipeId).filter(has)),
    dishes: instead.map((recipeId) => {
      const ofDish = rows(recipeId);
      const have = ofDish.filter(has);
      const least = worthAWord * gramsOf(ofDish);
      const haveIds = idsOf(have.filter(({ grams }) => grams >= least));
      return { recipeId, haveIds, toBuyCount: ofDish.length - have.length };
    }),
  };
}

function leavingDish(args: Swapping): PlanDish | null {
  const { facts, mealPlanId, day, recipeId } = args;
  const dishes = factsOfKind(facts, 'plan')
    .filter((plan) => plan.mealPlanId === mealPlanId)
    .flatMap((plan) => plan.dishes);
  return dishes.find((dish) => dish.recipeId === recipeId && dish.day === day) ?? null;
}

/** Rows of what has to be bought, the heaviest first; staples and pinches ask for nothing. */
function rowsToBuy(
  args: Pick<Swapping, 'recipeId' | 'recipesById' | 'foodsById'> & {
    servings: number;
    content: ListContent;
  },
): readonly FoodRow[] {
  const { recipeId, servings, content, recipesById, foodsById } = args;
  const recipe = recipesById.get(recipeId);
  if (recipe === undefined) return [];
  const recipes = [{ id: 'swap', servings, recipe }];
  const rows = rowsOf({ foodsById, content: { recipes, amounts: new Map() } });
  return rows
    .filter(({ foodId, grams }) => {
      const standing = standingOf({ foodId, content, purchases: foodsById });
      return grams > 0 && standing === 'to-buy';
    })
    .toSorted((a, b) => b.grams - a.grams);
}

function gramsByFood(rows: readonly FoodRow[]): ReadonlyMap<FoodId, number> {
  return new Map(rows.map(({ foodId, grams }) => [foodId, grams]));
}

/** Of what is in the basket, what no other dish needs. */
function freeOf(args: {
  basket: Basket | undefined;
  needed: ReadonlyMap<FoodId, number>;
  foodId: FoodId;
}): Pick<Basket, 'grams'> | undefined {
  const { basket, needed, foodId } = args;
  if (basket === undefined) return undefined;
  const grams = basket.grams - (needed.get(foodId) ?? 0);
  return grams > 0 ? { grams } : undefined;
}

function gramsOf(rows: readonly FoodRow[]): number {
  return rows.reduce((total, { grams }) => total + grams, 0);
}

function idsOf(rows: readonly FoodRow[]): readonly FoodId[] {
  return rows.map(({ foodId }) => foodId);
}
