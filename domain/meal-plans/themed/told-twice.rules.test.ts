import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Meal, Recipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedMeal } from './dietitian-limits.rules.ts';
import { toldTwiceProblems } from './told-twice.rules.ts';

type Week = Parameters<typeof toldTwiceProblems>[0];

const foods = [buildFood({ id: 'leek', per100g: { proteinGrams: 2 } })];

function dish(title: string, parts: Partial<Recipe> = {}): CompiledRecipe {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const { texts } = compiled({ foods, recipe: { id, lines: ['100 g leek'] } });
  const titled = perLanguage((language) => ({ ...texts[language], title }));
  const recipe = { id, lines: ['100 g leek'], role: 'main', texts: titled, ...parts } as const;
  return compiled({ foods, recipe });
}

const plate = (meal: Meal, recipe: CompiledRecipe, isLeftover = false): PlatedMeal => ({
  meal,
  recipes: [recipe],
  isLeftover,
});

function problemsOf(days: Week['days'], text = 'A week', promise: Partial<Week['promise']> = {}) {
  return toldTwiceProblems({ days, text, promise: { proteins: [], diet: null, ...promise } });
}

const soup = dish('Spinach soup');
const pie = dish('Spinach pie');
const eggs = dish('Plain scramble', { protein: 'EGGS' });
const omelet = dish('Herb roll', { protein: 'EGGS' });
const fish = dish('Fried cod', { protein: 'FISH', dish: 'PAN' });
const eggplants = ['Eggplant pie', 'Eggplant stew', 'Eggplant rolls', 'Eggplant dip'].map((title) =>
  dish(title),
);

test('a vegetable that names lunch does not name dinner, unless it is the same pot', () => {
  expect(problemsOf([[plate('LUNCH', soup), plate('DINNER', pie)]])).toEqual([
    'Day 1 says "spinach" twice: spinach-soup, spinach-pie.',
  ]);
  expect(problemsOf([[plate('DINNER', soup)], [plate('LUNCH', soup, true)]])).toEqual([]);
});

test('a word names three dishes of a week, or more where the plan says it', () => {
  const days = eggplants.map((each) => [plate('DINNER', each)]);
  expect(problemsOf(days)).toEqual([
    '4 dishes of the week say "eggplant": eggplant-pie, eggplant-stew, eggplant-rolls, eggplant-dip.',
  ]);
  expect(problemsOf(days, 'Tomatoes and eggplant')).toEqual([]);
});

test('eggs are one meal of a day, where meat is eaten', () => {
  const days = [[plate('BREAKFAST', eggs), plate('DINNER', omelet)]];
  expect(problemsOf(days)).toEqual(['Day 1 has eggs in 2 meals.']);
  expect(problemsOf(days, 'A week', { diet: 'VEGETARIAN' })).toEqual([]);
});

test('shellfish are two dishes of a week, and more where they are promised', () => {
  const days = ['Grilled prawns', 'Mussel pot', 'Squid'].map((title) => [
    plate('DINNER', dish(title, { protein: 'SHELLFISH' })),
  ]);
  expect(problemsOf(days)).toEqual(['3 lunches and dinners are of SHELLFISH, the limit is 2.']);
  expect(problemsOf(days, 'A week', { proteins: ['SHELLFISH'] })).toEqual([]);
});

test('fried fish is not warmed up, fish soup is', () => {
  const cooked = [plate('DINNER', fish)];
  expect(problemsOf([cooked, [plate('LUNCH', fish, true)]])).toEqual([
    'Day 2 warms up fish: fried-cod.',
  ]);
  const broth = dish('Cod broth', { protein: 'FISH', dish: 'SOUP' });
  expect(problemsOf([[plate('DINNER', broth)], [plate('LUNCH', broth, true)]])).toEqual([]);
});

test('noons that look after themselves are counted', () => {
  const noon = [plate('LUNCH', soup, true)];
  const text = 'Three noons look after themselves';
  expect(problemsOf([noon, noon, noon], text)).toEqual([]);
  expect(problemsOf([noon], text)).toEqual(['The plan says Three noons; 1 lunches are leftovers.']);
});
