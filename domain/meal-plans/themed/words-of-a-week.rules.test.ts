import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Meal, Recipe } from '../../recipes/recipe.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlanTheme } from './themed-plan.ts';
import { weekWordProblems } from './words-of-a-week.rules.ts';

const per100g = { energyKcal: 100, proteinGrams: 10, carbohydrateGrams: 10 };
const foods = [
  'kale',
  'potato',
  'radish',
  'strawberry',
  'pickled-herring',
  'chicken-breast',
  'tempeh',
  'tomato',
  'kidney-bean',
  'lamb-shoulder',
  'lingonberry',
].map((id) => buildFood({ id, per100g }));

function dish(line: string, parts: Partial<Recipe> = {}): CompiledRecipe {
  return compiled({ foods, recipe: { id: 'dish', lines: [line], role: 'main', ...parts } });
}

function problemsOf(args: {
  says: string;
  recipe: CompiledRecipe;
  meal?: Meal;
  themes?: readonly PlanTheme[];
}): readonly string[] {
  const { says, recipe, meal = 'DINNER', themes = [] } = args;
  const day = [{ meal, recipes: [recipe] }];
  return weekWordProblems({ days: [day, day], text: says, themes });
}

const slow = { times: { prepMinutes: 10, cookMinutes: 50, activeMinutes: 10, totalMinutes: 60 } };
const twoVessels = {
  steps: [buildStep({ texts: perLanguage(() => 'Boil it in a pot, then fry it in a skillet.') })],
};

const titled = (title: string) => perLanguage(() => ({ ...dish('9 g kale').texts.en, title }));

test.each<[string, CompiledRecipe, CompiledRecipe, readonly PlanTheme[]]>([
  ['20 to 49 grams of net carbs a day', dish('10 g kale'), dish('600 g kale'), []],
  ['At least 50 grams of protein a day', dish('100 g kale'), dish('3000 g kale'), []],
  ['Radishes and young herbs', dish('100 g kale'), dish('100 g radish'), []],
  ['Potatoes from the oven', dish('100 g kale'), dish('100 g potato'), []],
  ['For meat lovers', dish('100 g kale'), dish('100 g kale', { protein: 'BEEF' }), []],
  ['Chicken for dinner', dish('100 g kale'), dish('100 g chicken-breast'), []],
  ['For four', dish('100 g pickled-herring'), dish('100 g kale'), ['FAMILY']],
  ['A table for four', dish('100 g tempeh'), dish('100 g kale'), ['FAMILY']],
  ['Late summer', dish('100 g potato'), dish('100 g tomato'), ['SEASON']],
  ['Winter pots', dish('100 g strawberry'), dish('100 g kale'), ['SEASON']],
  ['Northern classics that need no potatoes', dish('100 g potato'), dish('100 g kale'), []],
  ['Harvest kitchen', dish('100 g radish'), dish('100 g kale'), ['SEASON']],
  ['All from one pan', dish('100 g kale', twoVessels), dish('100 g kale'), []],
  [
    'A week of poultry, lamb and fish',
    dish('9 g kale', { protein: 'DAIRY' }),
    dish('9 g lamb-shoulder', { protein: 'LAMB' }),
    [],
  ],
  ['Big pots and casseroles', dish('9 g kale'), dish('9 g kale', { dish: 'STEW' }), []],
  ['From the grill on most evenings', dish('9 g kale'), dish('9 g kale', { dish: 'GRILL' }), []],
  [
    'Teach the hands',
    dish('9 g kale', { difficulty: 'easy' }),
    dish('9 g kale', { difficulty: 'hard' }),
    [],
  ],
  ['Within 45 minutes', dish('100 g kale', slow), dish('100 g kale'), []],
  [
    'Winter pots',
    dish('9 g kale', { texts: titled('Chilled soup') }),
    dish('9 g kale'),
    ['SEASON'],
  ],
  ['A week of poultry, meat and fish', dish('9 g kale', { protein: 'TOFU' }), dish('9 g kale'), []],
  ['Fish on at least two evenings', dish('9 g kale'), dish('9 g kale', { protein: 'FISH' }), []],
  ['Beans and roots', dish('100 g kale'), dish('100 g kidney-bean'), []],
])('"%s" is held to', (says, broken, held, themes) => {
  expect(problemsOf({ says, recipe: broken, themes })).not.toEqual([]);
  expect(problemsOf({ says, recipe: held, themes })).toEqual([]);
});

test('children begin a day with eggs or yogurt, not with beans', () => {
  const beans = dish('9 g kale', { protein: 'LEGUMES' });
  const said = { says: 'For four', meal: 'BREAKFAST', recipe: beans } as const;
  expect(problemsOf({ ...said, themes: ['FAMILY'] })).toContain(
    'Day 1 begins with dish, no breakfast for children.',
  );
  expect(problemsOf(said)).toEqual([]);
});

test('children begin a day without kale; later in the day they eat it', () => {
  const recipe = dish('60 g kale', { protein: 'EGGS' });
  const said = { says: 'For four', recipe, themes: ['FAMILY'] } as const;
  expect(problemsOf({ ...said, meal: 'BREAKFAST' })).toContain(
    'Day 1 begins with dish, no breakfast for children.',
  );
  expect(problemsOf({ ...said, meal: 'DINNER' })).toEqual([]);
});

test('a list of animals is true of the morning, too', () => {
  const says = 'A week of poultry, meat and fish';
  const recipe = dish('9 g kale', { protein: 'TOFU' });
  expect(problemsOf({ says, recipe, meal: 'BREAKFAST' })).toContain(
    'The plan lists what its meals are made of; dish is of soy.',
  );
});

test('nobody picks lingonberries in warm weeks', () => {
  const recipe = dish('60 g lingonberry');
  const said = { recipe, themes: ['SEASON'] } as const;
  const strange = 'dish has lingonberry out of its season.';
  expect(problemsOf({ ...said, says: 'For warm weeks' })).toContain(strange);
  expect(problemsOf({ ...said, says: 'For cold weeks' })).not.toContain(strange);
});

test('beside a dish of one pan stands nothing that takes another', () => {
  const main = dish('9 g kale');
  const side = (cookMinutes: number) =>
    dish('9 g kale', { role: 'side', times: { ...slow.times, cookMinutes } });
  const said = (cookMinutes: number) =>
    weekWordProblems({
      days: [[{ meal: 'DINNER', recipes: [main, side(cookMinutes)] }]],
      text: 'All from one pan',
      themes: [],
    });
  expect(said(10)).toEqual(['The plan says one pan; dish takes another.']);
  expect(said(0)).toEqual([]);
});

test('what a week does without is no promise', () => {
  const recipe = dish('100 g kale');
  expect(problemsOf({ says: 'No pork, milk or cheese; without eggs.', recipe })).toEqual([]);
  expect(problemsOf({ says: 'At least 50 grams of protein on an average day.', recipe })).toEqual(
    [],
  );
});
