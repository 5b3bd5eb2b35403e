import type { FoodId } from '../../foods/food.ts';
import type { CompiledRecipe } from '../recipe.ts';

const winterRoots = ['celeriac', 'parsnip', 'rutabaga', 'turnip', 'beetroot'];
const winterCabbage = ['white-cabbage', 'red-cabbage', 'savoy-cabbage', 'kale', 'brussels-sprout'];
const spring = ['asparagus', 'radish', 'spinach', 'watercress', 'rhubarb', 'green-pea'];
const summer = ['zucchini', 'tomato', 'cherry-tomato', 'cucumber', 'green-bean', 'bell-pepper-red'];
const berries = ['strawberry', 'raspberry', 'blueberry', 'blackberry'];
const autumn = ['pumpkin', 'butternut-squash', 'chanterelle', 'leek', 'apple', 'pear', 'plum'];

/** What fields and sea give month by month where most readers live, north of the tropics. */
const foodsOfMonths: readonly (readonly FoodId[])[] = [
  [...winterRoots, ...winterCabbage, 'leek', 'cod', 'orange'],
  [...winterRoots, ...winterCabbage, 'leek', 'cod', 'orange'],
  ['leek', 'kale', 'spinach', 'radish', 'celeriac', 'swiss-chard', 'cod'],
  [...spring, 'leek', 'arugula', 'swiss-chard'],
  [...spring, 'pointed-cabbage', 'arugula', 'little-gem-lettuce'],
  [...spring, 'strawberry', 'pointed-cabbage', 'fennel-bulb', 'mackerel'],
  [...summer, ...berries, 'eggplant', 'mackerel'],
  [...summer, ...berries, 'eggplant', 'chanterelle', 'mackerel', 'peach'],
  [...autumn, 'eggplant', 'tomato', 'cauliflower', 'broccoli', 'fig', 'mussel'],
  [...autumn, 'cauliflower', 'beetroot', 'celeriac', 'kale', 'mussel'],
  [...winterCabbage, 'pumpkin', 'butternut-squash', 'leek', 'celeriac', 'beetroot', 'mussel'],
  [...winterRoots, ...winterCabbage, 'leek', 'mussel', 'orange'],
];

/** Less of the dish than this is a garnish. */
const leastShare = 0.15;

const mostlyMadeOf = new WeakMap<CompiledRecipe['ingredients'], ReadonlySet<FoodId>>();

/** Whether what the dish is mostly made of is in season; month is 1 to 12. */
export function isInSeason(args: {
  recipe: Pick<CompiledRecipe, 'ingredients'>;
  month: number;
}): boolean {
  const { ingredients } = args.recipe;
  const known = mostlyMadeOf.get(ingredients);
  const foods = known ?? largestFoods(ingredients);
  if (known === undefined) mostlyMadeOf.set(ingredients, foods);
  return (foodsOfMonths[args.month - 1] ?? []).some((foodId) => foods.has(foodId));
}

function largestFoods(ingredients: CompiledRecipe['ingredients']): ReadonlySet<FoodId> {
  const counted = ingredients.filter(({ standing }) => standing === 'counted');
  const grams = counted.reduce((sum, line) => sum + line.grams, 0);
  const largest = counted.filter((line) => line.grams >= grams * leastShare);
  return new Set(largest.map(({ foodId }) => foodId));
}
