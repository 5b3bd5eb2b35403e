import { expect, test } from 'vitest';
import { solveModel, type FeasibilityModel } from '../../planner/index.ts';
import { solveInThread } from './solve-in-thread.ts';

/** One column that a row wants at least so often. */
function modelOf(least: number): FeasibilityModel {
  return {
    columns: [{ position: 0, slot: 0, isLeftover: false }],
    rows: [{ entries: [[0, 1]], least, most: 5 }],
  };
}

test('the thread answers as the solver does, calls side by side included', async () => {
  const models = [modelOf(1), modelOf(2), modelOf(0)];
  const answers = await Promise.all(models.map(solveInThread));
  expect(answers).toEqual(await Promise.all(models.map(solveModel)));
  expect(answers.map(({ outcome }) => outcome)).toEqual(['FEASIBLE', 'INFEASIBLE', 'FEASIBLE']);
});
