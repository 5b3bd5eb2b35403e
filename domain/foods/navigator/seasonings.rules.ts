import { servingOf } from '../figures/serving.rules.ts';
import { usualPortionGrams } from '../figures/usual-portion.rules.ts';
import type { Food, FoodId, FoodGroup } from '../food.ts';
import { tagOf, type NavigatorTag } from './navigator.rules.ts';

const shelvesOfSeasonings: readonly NavigatorTag[] = [
  'seasonings',
  'sauces',
  'baking',
  'fats',
  'drinks',
];

/** By the clove, the slice or the spoonful, from the shelves of vegetables and fruit. */
const seasoningProduce: ReadonlySet<FoodId> = new Set(
  `
  garlic ginger pickled-ginger galangal shallot scallion tomato-paste tamarind-paste
  red-chili green-chili birds-eye-chili serrano-chili jalapeno pickled-jalapeno habanero
  lemon lime grape-leaf maraschino-cherry
`
    .trim()
    .split(/\s+/),
);

/** From the shelf of milk and soy. */
const pouredFoods: ReadonlySet<FoodId> = new Set(
  `
  milk milk-reduced-fat milk-lowfat milk-skim goat-milk buttermilk buttermilk-lowfat kefir
  soy-milk soy-milk-sweetened soy-milk-chocolate
`
    .trim()
    .split(/\s+/),
);

const groupsOfPowders: readonly FoodGroup[] = ['dairy', 'eggs', 'plant-protein'];
const powderBelowWaterGrams = 10;
/** Of what is usual for its kind: nori, dried mushrooms and anchovies are for a whole plate. */
const leastShareOfPortion = 0.25;

/** What fills a plate rather than seasons it, is poured over it or baked into something. */
export function isEatenByItself(food: Food): boolean {
  if (shelvesOfSeasonings.includes(tagOf(food)) || food.aisle === 'baking') return false;
  if (seasoningProduce.has(food.id) || pouredFoods.has(food.id)) return false;
  const part = food.purchase?.whole?.part;
  if (part === 'juice' || part === 'zest') return false;
  const { waterGrams } = food.nutrientsPer100g;
  if (groupsOfPowders.includes(food.group) && (waterGrams ?? 100) < powderBelowWaterGrams) {
    return false;
  }
  return servingOf(food).grams >= leastShareOfPortion * usualPortionGrams(food);
}
