import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothing } from '../catalog/pool.ts';
import { createRandom } from '../random.ts';
import { planningCases } from '../testing/arbitraries.ts';
import { objectiveOf, openCase } from '../testing/open-case.ts';
import { deltaOfSide } from '../weigh/delta.ts';
import { listMoves } from '../weigh/moves.ts';
import { changeSide } from './changes.ts';
import { descend } from './descent.ts';
import { beginWalk } from './walk.ts';

test('where descending ends, no side would better be another one, or none', () => {
  let left = 0;
  fc.assert(
    fc.property(planningCases({ sizes: [150], days: [7] }), (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      const moves = listMoves({ state });
      const walk = beginWalk({ state, moves, random: createRandom(planning.seed) });
      for (const position of moves.sidePositions) {
        // Whatever it costs.
        state.limit = Infinity;
        changeSide(walk, position);
      }
      const sides = [...moves.sidePositions];
      const filled = sides.filter((position) => state.choice[position] !== nothing);
      descend({ state, moves });
      left += filled.filter((position) => state.choice[position] === nothing).length;
      const gains = sides.flatMap((position) => {
        const start = moves.listStart[position]!;
        const others = moves.list.subarray(start, start + moves.listLength[position]!);
        return [nothing, ...others].map((item) => deltaOfSide(state, position, item, -1e-9));
      });
      expect(gains.filter((gain) => gain < 0)).toEqual([]);
      expect(state.objective).toBeCloseTo(objectiveOf(search), 8);
    }),
    { numRuns: 5 },
  );
  expect(left).toBeGreaterThan(0);
});
