import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { checkContent } from './check-content.ts';

test('the content of this repository has no problems', async () => {
  const { content, problems } = await checkContent('content');
  expect(problems.map(formatFileProblem)).toEqual([]);
  expect(content.recipes.length).toBeGreaterThan(0);
  expect(content.foods.length).toBeGreaterThan(0);
});
