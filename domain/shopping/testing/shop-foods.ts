import { perLanguage } from '../../../lib/language.ts';
import type { Food, FoodId, Whole } from '../../foods/food.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { soldAs } from '../../foods/testing/sold-as.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { ListedRecipe } from '../list/shopping-needs.rules.ts';

function named(singular: string, plural: string | null): Pick<Food, 'names'> {
  return { names: perLanguage(() => ({ singular, plural })) };
}

/** A shop with one of every kind of food, weighed as in the food table. Gruyère and sesame come without packs. */
const shelves: readonly Food[] = [
  buildFood({ id: 'onion', ...named('Onion', 'Onions'), gramsPerMeasure: { piece: 110 } }),
  buildFood({
    id: 'broccoli',
    ...named('Broccoli', null),
    gramsPerMeasure: { head: 350, piece: 350, handful: 60 },
  }),
  buildFood({
    id: 'cherry-tomato',
    ...named('Cherry tomato', 'Cherry tomatoes'),
    gramsPerMeasure: { piece: 15, handful: 80 },
  }),
  buildFood({
    id: 'garlic',
    ...named('Garlic', null),
    densityGramsPerMl: 0.57,
    gramsPerMeasure: { clove: 3, head: 40 },
  }),
  buildFood({ id: 'spinach', ...named('Spinach', null), gramsPerMeasure: { handful: 30 } }),
  buildFood({
    id: 'lettuce',
    ...named('Iceberg lettuce', 'Iceberg lettuces'),
    gramsPerMeasure: { head: 500, piece: 500, leaf: 15 },
  }),
  buildFood({
    id: 'lemon',
    ...named('Lemon', 'Lemons'),
    group: 'fruit',
    gramsPerMeasure: { piece: 85 },
  }),
  buildFood({
    id: 'lemon-juice',
    ...named('Lemon juice', null),
    group: 'fruit',
    densityGramsPerMl: 1.03,
    gramsPerMeasure: { piece: 45 },
  }),
  buildFood({
    id: 'lemon-zest',
    ...named('Lemon zest', null),
    group: 'fruit',
    densityGramsPerMl: 0.41,
    gramsPerMeasure: { piece: 5 },
  }),
  buildFood({
    id: 'dill',
    ...named('Fresh dill', null),
    group: 'herbs',
    densityGramsPerMl: 0.17,
    gramsPerMeasure: { sprig: 0.5, handful: 8, bunch: 25 },
  }),
  buildFood({
    id: 'salmon',
    ...named('Salmon fillet', 'Salmon fillets'),
    group: 'fish',
    aisle: 'fish',
    gramsPerMeasure: { piece: 140 },
  }),
  buildFood({
    id: 'egg',
    ...named('Egg', 'Eggs'),
    group: 'eggs',
    aisle: 'dairy',
    gramsPerMeasure: { piece: 50 },
  }),
  buildFood({
    id: 'egg-white',
    ...named('Egg white', 'Egg whites'),
    group: 'eggs',
    aisle: 'dairy',
    gramsPerMeasure: { piece: 33 },
  }),
  buildFood({
    id: 'butter',
    ...named('Butter', null),
    group: 'fats',
    aisle: 'dairy',
    densityGramsPerMl: 0.96,
  }),
  buildFood({
    id: 'cream',
    ...named('Heavy cream', null),
    group: 'dairy',
    aisle: 'dairy',
    densityGramsPerMl: 1.01,
  }),
  buildFood({
    id: 'cheddar',
    ...named('Cheddar', null),
    group: 'dairy',
    aisle: 'dairy',
    densityGramsPerMl: 0.48,
    gramsPerMeasure: { slice: 20 },
  }),
  buildFood({
    id: 'gruyere',
    ...named('Gruyère', null),
    group: 'dairy',
    aisle: 'dairy',
    densityGramsPerMl: 0.46,
  }),
  buildFood({
    id: 'olive-oil',
    ...named('Olive oil', null),
    group: 'fats',
    aisle: 'oils-sauces',
    densityGramsPerMl: 0.9,
  }),
  buildFood({
    id: 'canned-tomato',
    ...named('Canned tomatoes', null),
    aisle: 'canned',
    densityGramsPerMl: 1,
    gramsPerMeasure: { can: 400 },
  }),
  buildFood({
    id: 'salt',
    ...named('Salt', null),
    group: 'spices',
    aisle: 'spices',
    densityGramsPerMl: 1.2,
  }),
  buildFood({
    id: 'cumin',
    ...named('Ground cumin', null),
    group: 'spices',
    aisle: 'spices',
    densityGramsPerMl: 0.4,
  }),
  buildFood({
    id: 'bay-leaf',
    ...named('Bay leaf', 'Bay leaves'),
    group: 'herbs',
    aisle: 'spices',
    gramsPerMeasure: { leaf: 0.2, piece: 0.2 },
  }),
  buildFood({
    id: 'sesame-seed',
    ...named('Sesame seeds', null),
    group: 'seeds',
    aisle: 'snacks-nuts',
    densityGramsPerMl: 0.6,
  }),
  buildFood({ id: 'water', ...named('Water', null), group: 'drinks', densityGramsPerMl: 1 }),
];

const sizes: Readonly<Record<FoodId, { us: string; se?: string }>> = {
  onion: { us: 'piece' },
  broccoli: { us: 'head' },
  'cherry-tomato': { us: 'box 10oz', se: 'box 250g; box 500g' },
  garlic: { us: 'head' },
  spinach: { us: 'bag 5oz', se: 'bag 65g; bag 200g' },
  lettuce: { us: 'head' },
  lemon: { us: 'piece' },
  dill: { us: 'bunch' },
  salmon: { us: 'loose 0.25lb', se: 'loose 50g' },
  egg: { us: 'piece x6' },
  butter: { us: 'piece 8oz', se: 'piece 250g; piece 500g' },
  cream: { us: 'carton 8floz', se: 'carton 3dl; carton 5dl' },
  cheddar: { us: 'pack 8oz', se: 'pack 200g' },
  'canned-tomato': { us: 'can 14.5oz', se: 'can 400g' },
  'olive-oil': { us: 'bottle 17floz', se: 'bottle 5dl' },
  salt: { us: 'box 26oz', se: 'pack 1kg' },
  cumin: { us: 'jar 2oz', se: 'jar 35g' },
  'bay-leaf': { us: 'jar ~5g' },
};
const staples: readonly FoodId[] = ['olive-oil', 'salt', 'cumin', 'bay-leaf'];
const wholes: Readonly<Record<FoodId, Whole>> = {
  'lemon-juice': { foodId: 'lemon', part: 'juice', gramsPerGram: 85 / 45 },
  'lemon-zest': { foodId: 'lemon', part: 'zest', gramsPerGram: 85 / 5 },
  'egg-white': { foodId: 'egg', part: 'white', gramsPerGram: 50 / 33 },
};

const shopFoods = shelves.map((food): Food => {
  const whole = wholes[food.id];
  if (whole !== undefined) return soldAs({ food, whole });
  const packs = sizes[food.id];
  return packs === undefined
    ? food
    : soldAs({ food, ...packs, isStaple: staples.includes(food.id) });
});

export const shopFoodsById: ReadonlyMap<FoodId, Food> = new Map(
  shopFoods.map((food) => [food.id, food]),
);

/** A recipe for two, on the list for so many. */
export function listed(args: {
  id?: string;
  recipeId?: string;
  servings?: number;
  lines: readonly string[];
}): ListedRecipe {
  const { recipeId = 'some-dinner', id = recipeId, servings = 2, lines } = args;
  return { id, servings, recipe: compiled({ foods: shopFoods, recipe: { id: recipeId, lines } }) };
}
