import type { FoodGroup, FoodId } from '../../foods/food.ts';
import { gramsPerMilliliter } from '../../foods/figures/weigh.rules.ts';
import type { MeasuredFood, ShownAmount } from './shown-amount.ts';
import { spoonfuls } from './spoons.rules.ts';

/** From here on a kitchen scale is right; less of a chopped herb lies on a spoon. */
const leastWeighedGrams = 10;
const spoonedGroups: readonly FoodGroup[] = [
  'herbs',
  'fats',
  'nuts',
  'seeds',
  'sauces',
  'sweeteners',
];
/** Of other groups, but grated, chopped small or a paste. */
const spoonedFoods: ReadonlySet<FoodId> = new Set([
  'cocoa-powder',
  'coconut-flakes',
  'desiccated-coconut',
  'galangal',
  'garlic',
  'ginger',
  'horseradish-prepared',
  'nutritional-yeast',
  'onion',
  'parmesan',
  'pecorino',
  'red-onion',
  'scallion',
  'shallot',
  'tomato-paste',
  'vegetarian-hard-cheese',
]);

/** In both systems: nobody weighs three grams of parsley. Null for what a scale or a count is for. */
export function spoonedWeight(args: { grams: number; food: MeasuredFood }): ShownAmount | null {
  const { grams, food } = args;
  const isGrated = food.id !== undefined && spoonedFoods.has(food.id);
  const isSpooned = isGrated || spoonedGroups.includes(food.group);
  if (!isSpooned || grams >= leastWeighedGrams) return null;
  const density = gramsPerMilliliter(food);
  return density === null ? null : spoonfuls(grams / density);
}
