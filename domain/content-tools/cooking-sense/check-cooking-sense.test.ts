import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import {
  contentSources,
  englishText,
  recipeSources,
  spanishText,
  swedishText,
} from '../../recipes/testing/recipe-files.ts';
import { parseRecipe } from '../../recipes/files/parse-recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { checkSources } from '../checks/check-content.ts';
import { cookingProblems } from './check-cooking-sense.ts';
import type { CookingRule, FindingPlace, RuleLevel } from './cooking-rule.ts';

const inCentimetres = englishText.replace('| in two pieces', '| in 2 cm cubes');
const because = 'vouched:\n  - rule: inches\n    why: Its readers cook in metres.\n';

function problemsOf(en: string): readonly string[] {
  const inCubes = en.includes('2 cm cubes');
  const recipe = recipeSources({
    en,
    es: inCubes
      ? spanishText.replace('en dos trozos', 'en cubos de 2 cm (¾ de pulgada)')
      : spanishText,
    sv: inCubes ? swedishText.replace('i två bitar', 'i 2 cm stora tärningar') : swedishText,
  });
  return checkSources(contentSources([recipe])).problems.map(formatFileProblem);
}

test('a finding is named with its place and its rule', () => {
  expect(problemsOf(inCentimetres)).toEqual([
    expect.stringMatching(/yaml:18: "2 cm" stands without inches\. \(inches\)$/),
  ]);
});

test('a recipe vouches for its exception with a reason', () => {
  expect(problemsOf(inCentimetres + because)).toEqual([]);
});

test('nobody vouches for what a recipe does not break', () => {
  expect(problemsOf(englishText + because)).toEqual([
    expect.stringContaining('It vouches for inches, which it does not break.'),
  ]);
});

test('who breaks one rule and vouches for another hears of both', () => {
  const other = because.replace('inches', 'ounces');
  expect(problemsOf(inCentimetres + other)).toEqual([
    expect.stringContaining('stands without inches. (inches)'),
    expect.stringContaining('It vouches for ounces, which it does not break.'),
  ]);
});

const always = (id: string, level: RuleLevel, at: FindingPlace): CookingRule => {
  return { id, level, source: 'x', find: () => [{ message: `Of ${id}.`, at }] };
};

test('a finding stands at its field, step or ingredient, and has the level of its rule', () => {
  const { places } = parseRecipe(recipeSources()).parsed ?? {};
  if (places === undefined) throw new Error('The sample recipe should be readable.');
  const recipe = compiled({ foods: [], recipe: {} });
  const rules = [
    always('one', 'error', { field: 'times' }),
    always('two', 'warning', { step: 1 }),
    always('three', 'error', { ingredient: 0 }),
    always('four', 'error', { step: 99 }),
    always('five', 'error', { field: 'none' }),
  ];
  const file = 'buttered-salmon.yaml';
  const foods = new Map();
  const found = (vouched: readonly string[] = []) => {
    const told = { ...recipe, vouched: vouched.map((rule) => ({ rule, why: 'x' })) };
    return cookingProblems({ recipe: told, places, foods }, rules);
  };
  const problems = [
    { level: 'error', problem: { file, line: 12, message: 'Of one. (one)' } },
    { level: 'warning', problem: { file, line: 21, message: 'Of two. (two)' } },
    { level: 'error', problem: { file, line: 14, message: 'Of three. (three)' } },
    { level: 'error', problem: { file, line: null, message: 'Of four. (four)' } },
    { level: 'error', problem: { file, line: null, message: 'Of five. (five)' } },
  ];
  expect(found()).toEqual(problems);
  expect(found(['one', 'four'])).toEqual([problems[1], problems[2], problems[4]]);
  expect(found(['one', 'six']).at(-1)).toEqual({
    level: 'error',
    problem: { file, line: null, message: 'It vouches for six, which it does not break.' },
  });
});

test('an exception without a reason is refused', () => {
  const problems = problemsOf(`${inCentimetres}vouched:\n  - rule: inches\n`);
  expect(problems).toContainEqual(expect.stringContaining('"why" is missing'));
});
