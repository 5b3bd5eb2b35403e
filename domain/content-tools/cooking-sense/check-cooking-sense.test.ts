import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { contentSources, englishText, recipeSources } from '../../recipes/testing/recipe-files.ts';
import { checkSources } from '../checks/check-content.ts';

const inCentimetres = englishText.replace('| in two pieces', '| in 2 cm cubes');
const because = 'vouched:\n  - rule: inches\n    why: Its readers cook in metres.\n';

function problemsOf(en: string): readonly string[] {
  return checkSources(contentSources([recipeSources({ en })])).problems.map(formatFileProblem);
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
