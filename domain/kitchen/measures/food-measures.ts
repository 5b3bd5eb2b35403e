import type { CountedUnit } from '../../../lib/units.ts';
import type { FoodGroup, FoodId } from '../../foods/food.ts';

/** How finely a kitchen divides foods. Editors of the food table add to these lists. */

/** Cut in two without a thought; every other counted food is used whole. */
export const halvedFoods: ReadonlySet<FoodId> = new Set([
  'avocado',
  'bell-pepper-green',
  'bell-pepper-red',
  'bell-pepper-yellow',
  'belgian-endive',
  'camembert',
  'carrot',
  'cinnamon-stick',
  'cucumber',
  'eggplant',
  'fennel-bulb',
  'green-chili',
  'habanero',
  'jalapeno',
  'kombu',
  'leek',
  'lemon',
  'lime',
  'mozzarella',
  'nori',
  'onion',
  'orange',
  'plantain',
  'poblano',
  'pointed-cabbage',
  'pomegranate',
  'preserved-lemon',
  'red-cabbage',
  'red-chili',
  'red-onion',
  'savoy-cabbage',
  'serrano-chili',
  'shallot',
  'tomato',
  'white-cabbage',
  'white-onion',
  'zucchini',
]);

/** A quarter, a half and three quarters of the first one, then halves. */
export const dividedUnits: readonly CountedUnit[] = ['bunch', 'head'];

/** Above ten of these are counted in twos, above twenty in fives: one more or less is not tasted. */
export const roughlyCountedUnits: readonly CountedUnit[] = ['leaf', 'sprig', 'clove', 'slice'];
export const roughlyCountedFoods: ReadonlySet<FoodId> = new Set([
  'allspice-berry',
  'anchovy',
  'birds-eye-chili',
  'black-olive',
  'black-pepper',
  'cardamom-pod',
  'cherry-tomato',
  'clove',
  'dried-chili',
  'green-olive',
  'kalamata-olive',
  'mussel',
  'pickled-pepper',
  'radish',
  'scallion',
]);

/** Some grams more or less of these decide whether a dough holds, or what it tastes of. */
export const exactGroups: readonly FoodGroup[] = ['baking', 'spices', 'sweeteners'];
export const exactFoods: ReadonlySet<FoodId> = new Set(['psyllium-husk', 'egg-white-powder']);

/** Bigger pots need less of these than bigger appetites say: salt, spices and what raises a dough. */
export const seasoningGroups: readonly FoodGroup[] = ['spices'];
export const seasoningFoods: ReadonlySet<FoodId> = new Set([
  'baking-powder',
  'baking-soda',
  'cream-of-tartar',
  'yeast-dry',
  'yeast-fresh',
]);

/** Foods from the tap: they are not bought, and a little more of them changes nothing. */
export const tapWater: FoodId = 'water';
