import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Meal, Recipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { dayAfterDayProblems } from './day-after-day.rules.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';
import type { PlanPromise } from './themed-plan.ts';

const foods = [
  buildFood({ id: 'ground-beef', group: 'meat' }),
  buildFood({ id: 'chicken-thigh', group: 'poultry' }),
  buildFood({ id: 'sardine', group: 'fish' }),
  buildFood({ id: 'sardine-canned', group: 'fish' }),
  buildFood({ id: 'egg', group: 'eggs' }),
  buildFood({ id: 'tofu-firm', group: 'plant-protein' }),
  buildFood({ id: 'kale', group: 'vegetables' }),
];

function dish(id: string, lines: readonly string[], parts: Partial<Recipe> = {}): CompiledRecipe {
  return compiled({ foods, recipe: { id, lines, role: 'main', ...parts } });
}

function plate(meal: Meal, recipe: CompiledRecipe, isLeftover = false): PlatedMeal {
  return { meal, recipes: [recipe], isLeftover };
}

function problemsOf(
  days: readonly PlatedDay[],
  promise: Partial<Pick<PlanPromise, 'diet' | 'proteins'>> = {},
) {
  return dayAfterDayProblems({
    days,
    promise: { diet: null, proteins: [], ...promise },
    foods: new Map(foods.map((food) => [food.id, food])),
  });
}

const meatloaf = dish('meatloaf', ['500 g ground-beef']);
const kebab = dish('kebab', ['500 g ground-beef']);
const tofu = dish('tofu', ['400 g tofu-firm']);
const curry = dish('curry', ['400 g tofu-firm']);

test('ground beef two evenings running is found, with its days', () => {
  expect(problemsOf([[plate('DINNER', meatloaf)], [plate('DINNER', kebab)]])).toEqual([
    'Days 1 and 2 both have ground-beef for dinner: meatloaf, kebab.',
  ]);
});

test('a week about one food may have it every evening, and one of plants its tofu', () => {
  const beef = [[plate('DINNER', meatloaf)], [plate('DINNER', kebab)]];
  expect(problemsOf(beef, { proteins: ['BEEF'] })).toEqual([]);
  expect(problemsOf(beef, { proteins: ['BEEF', 'LAMB'] })).toHaveLength(1);
  const plants = [[plate('DINNER', tofu)], [plate('DINNER', curry)]];
  expect(problemsOf(plants)).toHaveLength(1);
  expect(problemsOf(plants, { diet: 'VEGAN' })).toEqual([]);
});

test('an egg on top makes no egg dish', () => {
  const omelet = dish('omelet', ['300 g egg'], { protein: 'EGGS' });
  const tortilla = dish('tortilla', ['300 g egg'], { protein: 'EGGS' });
  const peas = dish('peas', ['300 g egg'], { protein: 'LEGUMES' });
  expect(problemsOf([[plate('DINNER', omelet)], [plate('LUNCH', peas)]])).toEqual([]);
  expect(problemsOf([[plate('DINNER', omelet)], [plate('DINNER', tortilla)]])).toHaveLength(1);
});

test('chicken is eaten often', () => {
  const roast = dish('roast', ['500 g chicken-thigh']);
  const stew = dish('stew', ['500 g chicken-thigh']);
  expect(problemsOf([[plate('DINNER', roast)], [plate('DINNER', stew)]])).toEqual([]);
});

test('sardines from the grill and sardines from the can the next noon are the same fish', () => {
  const grilled = dish('grilled', ['500 g sardine']);
  const canned = dish('canned', ['200 g sardine-canned', '300 g egg']);
  const days = [[plate('DINNER', grilled)], [plate('LUNCH', canned)]];
  expect(problemsOf(days)).toEqual([
    'Day 2 has sardine for lunch, as the dinner before: grilled, canned.',
  ]);
  expect(problemsOf([[plate('DINNER', grilled)], [plate('LUNCH', grilled, true)]])).toEqual([]);
});

test('a breakfast and a dinner of one family are told of once', () => {
  const red = dish('red', ['200 g egg'], { family: 'shakshuka' });
  const green = dish('green', ['200 g kale'], { family: 'shakshuka' });
  const days = [
    [plate('BREAKFAST', red)],
    [plate('DINNER', green)],
    [plate('BREAKFAST', red), plate('DINNER', red)],
  ];
  expect(problemsOf(days)).toEqual([
    'red in the morning and green later in the week are both shakshuka.',
  ]);
});
