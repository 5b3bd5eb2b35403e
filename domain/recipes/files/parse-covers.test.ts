import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { parseCovers } from './parse-covers.ts';

const ids = new Set(['shakshuka', 'pizza']);

function parsed(text: string) {
  const { recipeIds, problems } = parseCovers({ source: { file: 'covers.yaml', text }, ids });
  return { recipeIds, problems: problems.map(formatFileProblem) };
}

test('the covers are in the order of the list', () => {
  expect(parsed('dishes:\n  - pizza\n  - shakshuka\n')).toEqual({
    recipeIds: ['pizza', 'shakshuka'],
    problems: [],
  });
});

test('a dish that does not exist, and one that is there twice, are named and left out', () => {
  expect(parsed('dishes:\n  - pizza\n  - soup\n  - pizza\n')).toEqual({
    recipeIds: ['pizza'],
    problems: [
      expect.stringContaining('covers.yaml:3: There is no recipe "soup"'),
      expect.stringContaining('covers.yaml:4: "pizza" is there already'),
    ],
  });
});
