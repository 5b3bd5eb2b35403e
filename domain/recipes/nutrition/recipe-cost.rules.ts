import type { CostLevel, Food, FoodGroup } from '../../foods/food.ts';
import { usualPortionGrams } from '../../foods/figures/usual-portion.rules.ts';
import type { CompiledIngredient } from '../recipe.ts';
import type { FoodsById } from '../amounts/weigh-ingredients.rules.ts';

/** What a usual portion of a cheap food costs beside 100 g of a cheap vegetable, roughly. */
const cheapPortionPrice: Readonly<Record<FoodGroup, number>> = {
  vegetables: 1,
  fruit: 1,
  meat: 4,
  poultry: 3,
  fish: 5,
  shellfish: 5,
  dairy: 1,
  eggs: 1.5,
  nuts: 1.5,
  seeds: 0.5,
  fats: 0.4,
  herbs: 0.7,
  spices: 0.1,
  sauces: 0.4,
  sweeteners: 0.3,
  baking: 0.6,
  drinks: 1,
  legumes: 0.7,
  grains: 0.4,
  snacks: 1.5,
  sweets: 1,
  meals: 4,
  'plant-protein': 2.5,
};

const levelFactor: Readonly<Record<CostLevel, number>> = { 1: 1, 2: 1.7, 3: 3 };

/** Per serving, in portions of a cheap vegetable: about a third of the main dishes each. */
const upTo = { cheap: 8, average: 12 } as const;

/** How dear a serving is: 1 cheap, 2 average, 3 dear. What is discarded was paid for as well. */
export function recipeCostLevel(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
  servings: number;
}): CostLevel {
  const price = recipePricePerServing(args);
  if (price <= upTo.cheap) return 1;
  return price <= upTo.average ? 2 : 3;
}

function recipePricePerServing(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
  servings: number;
}): number {
  const prices = args.ingredients
    .filter(({ standing }) => standing === 'counted')
    .map(({ foodId, grams }) => priceOf({ food: args.foods.get(foodId), grams }));
  return prices.reduce((total, each) => total + each, 0) / args.servings;
}

function priceOf({ food, grams }: { food: Food | undefined; grams: number }): number {
  if (food === undefined || isFromTheTap(food)) return 0;
  const portions = grams / usualPortionGrams(food);
  return cheapPortionPrice[food.group] * levelFactor[food.costLevel] * portions;
}

function isFromTheTap(food: Food): boolean {
  return food.id === 'water';
}
