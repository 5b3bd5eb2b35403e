import { expect, test } from 'vitest';
import { languages } from '../../lib/language.ts';
import { ownContent } from '../recipes/testing/own-content.ts';
import type { RecipeStep } from '../recipes/recipe.ts';
import { cookedTimes } from './cooked-times.rules.ts';
import { recipeSheet, type RecipeSheet } from './sheet/recipe-sheet.ts';

const perLanguage = (text: string) => ({ en: text, es: text, sv: text });
const fry = (text: string): RecipeStep => ({
  texts: perLanguage(text),
  uses: [],
  timerMinutes: 4,
  panServings: 3,
});
const times = { prepMinutes: 5, cookMinutes: 10, activeMinutes: 12, totalMinutes: 15 };

test.each([
  ['as it is written', 'Fry for 4 minutes on each side.', 2, 0],
  ['for as many as the pan holds', 'Fry for 4 minutes on each side.', 3, 0],
  ['for fewer', 'Fry for 4 minutes on each side.', 0.75, 0],
  ['in two batches, a side and the other', 'Fry for 4 minutes on each side.', 3.25, 8],
  ['in three batches', 'Fry for 4 minutes, turning now and then.', 7, 8],
])('a dish takes its minutes %s', (_how, text, servings, more) => {
  const recipe = { times, servings: 2, steps: [fry(text)] };
  expect(cookedTimes({ recipe, servings })).toEqual({
    prepMinutes: 5,
    cookMinutes: 10 + more,
    activeMinutes: 12 + more,
    totalMinutes: 15 + more,
  });
});

test.each([
  ['Fry for 7 minutes, turn and give it 2 minutes more.', 9],
  ['Fry for 7 minutes on each side. Let it rest for 2 minutes.', 14],
])('every wait of a batch counts, what rests does so once: %s', (text, more) => {
  const step = { ...fry(text), timerMinutes: 7, laterTimerMinutes: [2] };
  const recipe = { times, servings: 2, steps: [step] };
  expect(cookedTimes({ recipe, servings: 4 }).totalMinutes).toBe(15 + more);
});

test('a pan that was written for in batches takes no more for the same', () => {
  const recipe = { times, servings: 4, steps: [fry('Fry in two batches, 4 minutes each.')] };
  expect(cookedTimes({ recipe, servings: 4 })).toBe(times);
  expect(cookedTimes({ recipe, servings: 7 }).totalMinutes).toBe(19);
});

test('a recipe takes more minutes exactly where it says that it is made in more batches', async () => {
  const content = await ownContent();
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  const pans = content.recipes.filter(({ steps }) => steps.some((step) => step.panServings));
  expect(pans.length).toBeGreaterThan(5);
  const wrong = pans.flatMap((recipe) =>
    [1, 2, 3.25, 4, 5.25, 8].flatMap((servings) =>
      languages.flatMap((language) => {
        const told = (count: number) =>
          batchesTold(recipeSheet({ recipe, servings: count, foods, language }));
        const more = cookedTimes({ recipe, servings }).totalMinutes - recipe.times.totalMinutes;
        const isTold = told(servings) > told(recipe.servings);
        return isTold === more > 0 ? [] : [`${recipe.id} for ${servings}: ${more} minutes`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

function batchesTold({ steps }: RecipeSheet): number {
  const texts = steps.flatMap(({ pieces }) => pieces.flatMap(({ text }) => text ?? []));
  const counts = texts.map((text) => /\b(\d) (?:batches|tandas|omgångar)\b/.exec(text)?.[1]);
  return Math.max(1, ...counts.map((count) => Number(count ?? 1)));
}
