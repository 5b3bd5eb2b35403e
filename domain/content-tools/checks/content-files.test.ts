import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { checkContent } from './check-content.ts';

// Half a minute of a whole core, which a busy machine does not always have.
test('the content of this repository has no problems', { timeout: 240_000 }, async () => {
  const { content, problems } = await checkContent('content');
  expect(problems.map(formatFileProblem)).toEqual([]);
  expect(content.recipes.length).toBeGreaterThan(0);
  expect(content.foods.length).toBeGreaterThan(0);
});
