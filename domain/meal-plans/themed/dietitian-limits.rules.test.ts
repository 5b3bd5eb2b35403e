import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { dietitianProblems, type PlatedDay } from './dietitian-limits.rules.ts';

/** 100 g of it are a third of a good day, of which a third is greens. */
const food = buildFood({
  id: 'stew',
  carbBasis: 'available',
  per100g: {
    energyKcal: 500,
    proteinGrams: 32,
    fatGrams: 30,
    saturatedFatGrams: 8,
    carbohydrateGrams: 9,
    fiberGrams: 7,
    sodiumMg: 600,
  },
});
const foods = new Map([[food.id, food]]);

function dish(id: string, lines: readonly string[] = ['200 g stew'], parts: Partial<Recipe> = {}) {
  return compiled({ foods: [food], recipe: { id, lines, ...parts } });
}

function week(parts: Partial<Record<string, ReturnType<typeof dish>>> = {}): readonly PlatedDay[] {
  return Array.from({ length: 7 }, (_, day) =>
    (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal) => ({
      meal,
      recipes: [parts[`${meal} ${day}`] ?? parts[meal] ?? dish(`${meal} ${day}`)],
    })),
  );
}

function problemsOf(
  days: readonly PlatedDay[],
  strictness: 'keto' | 'moderate' | 'liberal' = 'moderate',
  diet: 'VEGAN' | null = null,
): readonly string[] {
  return dietitianProblems({ days, promise: { strictness, diet }, foods });
}

test('a good week has no problems', () => {
  expect(problemsOf(week())).toEqual([]);
});

test('a day of little food is named', () => {
  const little = dish('little', ['10 g stew']);
  const problems = problemsOf(week({ 'LUNCH 2': little, 'DINNER 2': little }));
  expect(problems).toContain('Day 3 has 550 kcal, the least is 1200.');
  expect(problems).toContain('Day 3 has 35 g protein, the least is 75.');
  expect(problems).toContain('The lunch of day 3 has 5 g vegetables, the least is 80.');
  expect(problems).toContain('The dinner of day 3 has 5 g vegetables, the least is 80.');
});

test('two meals a day have the floors of three', () => {
  const two = week().map((day) => day.slice(1));
  expect(problemsOf(two)).toEqual(
    expect.arrayContaining([
      'Day 1 has 1000 kcal, the least is 1200.',
      'Day 1 has 64 g protein, the least is 75.',
      'The mean day has 64 g protein, the least is 90.',
    ]),
  );
});

test('a day that others make up for is named', () => {
  const rich = { ...food, nutrientsPer100g: { ...food.nutrientsPer100g, saturatedFatGrams: 25 } };
  const salty = { ...food, nutrientsPer100g: { ...food.nutrientsPer100g, sodiumMg: 2000 } };
  const dishOf = (of: typeof food, id: string) =>
    compiled({ foods: [of], recipe: { id, lines: ['200 g stew'] } });
  const problems = problemsOf(
    week({
      'DINNER 2': dishOf(rich, 'rich'),
      'LUNCH 2': dishOf(rich, 'richer'),
      'DINNER 4': dishOf(salty, 'salty'),
    }),
  );
  expect(problems).toContain('Day 3 has 58 g saturated fat, the limit is 50.');
  expect(problems).toContain('Day 5 has 8 g salt, the limit is 6.');
});

test('the salt of every day has the limit that a week would have on average', () => {
  const day = (sodiumMg: number): readonly PlatedDay[] => {
    const salted = { ...food, nutrientsPer100g: { ...food.nutrientsPer100g, sodiumMg } };
    const recipe = compiled({ foods: [salted], recipe: { id: 'salted', lines: ['200 g stew'] } });
    return [
      (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal) => ({ meal, recipes: [recipe] })),
    ];
  };
  expect(problemsOf(day(800))).toEqual([]);
  expect(problemsOf(day(801))).toEqual(['Day 1 has 6.01 g salt, the limit is 6.']);
});

test('no day is without fiber, and none is half as full again as another', () => {
  const white = { ...food, nutrientsPer100g: { ...food.nutrientsPer100g, fiberGrams: 1 } };
  const dishOf = (id: string, line: string, of = food) =>
    compiled({ foods: [of], recipe: { id, lines: [line] } });
  const bare = dishOf('bare', '200 g stew', white);
  expect(problemsOf(week({ 'LUNCH 2': bare, 'DINNER 2': bare }))).toContain(
    'Day 3 has 9 g fiber, the least is 12.',
  );
  const feast = dishOf('feast', '500 g stew');
  expect(problemsOf(week({ 'DINNER 6': feast }), 'liberal')).toContain(
    'The days have 1500 to 2250 kcal: too far apart.',
  );
  expect(problemsOf(week({ 'DINNER 6': dishOf('full', '300 g stew') }))).toEqual([]);
});

test('a day two fifths fuller than another, and fat at its limit, are still inside', () => {
  const dishOf = (grams: number) =>
    compiled({ foods: [food], recipe: { id: 'full', lines: [`${grams} g stew`] } });
  const apart = (grams: number) =>
    problemsOf(week({ 'DINNER 6': dishOf(grams) }), 'liberal').filter((said) =>
      said.includes('kcal: too far apart'),
    );
  expect([apart(440), apart(442)]).toEqual([
    [],
    ['The days have 1500 to 2105 kcal: too far apart.'],
  ]);
  const fat = (saturatedFatGrams: number) => {
    const of = { ...food, nutrientsPer100g: { ...food.nutrientsPer100g, saturatedFatGrams } };
    const recipe = compiled({
      foods: [of],
      recipe: { id: 'fat', lines: ['100 g stew'], servings: 1 },
    });
    const days: readonly PlatedDay[] = [[{ meal: 'LUNCH', recipes: [recipe] }]];
    return problemsOf(days).filter((said) => said.includes('saturated fat'));
  };
  expect([fat(35), fat(36)]).toEqual([
    [],
    ['The mean day has 36 g saturated fat, the limit is 35.'],
  ]);
});

test('what a table leaves out is not taken for nothing', () => {
  const other = { ...food, nutrientsPer100g: { ...food.nutrientsPer100g, sodiumMg: null } };
  const recipe = compiled({ foods: [other], recipe: { id: 'unknown', lines: ['200 g stew'] } });
  expect(problemsOf(week({ 'LUNCH 2': recipe }))).toEqual([
    'A food of unknown lacks its salt, saturated fat, fiber or protein.',
  ]);
});

test.each([
  ['saturated fat', { saturatedFatGrams: 14 }, 'The mean day has 42 g saturated fat'],
  ['fiber', { fiberGrams: 5 }, 'The mean day has 15 g fiber, the least is 20.'],
  ['protein', { proteinGrams: 27 }, 'The mean day has 81 g protein, the least is 90.'],
])('the mean of %s has a limit', (_, per100g, problem) => {
  const other = { ...food, nutrientsPer100g: { ...food.nutrientsPer100g, ...per100g } };
  const recipe = compiled({ foods: [other], recipe: { id: 'other', lines: ['200 g stew'] } });
  expect(problemsOf(week({ BREAKFAST: recipe, LUNCH: recipe, DINNER: recipe }))).toContainEqual(
    expect.stringContaining(problem),
  );
});

test.each([
  ['keto', 'keto is 0 to 19'],
  ['liberal', 'liberal is 50 to 99'],
] as const)('27 g net carbs are not %s: a band has two sides', (strictness, problem) => {
  expect(problemsOf(week(), strictness)).toContainEqual(expect.stringContaining(problem));
});

test('a day outside its level is named, though the mean is inside', () => {
  const low = week().map((day, index) => (index === 0 ? day.slice(0, 1) : [...day, ...day]));
  expect(problemsOf(low, 'liberal')).toContain('Day 1 has 9 g net carbs, the least is 50.');
  const high = week().map((day, index) => (index === 0 ? [...day, ...day] : day.slice(0, 1)));
  expect(problemsOf(high, 'moderate')).toContain('Day 1 has 54 g net carbs, the limit is 49.');
});

test('two dishes of one family are one too many, of plants alone three are', () => {
  const shakshuka = (id: string) => dish(id, ['200 g stew'], { family: 'shakshuka' });
  const two = { 'DINNER 0': shakshuka('red'), 'LUNCH 4': shakshuka('white') };
  const three = { ...two, 'DINNER 2': shakshuka('green') };
  expect(problemsOf(week(two))).toEqual(['2 dishes are shakshuka: red, white.']);
  expect(problemsOf(week(two), 'moderate', 'VEGAN')).toEqual([]);
  expect(problemsOf(week(three), 'moderate', 'VEGAN')).toEqual([
    '3 dishes are shakshuka: red, green, white.',
  ]);
});

/** A day of one dish with exactly so many grams of net carbs. */
function dayOf(netCarbs: number): PlatedDay {
  const carbs = {
    ...food,
    nutrientsPer100g: { ...food.nutrientsPer100g, carbohydrateGrams: netCarbs },
  };
  const recipe = compiled({
    foods: [carbs],
    recipe: { id: `of ${netCarbs}`, lines: ['100 g stew'], servings: 1 },
  });
  return [{ meal: 'LUNCH', recipes: [recipe] }];
}

test.each([
  ['moderate', 20, 49],
  ['liberal', 50, 99],
] as const)('a day on either edge of %s is inside it', (strictness, least, most) => {
  const outside = problemsOf([dayOf(least), dayOf(most)], strictness);
  expect(outside.filter((said) => said.includes('net carbs'))).toEqual([]);
  const beyond = problemsOf([dayOf(least - 0.1), dayOf(most + 0.1)], strictness);
  expect(beyond.filter((said) => said.includes('net carbs'))).toEqual([
    `Day 1 has ${least - 0.1} g net carbs, the least is ${least}.`,
    `Day 2 has ${most + 0.1} g net carbs, the limit is ${most}.`,
  ]);
});

test('no day has half as many net carbs again as the mean of the others with it', () => {
  const uneven = (strictness: 'keto' | 'moderate', ...grams: readonly number[]) =>
    problemsOf(grams.map(dayOf), strictness).filter((said) => said.includes('too far apart'));
  expect(uneven('moderate', 25, 25, 25, 49)).toEqual([
    'Day 4 has 49 g net carbs, the mean day 31: too far apart.',
  ]);
  expect(uneven('moderate', 30, 30, 30, 49)).toEqual([]);
  expect(uneven('keto', 6, 6, 6, 19)).toEqual([]);
});
