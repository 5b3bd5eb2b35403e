import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { Purchase } from '../../foods/food.ts';
import { perMarket } from '../../foods/purchase/pack.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import { shoppingProblems } from './shopping-of-a-week.rules.ts';
import type { PlanTheme } from './themed-plan.ts';

const bought = (parts: Partial<Purchase>): Purchase => ({
  whole: null,
  isStaple: false,
  packs: perMarket(() => []),
  aisles: perMarket(() => 'produce' as const),
  ...parts,
});
const many = Array.from({ length: 63 }, (_, index) => buildFood({ id: `food-${index + 1}` }));
const foods = [
  ...many,
  buildFood({ id: 'water' }),
  buildFood({ id: 'salt', purchase: bought({ isStaple: true }) }),
  buildFood({
    id: 'food-1-juice',
    purchase: bought({ whole: { foodId: 'food-1', part: 'juice', gramsPerGram: 2 } }),
  }),
  buildFood({ id: 'egg-white', group: 'eggs' }),
];

function dish(id: string, lines: readonly string[]): CompiledRecipe {
  return compiled({ foods, recipe: { id, lines, role: 'main', servings: 2 } });
}

const linesOf = (count: number) => many.slice(0, count).map(({ id }) => `10 g ${id}`);

function problemsOf(dishes: readonly CompiledRecipe[], themes: readonly PlanTheme[] = []) {
  const days: readonly PlatedDay[] = dishes.map((recipe) => [
    { meal: 'DINNER', recipes: [recipe] },
  ]);
  return shoppingProblems({ days, themes, foods: new Map(foods.map((food) => [food.id, food])) });
}

test('a week buys what one shop and one fridge hold, a thrifty one less', () => {
  const week = (count: number) => [dish('stew', linesOf(count))];
  expect(problemsOf(week(62))).toEqual([]);
  expect(problemsOf(week(63))).toEqual(['The week buys 63 foods, the limit is 62.']);
  expect(problemsOf(week(56), ['BUDGET'])).toEqual([]);
  expect(problemsOf(week(57), ['BUDGET'])).toEqual(['The week buys 57 foods, the limit is 56.']);
});

test('what is at home, part of a food or in two dishes is bought once or not at all', () => {
  const kept = ['10 g water', '10 g salt', '10 g food-1-juice'];
  expect(problemsOf([dish('stew', [...linesOf(62), ...kept]), dish('soup', linesOf(10))])).toEqual(
    [],
  );
});

test('the whites of a small carton are enough, leftovers beaten once', () => {
  const omelet = dish('omelet', ['200 g egg-white']);
  expect(problemsOf([omelet, omelet])).toEqual([]);
  expect(problemsOf([omelet, omelet, omelet])).toEqual([
    'The week asks for 18 egg whites for two, the limit is 12.',
  ]);
  const again = { meal: 'LUNCH', recipes: [omelet], isLeftover: true } as const;
  const days = [
    [{ meal: 'DINNER', recipes: [omelet] }],
    [again],
    [{ meal: 'DINNER', recipes: [omelet] }],
  ] as const;
  expect(shoppingProblems({ days, themes: [], foods: new Map() })).toEqual([]);
});
