import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { poseProblem } from '../pose/pose-problem.ts';
import { planningCases } from '../testing/arbitraries.ts';
import type { PlannerProfile } from '../types.ts';
import { decideByWeighing } from './decide-by-weighing.ts';
import { solveProblem } from './prove-infeasible.ts';
import { solveModel } from './solve-model.ts';

/** Wishes under which small catalogues have few plans or none. */
const demanding: Partial<PlannerProfile> = { carbLevel: 'STRICT', cookingTime: 'minimal' };

test('search and proof by prices agree with the solver', async () => {
  const cases = planningCases({ sizes: [40, 60, 100], days: [5, 7] });
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(cases, async (planning) => {
      const profile = { ...planning.profile, ...demanding };
      const { problems, reasons } = poseProblem({ ...planning, profile });
      if (reasons.length > 0) return;
      const problem = problems.at(-1)!;
      const quick = decideByWeighing({ problem, keepsCarbs: true, isStubborn: true });
      if (quick.outcome === 'UNDECIDED') return;
      const { outcome } = await solveProblem({ problem, solve: solveModel });
      expect(quick.outcome).toBe(outcome);
      outcomes.add(outcome);
    }),
    { numRuns: 25, seed: 4 },
  );

  expect(outcomes).toEqual(new Set(['FEASIBLE', 'INFEASIBLE']));
});
