import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import { parseRecipe } from '../../recipes/files/parse-recipe.ts';
import { recipeSources } from '../../recipes/testing/recipe-files.ts';
import type { Dish, RecipeArt } from '../../recipes/recipe.ts';
import { pictureProblems, pictureWarnings } from './check-pictures.rules.ts';

const foods = [
  buildFood({ id: 'salmon', group: 'fish' }),
  buildFood({ id: 'mystery-root' }),
  buildFood({ id: 'egg', group: 'eggs' }),
  buildFood({ id: 'almond-flour', group: 'nuts' }),
  buildFood({ id: 'broccoli' }),
  buildFood({ id: 'mystery-curd', group: 'dairy' }),
  buildFood({ id: 'dried-yamroot' }),
];

interface Told {
  title: string;
  step?: string;
  dish?: Dish;
  lines: readonly string[];
  art?: RecipeArt;
}

function underCheck({ title, step, dish = 'PAN', lines, art }: Told) {
  const steps =
    step === undefined ? {} : { steps: [buildStep({ texts: perLanguage(() => step) })] };
  const recipe = compiled({ foods, recipe: { lines: [...lines], ...steps } });
  const { places } = parseRecipe(recipeSources()).parsed ?? {};
  if (places === undefined) throw new Error('The sample recipe should be readable.');
  const texts = { ...recipe.texts, en: { ...recipe.texts.en, title } };
  const told = { ...recipe, dish, texts, art: art ?? null };
  return { recipe: told, places, foods: new Map(foods.map((food) => [food.id, food])) };
}

function problemsOf(told: Told): readonly string[] {
  return pictureProblems(underCheck(told)).map(formatFileProblem);
}

test('what is a good part of the weight and has no drawing is named', () => {
  const told = { title: 'Salmon', lines: ['300 g salmon', '200 g mystery-root'] };
  expect(problemsOf(told)).toEqual([
    expect.stringContaining('does not show mystery-root (40 % of the weight)'),
  ]);
});

test('a little of what the title names is named too', () => {
  const lines = ['500 g salmon', '30 g mystery-root'];
  expect(problemsOf({ title: 'Salmon', lines })).toEqual([]);
  expect(problemsOf({ title: 'Salmon with mystery root', lines })).toEqual([
    expect.stringContaining('mystery-root (in the title)'),
  ]);
});

test('an egg nobody cooked as an egg must not be seen', () => {
  const art = { items: ['salmon', 'egg'] } as const;
  expect(problemsOf({ title: 'Salmon', lines: ['300 g salmon'], art })).toEqual([
    expect.stringContaining('it is whisked in'),
  ]);
});

test.each([
  ['Salmon soup', 'SOUP', 'pan'],
  ['Egg muffins', 'BAKE', 'casserole'],
  ['Salmon', 'DRINK', 'plate'],
] as const)('%s (%s) is not served in "%s"', (title, dish, vessel) => {
  const art = { vessel, items: ['salmon', 'friedegg', 'broccoli'] } as const;
  expect(problemsOf({ title, dish, lines: ['300 g salmon'], art })).toContainEqual(
    expect.stringContaining(`served in "${vessel}"`),
  );
});

test('a plate with one thing on it is told, but fails nothing', () => {
  const told = { title: 'Salmon', dish: 'SALAD', lines: ['300 g salmon'] } as const;
  const art = { vessel: 'plate', items: ['salmon'], sauces: [] } as const;
  expect(pictureWarnings(underCheck({ ...told, art }))).toHaveLength(1);
  const richer = { ...art, items: ['salmon', 'broccoli'] };
  expect(pictureWarnings(underCheck({ ...told, art: richer }))).toEqual([]);
});

test.each([
  ['Heat the oven. Fill a 1.5-liter soufflé dish.', 'casserole', 'rounddish'],
  ['Grease a pie dish of 26 cm (10 in).', 'casserole', 'cake'],
  ['Line a baking dish of about 20 x 25 cm (8 x 10 in).', 'cake', 'casserole'],
] as const)('what is baked so is not drawn in another shape: %s', (step, wrong, right) => {
  const told = { title: 'Salmon bake', step, dish: 'BAKE', lines: ['300 g salmon'] } as const;
  const drawnIn = (vessel: 'cake' | 'casserole' | 'rounddish') =>
    problemsOf({ ...told, art: { vessel, items: ['salmon'] } });
  const problem: unknown = expect.stringContaining('has not the shape');
  expect(drawnIn(wrong)).toContainEqual(problem);
  expect(drawnIn(right)).not.toContainEqual(problem);
});

test('what the title calls mashed is not drawn whole', () => {
  const told = { title: 'Mashed broccoli', dish: 'SIDE', lines: ['300 g broccoli'] } as const;
  const problem: unknown = expect.stringContaining('shows no mash');
  expect(problemsOf({ ...told, art: { items: ['broccoli'] } })).toContainEqual(problem);
  expect(problemsOf({ ...told, art: { items: ['peamash'] } })).not.toContainEqual(problem);
});

test('what may be taken instead weighs nothing beside what is seen', () => {
  const lines = ['300 g salmon', 'or 300 g broccoli', '200 g mystery-root'];
  expect(problemsOf({ title: 'Salmon', lines })).toEqual([
    expect.stringContaining('does not show mystery-root (40 % of the weight)'),
  ]);
  const chosen = ['300 g salmon', '200 g mystery-root', 'or 200 g broccoli'];
  expect(problemsOf({ title: 'Salmon', lines: chosen })).toEqual([
    expect.stringContaining('does not show mystery-root (40 % of the weight)'),
  ]);
});

test('what is stirred in is not missed, what is laid on is', () => {
  const told = { title: 'Salmon', lines: ['300 g salmon', '200 g mystery-curd'] };
  const problem: unknown = expect.stringContaining('does not show mystery-curd');
  for (const step of ['Whisk the curd.', 'Beat it in.', 'Mix all.', 'Stir it in.', 'Fold it in.']) {
    expect(problemsOf({ ...told, step })).not.toContainEqual(problem);
  }
  expect(problemsOf({ ...told, step: 'Lay the curd on top.' })).toContainEqual(problem);
});

test('a vegetable that was blended into a soup is not missed', () => {
  const told = {
    title: 'Salmon soup',
    dish: 'SOUP',
    lines: ['300 g salmon', '200 g mystery-root'],
  };
  const soup = (step: string) => problemsOf({ ...told, dish: 'SOUP', step });
  const problem: unknown = expect.stringContaining('does not show mystery-root');
  expect(soup('Blend it until smooth.')).not.toContainEqual(problem);
  expect(soup('Cut the root.')).toContainEqual(problem);
  expect(problemsOf({ ...told, dish: 'PAN', step: 'Blend it.' })).toContainEqual(problem);
});

test('a title names a food by what it is, not by how it is', () => {
  const lines = ['500 g salmon', '30 g dried-yamroot'];
  const problem: unknown = expect.stringContaining('dried-yamroot (in the title)');
  expect(problemsOf({ title: 'Salmon with yamroot', lines })).toContainEqual(problem);
  expect(problemsOf({ title: 'Salmon with yamroots', lines })).toContainEqual(problem);
  expect(problemsOf({ title: 'Dried salmon', lines })).not.toContainEqual(problem);
});

test('an egg is seen where a step, or a note, cooks one so', () => {
  const art = { items: ['salmon', 'friedegg'] } as const;
  const told = { title: 'Salmon', lines: ['300 g salmon'], art };
  const problem: unknown = expect.stringContaining('no step cooks an egg so');
  expect(problemsOf({ ...told, step: 'Whisk the egg.' })).toContainEqual(problem);
  expect(problemsOf({ ...told, step: 'Fry the egg.' })).not.toContainEqual(problem);
});
