import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compileRecipes } from '../../recipes/files/compile-content.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { recipeFiles, recipeSources } from '../recipes/recipe-files.ts';
import { foodEffects } from './food-effects.ts';

const per100g = {
  energyKcal: 100,
  carbohydrateGrams: 5,
  fiberGrams: 1,
  proteinGrams: 5,
  fatGrams: 5,
};
const leek = buildFood({ id: 'leek', per100g });
const bean = buildFood({ id: 'bean', per100g });
const foods = [leek, bean];

function recipeOf(id: string, lines: readonly string[]) {
  const inEach = (text: string, value: string) =>
    Object.fromEntries(['en', 'es', 'sv'].map((each) => [`${text}.${each}`, value]));
  const fields = {
    ...inEach('title', id),
    ...inEach('description', 'It is good.'),
    'slug-es': id,
    'slug-sv': id,
    cuisine: 'NORDIC',
    dish: 'PAN',
    protein: 'NONE',
    meals: 'DINNER',
    role: 'main',
    difficulty: 'easy',
    premium: 'false',
    servings: '2',
    leftovers: 'false',
    'times.prep': '5',
    'times.cook': '5',
    'times.total': '10',
    ingredients: lines.map((_, at) => `i${at}`).join(' '),
    ...Object.fromEntries(lines.map((line, at) => [`ingredient.i${at}.line`, line])),
    steps: 's1',
    ...inEach('step.s1.text', 'Fry it.'),
    'step.s1.uses': lines.map((line) => line.split(' ').at(-1)).join(', '),
  };
  return recipeSources(id, recipeFiles({ id, fields }));
}

const { recipes, problems } = compileRecipes({
  folder: {
    recipes: [
      recipeOf('a-little', ['10 g leek', '400 g bean']),
      recipeOf('a-lot', ['800 g leek']),
      recipeOf('none', ['400 g bean']),
    ],
    ids: null,
  },
  foods,
});
const content = {
  recipes,
  foods,
  foodsById: new Map(foods.map((food) => [food.id, food])),
} as unknown as ContentIndex;

test('the dishes are there', () => {
  expect(problems).toEqual([]);
});

const effectsOf = (parts: Parameters<typeof buildFood>[0]) =>
  foodEffects({ food: buildFood({ id: 'leek', ...parts }), content });
const idsOf = async (parts: Parameters<typeof buildFood>[0]) =>
  (await effectsOf(parts)).map(({ recipe }) => recipe.id);

test.each([
  [{}, []],
  [{ carbohydrateGrams: 5.02, energyKcal: 100.1 }, ['a-lot']],
  [{ carbohydrateGrams: 5.01 }, []],
  [{ carbohydrateGrams: 6.1 }, ['a-little', 'a-lot']],
  [{ energyKcal: 100.12 }, []],
  [{ energyKcal: 100.2 }, ['a-lot']],
  [{ energyKcal: 90 }, ['a-little', 'a-lot']],
  [{ energyKcal: null }, ['a-little', 'a-lot']],
])('a food with %o changes %o', async (changes, ids) => {
  expect((await idsOf({ per100g: { ...per100g, ...changes } })).toSorted()).toEqual(ids);
});

test('what becomes of a dish is told, the most labels first', async () => {
  const effects = await effectsOf({
    per100g: { ...per100g, proteinGrams: 30, energyKcal: 200 },
    avoidGroups: ['SOY'],
  });
  expect(effects.map(({ recipe, ...told }) => ({ ...told, id: recipe.id }))).toEqual([
    {
      id: 'a-lot',
      netCarbsBefore: 16,
      netCarbsAfter: 16,
      energyBefore: 400,
      energyAfter: 800,
      labelsGained: ['SOY', 'high_protein', 'moderate'],
      labelsLost: ['soy_free', 'liberal'],
    },
    {
      id: 'a-little',
      netCarbsBefore: 8.2,
      netCarbsAfter: 8.2,
      energyBefore: 205,
      energyAfter: 210,
      labelsGained: ['SOY'],
      labelsLost: ['soy_free'],
    },
  ]);
});
