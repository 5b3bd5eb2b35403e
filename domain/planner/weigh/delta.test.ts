import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyLeftover, applyMain, applySide, applySwap } from './apply.ts';
import { deltaOfLeftover, deltaOfMain, deltaOfSide, deltaOfSwap } from './delta.ts';
import { listMoves, type Moves } from './moves.ts';
import { nothing } from '../catalog/pool.ts';
import { createRandom, nextBelow, type RandomState } from '../random.ts';
import type { PlanState } from './state.ts';
import { planningCases } from '../testing/arbitraries.ts';
import { objectiveOf, openCase } from '../testing/open-case.ts';

/** A change, how to make it and how to take it back. */
interface Change {
  readonly delta: number;
  readonly limited: (limit: number) => number;
  readonly apply: () => void;
  readonly undo: () => void;
}

const cases = planningCases({ sizes: [150, 300], days: [7, 9, 28] });

function randomChange(args: { state: PlanState; moves: Moves; random: RandomState }): Change {
  const { state, moves, random } = args;
  const draw = (count: number) => nextBelow(random, count);
  const kind = draw(4);
  if (kind === 0) return mainChange(state, moves.mainSlots[draw(moves.mainSlots.length)]!, args);
  if (kind === 1 && moves.sidePositions.length > 0) {
    return sideChange(state, moves.sidePositions[draw(moves.sidePositions.length)]!, args);
  }
  if (kind === 2 && moves.leftoverSlots.length > 0) {
    return leftoverChange(state, moves.leftoverSlots[draw(moves.leftoverSlots.length)]!);
  }
  const pair = draw(moves.swaps.length / 2) * 2;
  return swapChange(state, moves.swaps[pair]!, moves.swaps[pair + 1]!);
}

function mainChange(
  state: PlanState,
  slot: number,
  { moves, random }: { moves: Moves; random: RandomState },
): Change {
  const place = nextBelow(random, moves.listLength[slot * 3]!);
  const next = state.pool.list[moves.listStart[slot * 3]! + place]!;
  const before = state.choice[slot * 3]!;
  const wasLeftover = state.isLeftover[slot] === 1;
  const delta = deltaOfMain(state, slot, next, Infinity);
  return {
    delta,
    limited: (limit) => deltaOfMain(state, slot, next, limit),
    apply: () => applyMain(state, slot, next, delta),
    undo: () =>
      wasLeftover ? applyLeftover(state, slot, -delta) : applyMain(state, slot, before, -delta),
  };
}

function sideChange(
  state: PlanState,
  position: number,
  { moves, random }: { moves: Moves; random: RandomState },
): Change {
  const place = nextBelow(random, moves.listLength[position]! * 2);
  const isNone = place >= moves.listLength[position]!;
  const next = isNone ? nothing : state.pool.list[moves.listStart[position]! + place]!;
  const before = state.choice[position]!;
  const delta = deltaOfSide(state, position, next, Infinity);
  return {
    delta,
    limited: (limit) => deltaOfSide(state, position, next, limit),
    apply: () => applySide(state, position, next, delta),
    undo: () => applySide(state, position, before, -delta),
  };
}

function leftoverChange(state: PlanState, slot: number): Change {
  const before = state.choice[slot * 3]!;
  const delta = deltaOfLeftover(state, slot);
  return {
    delta,
    limited: () => delta,
    apply: () => applyLeftover(state, slot, delta),
    undo: () => applyMain(state, slot, before, -delta),
  };
}

function swapChange(state: PlanState, first: number, second: number): Change {
  const delta = deltaOfSwap(state, first, second);
  return {
    delta,
    limited: () => delta,
    apply: () => applySwap(state, first, second, delta),
    undo: () => applySwap(state, first, second, -delta),
  };
}

test.each([undefined, 3] as const)(
  'every change costs what the oracle says, with repeats after %s days',
  (acceptedDays) => {
    fc.assert(
      fc.property(cases, (planning) => {
        const search = openCase(planning, acceptedDays);
        if (search === null) return;
        const { state } = search;
        const moves = listMoves({ state });
        const random = createRandom(planning.seed);
        let objective = objectiveOf(search);
        expect(state.objective).toBeCloseTo(objective, 9);
        for (let step = 0; step < 60; step++) {
          const change = randomChange({ state, moves, random });
          if (change.delta === Infinity) continue;
          change.apply();
          const next = objectiveOf(search);
          expect(change.delta).toBeCloseTo(next - objective, 9);
          objective = next;
        }
        expect(state.objective).toBeCloseTo(objective, 8);
      }),
      { numRuns: 10 },
    );
  },
);

test('exchanging a dinner with its rest and one of the next day costs what the oracle says', () => {
  let count = 0;
  fc.assert(
    fc.property(planningCases({ sizes: [150, 300], days: [7] }), (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      const { slotDay } = state.horizon;
      const moves = listMoves({ state });
      for (const slot of moves.leftoverSlots) {
        const { delta, apply } = leftoverChange(state, slot);
        if (delta !== Infinity) apply();
      }
      const objective = objectiveOf(search);
      for (let pair = 0; pair < moves.swaps.length && count < 120; pair += 2) {
        const [first, second] = [moves.swaps[pair]!, moves.swaps[pair + 1]!];
        if (Math.abs(slotDay[first]! - slotDay[second]!) > 1) continue;
        const { delta, apply, undo } = swapChange(state, first, second);
        if (delta === Infinity) continue;
        apply();
        expect(delta).toBeCloseTo(objectiveOf(search) - objective, 9);
        undo();
        count += 1;
      }
    }),
    { numRuns: 8 },
  );
  expect(count).toBeGreaterThan(20);
});

test('a change taken back leaves everything as it was', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      const moves = listMoves({ state });
      const random = createRandom(planning.seed);
      for (let step = 0; step < 200; step++) {
        const change = randomChange({ state, moves, random });
        if (change.delta === Infinity) continue;
        const before = countsOf(state);
        const { objective } = state;
        change.apply();
        change.undo();
        expect(countsOf(state)).toEqual(before);
        expect(state.objective).toBeCloseTo(objective, 9);
        if (step % 3 === 0) change.apply();
      }
    }),
    { numRuns: 10 },
  );
});

function countsOf(state: PlanState) {
  const { choice, isLeftover, traitCount, traitAdds, traitSaves, proteinKey, kindKey } = state;
  const { everydayUse, otherUse } = state;
  const exact = [choice, isLeftover, traitCount, traitAdds, traitSaves, proteinKey, kindKey];
  return [...exact, everydayUse, otherUse].map((column) => column.slice());
}

test('a limit only ever hides changes that reach it', () => {
  fc.assert(
    fc.property(cases, fc.double({ min: -0.5, max: 0.5, noNaN: true }), (planning, limit) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      const moves = listMoves({ state });
      const random = createRandom(planning.seed);
      for (let step = 0; step < 300; step++) {
        const { delta, limited, apply } = randomChange({ state, moves, random });
        const seen = limited(limit);
        const isHidden = seen === Infinity && delta >= limit - 1e-12;
        expect(isHidden || seen === delta).toBe(true);
        if (delta < 0.1) apply();
      }
    }),
    { numRuns: 10 },
  );
});
