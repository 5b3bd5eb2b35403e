import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeMainAlone, changeSide } from './changes.ts';
import { listMoves } from '../weigh/moves.ts';
import { nothing } from '../catalog/pool.ts';
import { createRandom, nextBelow } from '../random.ts';
import { createSnapshot, takeSnapshot, type Snapshot } from '../weigh/snapshot.ts';
import type { PlanState } from '../weigh/state.ts';
import { planningCases } from '../testing/arbitraries.ts';
import { objectiveOf, openCase } from '../testing/open-case.ts';
import { beginWalk } from './walk.ts';

const cases = planningCases({ sizes: [150, 300], days: [7, 9] });

interface Standing extends Snapshot {
  readonly objective: number;
}

function standing(state: PlanState): Standing {
  const plan = { ...createSnapshot(state), objective: state.objective };
  takeSnapshot(state, plan);
  return plan;
}

test('a main alone comes without the sides of its days, or everything stays', () => {
  const takenBack: { before: Standing; after: Standing }[] = [];
  const made: { gained: number; limit: number; sides: number[] }[] = [];
  fc.assert(
    fc.property(cases, fc.double({ min: -0.2, max: 0.4, noNaN: true }), (planning, limit) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      const random = createRandom(planning.seed);
      const moves = listMoves({ state });
      const walk = beginWalk({ state, moves, random });
      const draw = (places: Int32Array) => places[nextBelow(random, places.length)]!;
      for (let step = 0; step < 200; step++) {
        state.limit = 0.3;
        if (moves.sidePositions.length > 0) changeSide(walk, draw(moves.sidePositions));
        const slot = draw(moves.mainSlots);
        const before = standing(state);
        state.limit = limit;
        changeMainAlone(walk, slot);
        const after = standing(state);
        if (after.choice[slot * 3] === before.choice[slot * 3]) takenBack.push({ before, after });
        else {
          const sides = [after.choice[slot * 3 + 1]!, after.choice[slot * 3 + 2]!];
          made.push({ gained: after.objective - before.objective, limit, sides });
        }
      }
      expect(state.objective).toBeCloseTo(objectiveOf(search), 8);
    }),
    { numRuns: 10 },
  );
  expect(takenBack.map(({ after }) => after)).toEqual(takenBack.map(({ before }) => before));
  expect(made.filter(({ gained, limit }) => gained >= limit)).toEqual([]);
  expect(made.filter(({ sides }) => sides.some((item) => item !== nothing))).toEqual([]);
  expect(Math.min(made.length, takenBack.length)).toBeGreaterThan(0);
});

test('among the recipes of some plans there is nothing else to choose', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      const plan = standing(state);
      const all = listMoves({ state });
      const among = listMoves({ state, among: [plan] });
      expect(among.mainSlots).toEqual(all.mainSlots);
      for (const slot of among.mainSlots) {
        const start = among.listStart[slot * 3]!;
        const list = among.list.subarray(start, start + among.listLength[slot * 3]!);
        const allStart = all.listStart[slot * 3]!;
        const whole = all.list.subarray(allStart, allStart + all.listLength[slot * 3]!);
        expect(list).toEqual(whole.filter((item) => plan.choice.includes(item)));
      }
    }),
    { numRuns: 10 },
  );
});
