import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Meal, Recipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';
import { weekCharacterProblems } from './week-character.rules.ts';

type Week = Parameters<typeof weekCharacterProblems>[0];

const foods = [
  buildFood({ id: 'tofu-firm', group: 'plant-protein', per100g: { proteinGrams: 15 } }),
  buildFood({ id: 'chicken-thigh', group: 'poultry', per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'serrano-ham', group: 'meat', costLevel: 3, per100g: { proteinGrams: 30 } }),
  buildFood({ id: 'cucumber', per100g: { proteinGrams: 0.7 } }),
  buildFood({ id: 'romaine-lettuce', per100g: { proteinGrams: 20 } }),
];

function dish(id: string, line: string, parts: Partial<Recipe> = {}): CompiledRecipe {
  const plain = { id, lines: [line], role: 'main', servings: 1, cuisine: 'AMERICAN' } as const;
  return compiled({ foods, recipe: { ...plain, ...parts } });
}

const chicken = dish('chicken', '150 g chicken-thigh', { protein: 'POULTRY' });
const tofu = dish('tofu', '150 g tofu-firm', { protein: 'TOFU' });
const plate = (meal: Meal, recipe: CompiledRecipe, isLeftover = false): PlatedMeal => ({
  meal,
  recipes: [recipe],
  isLeftover,
});
const daysOf = (count: number, day: PlatedDay) => Array.from({ length: count }, () => day);

function problemsOf(days: Week['days'], parts: Partial<Omit<Week, 'promise'>> = {}, promise = {}) {
  return weekCharacterProblems({
    days,
    themes: [],
    foods: new Map(foods.map((food) => [food.id, food])),
    ...parts,
    promise: { cuisines: [], proteins: [], diet: null, leastLeftovers: null, ...promise },
  });
}

const kitchens = (['INDIAN', 'NORDIC', 'ASIAN', 'MEXICAN'] as const).map((cuisine) => [
  plate('LUNCH', dish(cuisine, '150 g chicken-thigh', { cuisine })),
]);
const feijoada = dish('feijoada', '150 g chicken-thigh', { cuisine: 'LATIN_AMERICAN' });

test.each<[string, readonly string[], readonly string[]]>([
  [
    'tofu on four evenings',
    problemsOf(daysOf(4, [plate('DINNER', tofu)])),
    ['The week has 4 meals of soy, the limit is 3.', '4 dinners are TOFU, the limit is 3.'],
  ],
  [
    'tofu from morning to night',
    problemsOf([(['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal) => plate(meal, tofu))]),
    ['Day 1 has 3 meals of soy.'],
  ],
  [
    'a week of warmed-up lunches',
    problemsOf(daysOf(5, [plate('LUNCH', chicken, true)])),
    ['5 lunches are leftovers, the limit is 4.'],
  ],
  [
    'an omelet carried to work',
    problemsOf([[plate('LUNCH', dish('omelet', '150 g chicken-thigh', { dish: 'OMELET' }), true)]]),
    ['Day 1 warms up omelet, which is eaten fresh.'],
  ],
  [
    'a salad of leaves carried to work',
    problemsOf([
      [plate('LUNCH', dish('caesar', '80 g romaine-lettuce', { dish: 'SALAD' }), true)],
      [plate('LUNCH', dish('of-meat', '150 g chicken-thigh', { dish: 'SALAD' }), true)],
      [plate('LUNCH', dish('in-a-leaf', '80 g romaine-lettuce'), true)],
    ]),
    ['Day 1 warms up caesar, which is eaten fresh.'],
  ],
  [
    'one kitchen on five evenings of a plan that promises none',
    problemsOf(
      (['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY'] as const).map((protein) => [
        plate('DINNER', dish(protein, '150 g chicken-thigh', { protein })),
      ]),
    ),
    ['5 dinners are AMERICAN, the limit is 4.'],
  ],
  [
    'another breakfast every day',
    problemsOf(
      [1, 2, 3, 4, 5].map((day) => [
        plate('BREAKFAST', dish(`bowl ${day}`, '150 g chicken-thigh')),
        plate('LUNCH', chicken),
      ]),
    ),
    ['The week has 5 different breakfasts; 3 to 4 are enough.'],
  ],
  [
    'a dinner of cucumbers',
    problemsOf([[plate('DINNER', dish('cold', '300 g cucumber'))]]),
    ['The dinner of day 1 has 2 g protein, the least is 20.'],
  ],
  [
    'dishes from everywhere',
    problemsOf(kitchens),
    ['The dishes come from 4 parts of the world, the limit is 2.'],
  ],
  [
    'beans from Brazil before a week of the north',
    problemsOf([
      [
        plate('BREAKFAST', feijoada),
        plate('LUNCH', dish('pan', '150 g chicken-thigh', { cuisine: 'INDIAN' })),
      ],
    ]),
    ['Day 1 begins with feijoada, of a kitchen the week has nowhere else.'],
  ],
  [
    'ham from Spain in a cheap week',
    problemsOf([[plate('LUNCH', dish('toast', '40 g serrano-ham'))]], { themes: ['BUDGET'] }),
    ['toast has serrano-ham, too dear for a plan on a budget.'],
  ],
])('%s is told', (_, said, expected) => {
  expect(said).toEqual(expected);
});

test('a kitchen with pulses and cheese of its own is not rebuilt on tofu', () => {
  const meals = (count: number) => daysOf(count, [plate('LUNCH', tofu)]);
  const soyOf = (count: number, cuisines: readonly string[]) =>
    problemsOf(meals(count), {}, { diet: 'VEGETARIAN', cuisines }).filter((said) =>
      said.includes('of soy'),
    );
  expect(soyOf(8, ['ITALIAN'])).toEqual(['The week has 8 meals of soy, the limit is 7.']);
  expect(soyOf(7, ['ITALIAN'])).toEqual([]);
  expect(soyOf(8, ['INDIAN', 'ASIAN'])).toEqual([]);
  expect(soyOf(8, [])).toEqual([]);
});

test('what a plan promises is no surprise in it', () => {
  const evenings = daysOf(7, [plate('LUNCH', tofu, true), plate('DINNER', tofu)]);
  const batches = { themes: ['BATCH_COOKING'] } as const;
  const promise = { diet: 'VEGAN', proteins: ['TOFU'], cuisines: ['AMERICAN'] } as const;
  expect(problemsOf(evenings, batches, promise)).toEqual([]);
  expect(problemsOf(kitchens, { themes: ['WORLD'] })).toEqual([]);
});

test('two meals of soy a day are not too many', () => {
  const twice = [plate('LUNCH', tofu), plate('DINNER', tofu)];
  expect(problemsOf([twice])).toEqual([]);
});
