import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothing } from '../catalog/pool.ts';
import { createRandom } from '../random.ts';
import { planningCases } from '../testing/arbitraries.ts';
import { objectiveOf, openCase } from '../testing/open-case.ts';
import { deltaOfLeftover, deltaOfMain, deltaOfSide, deltaOfSwap } from '../weigh/delta.ts';
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

test('where descending ends, no dish would better be another one, a leftover, or elsewhere', () => {
  let gained = 0;
  fc.assert(
    fc.property(planningCases({ sizes: [150], days: [7] }), (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      const moves = listMoves({ state });
      const before = state.objective;
      descend({ state, moves });
      gained += before - state.objective;
      const mains = [...moves.mainSlots].flatMap((slot) => {
        const start = moves.listStart[slot * 3]!;
        const others = moves.list.subarray(start, start + moves.listLength[slot * 3]!);
        const changed = [...others].map((item) => deltaOfMain(state, slot, item, -1e-9));
        return [...changed, deltaOfLeftover(state, slot)];
      });
      const swaps = Array.from({ length: moves.swaps.length / 2 }, (_, pair) =>
        deltaOfSwap(state, moves.swaps[pair * 2]!, moves.swaps[pair * 2 + 1]!),
      );
      expect([...mains, ...swaps].filter((gain) => gain < -1e-9)).toEqual([]);
      expect(state.objective).toBeCloseTo(objectiveOf(search), 8);
    }),
    { numRuns: 5 },
  );
  expect(gained).toBeGreaterThan(0);
});
