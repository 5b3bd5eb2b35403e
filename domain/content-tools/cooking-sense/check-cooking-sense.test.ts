import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import {
  contentSources,
  englishText,
  recipeSources,
  spanishText,
  swedishText,
} from '../../recipes/testing/recipe-files.ts';
import { checkSources } from '../checks/check-content.ts';

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

test('an exception without a reason is refused', () => {
  const problems = problemsOf(`${inCentimetres}vouched:\n  - rule: inches\n`);
  expect(problems).toContainEqual(expect.stringContaining('"why" is missing'));
});
