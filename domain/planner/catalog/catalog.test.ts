import { expect, test } from 'vitest';
import { listBits } from '../../../lib/bitset.ts';
import { compileCatalog } from './catalog.ts';
import { plainRecipe } from '../testing/arbitraries.ts';
import { syntheticRecipes } from '../testing/synthetic-catalog.ts';
import type { PlannerRecipe } from '../types.ts';

test('does not depend on the order recipes come in', () => {
  const recipes = syntheticRecipes({ size: 60, seed: 3 });

  expect(compileCatalog(recipes.toReversed())).toEqual(compileCatalog(recipes));
});

test('refuses figures that would poison a sum', () => {
  expect(() => compileCatalog([plainRecipe({ kcal: Number.NaN })])).toThrow('plain');
  expect(() => compileCatalog([plainRecipe({ netCarbsGrams: -1 })])).toThrow('plain');
});

test('refuses one id for two recipes', () => {
  expect(() => compileCatalog([plainRecipe(), plainRecipe()])).toThrow('twice');
});

test('common foods cost less than rare ones', () => {
  const { foods } = compileCatalog([
    ...Array.from({ length: 30 }, (_, index) =>
      plainRecipe({ id: `with-${index}`, perishables: ['spinach'] }),
    ),
    ...Array.from({ length: 30 }, (_, index) => plainRecipe({ id: `without-${index}` })),
    plainRecipe({ id: 'rare', perishables: ['fennel', 'fennel'] }),
  ]);
  const weightOf = (id: string) => foods.weights[foods.indexById.get(id)!]!;

  expect(weightOf('spinach')).toBeCloseTo(0.03, 10);
  expect(weightOf('fennel')).toBeGreaterThan(0.05);
});

const figures = [
  'kcal',
  'proteinGrams',
  'netCarbsGrams',
  'vegetableGrams',
  'fiberGrams',
  'saturatedFatGrams',
  'saltGrams',
  'activeMinutes',
  'totalMinutes',
  'costLevel',
] as const satisfies readonly (keyof PlannerRecipe)[];

test.each(figures)('%s is a number, and not below nothing', (figure) => {
  for (const value of [-1, Number.NaN, Infinity]) {
    expect(() => compileCatalog([plainRecipe({ [figure]: value })])).toThrow(RangeError);
  }
});

test('nothing is fine, and nobody cooks longer than the dish takes', () => {
  const nothing = Object.fromEntries(figures.map((figure) => [figure, 0]));
  expect(() => compileCatalog([plainRecipe(nothing)])).not.toThrow();
  const minutes = { activeMinutes: 20, totalMinutes: 20 };
  expect(() => compileCatalog([plainRecipe(minutes)])).not.toThrow();
  expect(() => compileCatalog([plainRecipe({ ...minutes, activeMinutes: 21 })])).toThrow('plain');
});

test('each figure of a recipe is in its own column', () => {
  const recipe = plainRecipe({
    kcal: 1,
    proteinGrams: 2,
    netCarbsGrams: 3,
    vegetableGrams: 4,
    fiberGrams: 5,
    saturatedFatGrams: 6,
    saltGrams: 7,
    activeMinutes: 8,
    totalMinutes: 9,
    costLevel: 1.5,
    satiety: 11,
    rating: 4.5,
  });
  const catalog = compileCatalog([recipe]);
  expect(catalog).toMatchObject({
    recipes: [recipe],
    indexById: new Map([['plain', 0]]),
    role: Uint8Array.of(0),
    mealBits: Uint8Array.of(6),
    kcal: Float64Array.of(1),
    proteinGrams: Float64Array.of(2),
    netCarbsGrams: Float64Array.of(3),
    vegetableGrams: Float64Array.of(4),
    fiberGrams: Float64Array.of(5),
    saturatedFatGrams: Float64Array.of(6),
    saltGrams: Float64Array.of(7),
    activeMinutes: Float64Array.of(8),
    clockMinutes: Float64Array.of(9),
    costLevel: Float64Array.of(1.5),
    satiety: Float64Array.of(11),
    rating: Float64Array.of(4.5),
    isLeftoverSafe: Uint8Array.of(0),
    isVeganMain: Uint8Array.of(0),
  });
});

const columnOf = (changes: Partial<PlannerRecipe>) => compileCatalog([plainRecipe(changes)]);

test('roles and meals are numbers and bits', () => {
  expect(columnOf({ role: 'side' }).role[0]).toBe(1);
  expect(columnOf({ role: 'extra' }).role[0]).toBe(2);
  expect(columnOf({ meals: ['BREAKFAST'] }).mealBits[0]).toBe(1);
  expect(columnOf({ meals: ['DINNER', 'BREAKFAST'] }).mealBits[0]).toBe(5);
  expect(columnOf({ leftoverSafe: true }).isLeftoverSafe[0]).toBe(1);
});

test('only mains are vegan mains', () => {
  expect(columnOf({ diet: 'vegan' }).isVeganMain[0]).toBe(1);
  expect(columnOf({ diet: 'vegan', role: 'extra' }).isVeganMain[0]).toBe(0);
  expect(columnOf({ diet: 'vegetarian' }).isVeganMain[0]).toBe(0);
});

test('what nobody rated or tasted has what is usual, and stars are one to five', () => {
  expect(columnOf({ rating: null }).rating[0]).toBe(4);
  expect(columnOf({ rating: 0.5 }).rating[0]).toBe(1);
  expect(columnOf({ rating: 7 }).rating[0]).toBe(5);
  expect(columnOf({ satiety: null }).satiety[0]).toBe(50);
  expect(columnOf({ satiety: 0 }).satiety[0]).toBe(0);
  expect(columnOf({ satiety: 25 }).satietyCost[0]).toBeCloseTo(0.09, 9);
});

test('a breakfast that stands for three hours takes its handiwork in the morning', () => {
  const clock = (changes: Partial<PlannerRecipe>) => columnOf(changes).clockMinutes[0];
  const overnight = { activeMinutes: 10, totalMinutes: 190, meals: ['BREAKFAST'] } as const;
  expect(clock(overnight)).toBe(10);
  expect(clock({ ...overnight, totalMinutes: 189 })).toBe(189);
  expect(clock({ ...overnight, meals: ['LUNCH'] })).toBe(190);
});

test('kinds of dish are what is eaten, not how it is cooked', () => {
  const { kind, dish } = compileCatalog([
    plainRecipe({ id: 'a', dish: 'SOUP' }),
    plainRecipe({ id: 'b', dish: 'PAN' }),
    plainRecipe({ id: 'c', dish: 'SOUP' }),
    plainRecipe({ id: 'd', dish: 'NONE' }),
  ]);
  expect(kind).toEqual({ words: ['NONE', 'SOUP'], ofRecipe: Uint16Array.of(1, 0, 1, 0) });
  expect(dish.words).toEqual(['NONE', 'SOUP', 'PAN']);
  expect(dish.ofRecipe).toEqual(Uint16Array.of(1, 2, 1, 0));
});

test('a bread is odd beside a sandwich, and a salad is not', () => {
  const { dish, dishBits, oddDishes } = compileCatalog(
    ['BREAD', 'SALAD', 'SANDWICH', 'STEW'].map((each) => plainRecipe({ id: each, dish: each })),
  );
  const isOdd = (side: string, main: string) =>
    (oddDishes[dish.words.indexOf(side)]! & dishBits[dish.words.indexOf(main)]!) !== 0;
  expect(isOdd('BREAD', 'SANDWICH')).toBe(true);
  expect(isOdd('SALAD', 'SANDWICH')).toBe(false);
  expect(isOdd('BREAD', 'STEW')).toBe(false);
  expect(isOdd('SALAD', 'SALAD')).toBe(true);
  expect(isOdd('STEW', 'SANDWICH')).toBe(false);
});

test('foods to buy: the rarer the dearer, kept ones little, each of a recipe once', () => {
  const recipes = Array.from({ length: 100 }, (_, index) =>
    plainRecipe({
      id: `r-${String(index).padStart(2, '0')}`,
      perishables: index === 0 ? ['leek', 'cod', 'leek'] : index < 3 ? ['leek'] : [],
      keeps: index === 0 ? ['nuts', 'cod'] : [],
    }),
  );
  const { foods, foodCost } = compileCatalog(recipes);
  expect(foods.ids).toEqual(['cod', 'leek', 'nuts']);
  // Three of a hundred recipes are three fifths of what is common.
  const [cod, leek, nuts] = [0.07 - 0.04 * 0.2, 0.07 - 0.04 * 0.6, 0.015];
  for (const [at, weight] of [cod, leek, nuts].entries()) {
    expect(foods.weights[at]).toBeCloseTo(weight, 9);
  }
  expect([...foods.list.subarray(foods.start[0], foods.start[1])].toSorted()).toEqual([0, 1, 2]);
  expect(foodCost[0]).toBeCloseTo(cod + leek + nuts, 9);
  expect(foodCost[1]).toBeCloseTo(leek, 9);
  expect(foodCost[3]).toBe(0);
});

test('filters know which recipes are for whom', () => {
  const { filters } = compileCatalog([
    plainRecipe({ id: 'a', diet: 'vegan', difficulty: 0, meals: ['BREAKFAST'] }),
    plainRecipe({ id: 'b', diet: 'vegetarian', difficulty: 2, role: 'side', avoid: ['DAIRY'] }),
    plainRecipe({ id: 'c', premium: true, difficulty: 3, totalMinutes: 45 }),
    plainRecipe({ id: 'd', activeMinutes: 46, totalMinutes: 46, difficulty: 1 }),
    plainRecipe({ id: 'e', activeMinutes: 10, totalMinutes: 241, difficulty: 1 }),
  ]);
  const list = (bits: Parameters<typeof listBits>[0]) => [...listBits(bits)];
  expect(list(filters.vegan)).toEqual([0]);
  expect(list(filters.vegetarian)).toEqual([0, 1]);
  expect(list(filters.premium)).toEqual([2]);
  expect(list(filters.contains.DAIRY)).toEqual([1]);
  expect(list(filters.contains.NUTS)).toEqual([]);
  expect(filters.difficultyAtMost.map(list)).toEqual([
    [0],
    [0, 3, 4],
    [0, 1, 3, 4],
    [0, 1, 2, 3, 4],
  ]);
  expect(list(filters.weekendTime.minimal)).toEqual([0, 1]);
  expect(list(filters.weekendTime.average)).toEqual([0, 1, 2]);
  expect(list(filters.weekendTime.plenty)).toEqual([0, 1, 2, 3, 4]);
  // By role and meal.
  const [breakfast, lunch, dinner, ...others] = filters.byPlace.map(list);
  expect([breakfast, lunch, dinner]).toEqual([[0], [2, 3, 4], [2, 3, 4]]);
  expect(others).toEqual([[], [1], [1], [], [], []]);
});
