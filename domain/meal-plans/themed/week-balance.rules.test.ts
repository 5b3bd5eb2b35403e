import { describe, expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Meal, Recipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import { highProteinProblems } from './high-protein.rules.ts';
import { namedKindProblems } from './named-kinds.rules.ts';
import { ownMorningProblems } from './own-mornings.rules.ts';
import { sameMeatProblems } from './same-meat.rules.ts';
import { weekdayEffortProblems } from './weekday-effort.rules.ts';

const foods = [
  buildFood({ id: 'chicken-breast', group: 'poultry', per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'ground-beef', group: 'meat', per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'serrano-ham', group: 'meat', per100g: { proteinGrams: 30 } }),
  buildFood({ id: 'vegan-sausage', group: 'plant-protein', per100g: { proteinGrams: 15 } }),
  buildFood({ id: 'apple', group: 'fruit', per100g: { proteinGrams: 0 } }),
  buildFood({ id: 'avocado', group: 'fruit', per100g: { proteinGrams: 2 } }),
];
const byId = new Map(foods.map((food) => [food.id, food]));

function dish(id: string, line: string, parts: Partial<Recipe> = {}): CompiledRecipe {
  const plain = { id, lines: [line], role: 'main', servings: 1, difficulty: 'easy' } as const;
  return compiled({ foods, recipe: { ...plain, ...parts } });
}

const plate = (meal: Meal, recipe: CompiledRecipe, isLeftover = false) => {
  return { meal, recipes: [recipe], isLeftover };
};
const chicken = dish('chicken', '150 g chicken-breast', { protein: 'POULTRY' });

describe('high protein', () => {
  const problemsOf = (grams: number, said: Partial<Parameters<typeof highProteinProblems>[0]>) =>
    highProteinProblems({
      days: [[plate('DINNER', dish('dinner', `${grams * 5} g chicken-breast`))]],
      text: 'A week',
      themes: [],
      promise: { leastProteinGrams: null },
      ...said,
    });

  test.each<[string, Parameters<typeof problemsOf>[1]]>([
    ['a theme', { themes: ['HIGH_PROTEIN'] }],
    ['a title', { text: 'High protein week. Eggs and fish.' }],
    ['a description', { text: 'Keto. Generous with protein.' }],
  ])('%s promises more than 120 g, as the level of a member does', (_, said) => {
    const promise = { leastProteinGrams: 120 };
    expect(problemsOf(121, { ...said, promise })).toEqual([]);
    expect(problemsOf(120, { ...said, promise })).toEqual([
      'The plan is called high in protein; its mean day has 120.0 g, high is more than 120.',
    ]);
    expect(problemsOf(121, { ...said, promise: { leastProteinGrams: 115 } })).toEqual([
      'The plan is called high in protein without leastProtein: 120 or more.',
    ]);
    expect(problemsOf(121, said)).toHaveLength(1);
  });

  test('who calls itself nothing may have less', () => {
    expect(problemsOf(91, {})).toEqual([]);
  });

  test('grams that a description gives are there, and are promised', () => {
    const text = 'A week. At least 100 grams of protein on an average day.';
    expect(problemsOf(99, { text })).toEqual([
      'The plan says 100 grams of protein on an average day; it has 99.0.',
    ]);
    expect(problemsOf(101, { text, promise: { leastProteinGrams: 90 } })).toEqual([
      'The plan says 100 grams of protein and promises 90.',
    ]);
    expect(problemsOf(101, { text, promise: { leastProteinGrams: 100 } })).toEqual([]);
  });
});

describe('work on weekdays', () => {
  const of = (activeMinutes: number, totalMinutes: number, parts: Partial<Recipe> = {}) => {
    const times = { prepMinutes: 5, cookMinutes: 5, activeMinutes, totalMinutes };
    return dish('dish', '150 g chicken-breast', { times, ...parts });
  };
  const problemsOf = (day: PlatedDay, text = 'A week', before = 0) =>
    weekdayEffortProblems({ days: [...Array.from({ length: before }, () => []), day], text });

  test.each<[string, ReturnType<typeof plate>, 'lunch' | 'dinner']>([
    ['a lunch of three quarters of an hour', plate('LUNCH', of(45, 45)), 'lunch'],
    ['a lunch from the oven', plate('LUNCH', of(25, 70)), 'lunch'],
    ['a dinner of more than an hour', plate('DINNER', of(70, 90)), 'dinner'],
    ['a hard dinner', plate('DINNER', of(45, 60, { difficulty: 'hard' })), 'dinner'],
  ])('%s is too much on a Monday, not on a Saturday', (_, plated, meal) => {
    expect(problemsOf([plated])).toEqual([
      `Day 1 has dish for ${meal}, which is too much work for a weekday.`,
    ]);
    expect(problemsOf([plated], 'A week', 5)).toEqual([]);
    expect(problemsOf([{ ...plated, isLeftover: true }])).toEqual([]);
    const learned = problemsOf([plated], 'Dinners that teach the hands something');
    expect(learned).toHaveLength(meal === 'lunch' ? 1 : 0);
  });

  test('what is stirred together and waits is no work', () => {
    expect(problemsOf([plate('LUNCH', of(20, 90))])).toEqual([]);
    expect(problemsOf([plate('DINNER', of(45, 180))])).toEqual([]);
  });
});

describe('meat', () => {
  const problemsOf = (days: readonly PlatedDay[], proteins: readonly 'POULTRY'[] = []) =>
    sameMeatProblems({ days, promise: { proteins } });

  test('chicken is cooked once a day, unless the week is about it', () => {
    const other = { ...chicken, id: 'other' };
    const day = [plate('LUNCH', other), plate('DINNER', chicken)];
    expect(problemsOf([day])).toEqual([
      'Day 1 cooks POULTRY at noon and at night: other, chicken.',
    ]);
    expect(problemsOf([day], ['POULTRY'])).toEqual([]);
    expect(problemsOf([[plate('LUNCH', other, true), plate('DINNER', chicken)]])).toEqual([]);
  });

  test('two dinners of chicken do not make four meals of it in a row', () => {
    const pork = dish('pork', '100 g serrano-ham', { protein: 'PORK' });
    const left = [plate('LUNCH', chicken, true), plate('DINNER', chicken)];
    const fourth = (last: CompiledRecipe) => [
      [plate('LUNCH', pork), plate('DINNER', chicken)],
      left,
      [plate('BREAKFAST', pork), plate('LUNCH', last, true), plate('DINNER', pork)],
    ];
    const words = 'From day 1 on POULTRY fills more than 3 meals in a row.';
    expect(problemsOf(fourth(chicken))).toEqual([words]);
    expect(problemsOf(fourth(pork))).toEqual([]);
    expect(problemsOf(fourth(chicken), ['POULTRY'])).toEqual([]);
  });

  test('ground meat is for three dinners', () => {
    const patties = dish('patties', '100 g ground-beef', { protein: 'BEEF' });
    const day = [plate('LUNCH', chicken), plate('DINNER', patties)];
    expect(problemsOf([day, day, day])).toEqual([]);
    expect(problemsOf([day, day, day, day])).toEqual([
      '4 dinners are of ground meat, the limit is 3.',
    ]);
  });

  test('processed meat is for five meals; what is made of plants is none', () => {
    const six = (line: string) => {
      return Array.from({ length: 6 }, () => [plate('BREAKFAST', dish('toast', line))]);
    };
    expect(problemsOf(six('30 g serrano-ham'))).toEqual([
      '6 meals have processed meat, the limit is 5.',
    ]);
    expect(problemsOf(six('10 g serrano-ham'))).toEqual([]);
    expect(problemsOf(six('30 g vegan-sausage'))).toEqual([]);
  });
});

describe('what a description names', () => {
  const problemsOf = (text: string, ...recipes: readonly CompiledRecipe[]) =>
    namedKindProblems({ days: [recipes.map((each) => plate('DINNER', each))], text, foods: byId });
  const soup = (id: string) => dish(id, '150 g chicken-breast', { dish: 'SOUP' });
  const titled = (title: string) => ({
    ...chicken,
    texts: perLanguage(() => ({ ...chicken.texts.en, title })),
  });

  test('soups are two of them', () => {
    const text = 'Chicken, soups and fish.';
    expect(problemsOf(text, soup('one'))).toEqual([
      'The plan says "soups"; 1 dishes are, the least is 2.',
    ]);
    expect(problemsOf(text, soup('one'), soup('two'))).toEqual([]);
  });

  test('ground meat is ground', () => {
    expect(problemsOf('Ground meat.', chicken)).toHaveLength(1);
    const two = ['one', 'two'].map((id) => dish(id, '100 g ground-beef'));
    expect(problemsOf('Ground meat.', ...two)).toEqual([]);
  });

  test('an avocado is no fruit to who reads a menu', () => {
    const two = (line: string) => ['one', 'two'].map((id) => dish(id, line));
    expect(problemsOf('Vegetables and fruit.', ...two('100 g avocado'))).toHaveLength(1);
    expect(problemsOf('Vegetables and fruit.', ...two('100 g apple'))).toEqual([]);
  });

  test('who goes from Seoul to Jakarta cooks in both', () => {
    const text = 'Bowls from Seoul to Jakarta.';
    expect(problemsOf(text, titled('Gado-gado'), titled('Miso'), soup('a'), soup('b'))).toEqual([
      'The plan says "Bowls"; 0 dishes are, the least is 2.',
      'The plan names Seoul and cooks nothing from there.',
    ]);
    expect(problemsOf('Seoul', titled('Kimchi stew'))).toEqual([]);
  });
});

test('a week of certain kitchens has breakfasts of its own', () => {
  const toast = dish('toast', '100 g apple', { cuisine: 'NORDIC' });
  const ricotta = dish('ricotta', '100 g apple', { cuisine: 'ITALIAN' });
  const week = (...own: readonly CompiledRecipe[]) =>
    [...own, ...Array.from({ length: 7 - own.length }, () => toast)].map((each) => [
      plate('BREAKFAST', each),
    ]);
  const problemsOf = (days: readonly PlatedDay[], cuisines: readonly 'SPANISH'[] = ['SPANISH']) =>
    ownMorningProblems({ days, promise: { cuisines } });
  expect(problemsOf(week(ricotta))).toEqual([
    '1 of 7 breakfasts are of the kitchens that the plan promises.',
  ]);
  expect(problemsOf(week(ricotta, ricotta))).toEqual([]);
  expect(problemsOf(week(), [])).toEqual([]);
  expect(problemsOf([[plate('DINNER', toast)]])).toEqual([]);
});
