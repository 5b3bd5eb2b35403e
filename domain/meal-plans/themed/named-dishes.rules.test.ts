import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import { namedDishProblems } from './named-dishes.rules.ts';

const foods = [
  buildFood({ id: 'beet' }),
  buildFood({ id: 'bean' }),
  buildFood({ id: 'dill' }),
  buildFood({ id: 'herring' }),
];

function dish(title: string): CompiledRecipe {
  const lines = foods.map(({ id }) => `50 g ${id}`);
  const recipe = compiled({ foods, recipe: { id: title, lines, role: 'main', servings: 1 } });
  return { ...recipe, texts: { ...recipe.texts, en: { ...recipe.texts.en, title } } };
}

const week: readonly PlatedDay[] = [
  ['Polish bigos with two cabbages'],
  ['Lobio with beans'],
  ['Ćevapi with pepper relish'],
  ['Fried herring with dill'],
  ['Cold beet soup'],
].map((titles) => [{ meal: 'DINNER', recipes: titles.map((title) => dish(title)) }]);

const problemsOf = (text: string, days = week) =>
  namedDishProblems({ days, text, foods: new Map(foods.map((food) => [food.id, food])) });

test('words that could stand over any week are none of its own', () => {
  expect(problemsOf('The east. Dill, cold evenings and patience, with beets and beans.')).toEqual([
    "The plan's words name 0 of its dishes, the least is 3.",
  ]);
});

test('a dish is named by a word that only it has, or by two in one breath', () => {
  expect(problemsOf('The east. Bigos, cevapi and herring with dill: a week.')).toEqual([]);
  expect(problemsOf('The east. Bigos, cevapi, herring: dill.')).toEqual([
    "The plan's words name 2 of its dishes, the least is 3.",
  ]);
});

test('sides do not count, nor do a few days', () => {
  const sides = week.map((day) =>
    day.map((meal) => ({
      ...meal,
      recipes: meal.recipes.map((each) => ({ ...each, role: 'side' as const })),
    })),
  );
  expect(problemsOf('The east. Bigos, lobio, cevapi.', sides)).toHaveLength(1);
  expect(problemsOf('Two days.', week.slice(0, 4))).toEqual([]);
});
