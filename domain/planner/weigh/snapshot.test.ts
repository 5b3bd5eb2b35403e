import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothing } from '../catalog/pool.ts';
import { createRandom, nextBelow } from '../random.ts';
import { openSearch } from '../search/open-search.ts';
import { planningCases } from '../testing/arbitraries.ts';
import { openCase } from '../testing/open-case.ts';
import { applyLeftover, applyMain, applySide, applySwap } from './apply.ts';
import { deltaOfLeftover, deltaOfMain, deltaOfSide, deltaOfSwap } from './delta.ts';
import { candidateList, listMoves } from './moves.ts';
import { createSnapshot, restoreSnapshot, takeSnapshot } from './snapshot.ts';
import { emptyState, isCarried, type PlanState } from './state.ts';
import { mostMinutesOfMain, mostMinutesOfSide } from './together.ts';

const cases = planningCases({ sizes: [150, 300], days: [7, 9] });

/** Whatever is possible, one change after the other. */
function wander(args: { state: PlanState; seed: number; steps: number }): void {
  const { state, seed, steps } = args;
  const moves = listMoves({ state });
  const random = createRandom(seed);
  const draw = (places: Int32Array) => places[nextBelow(random, places.length)]!;
  for (let step = 0; step < steps; step++) {
    const slot = draw(moves.mainSlots);
    const main = draw(candidateList({ state, position: slot * 3 }));
    const cooked = deltaOfMain(state, slot, main, Infinity);
    if (cooked !== Infinity) applyMain(state, slot, main, cooked);
    if (moves.sidePositions.length > 0) {
      const position = draw(moves.sidePositions);
      const side = step % 3 === 0 ? nothing : draw(candidateList({ state, position }));
      const beside = deltaOfSide(state, position, side, Infinity);
      if (beside !== Infinity) applySide(state, position, side, beside);
    }
    const lunch = moves.leftoverSlots.length > 0 ? draw(moves.leftoverSlots) : slot;
    const again = deltaOfLeftover(state, lunch);
    if (again !== Infinity) applyLeftover(state, lunch, again);
    const pair = nextBelow(random, moves.swaps.length / 2) * 2;
    const [first, second] = [moves.swaps[pair]!, moves.swaps[pair + 1]!];
    const swapped = deltaOfSwap(state, first, second);
    if (swapped !== Infinity) applySwap(state, first, second, swapped);
  }
}

const sums = ['day', 'served', 'proteinLikeness', 'kindLikeness', 'placeCost'] as const;
const counts = [
  'choice',
  'isLeftover',
  'traitCount',
  'traitAdds',
  'traitSaves',
  'kindCount',
  'dishCount',
  'proteinKey',
  'kindKey',
  'everydayUse',
  'otherUse',
] as const;

function columnsOf(state: PlanState) {
  const rounded = sums.map((column) => [...state[column]].map((sum) => Math.round(sum * 1e6) + 0));
  return { sums: rounded, counts: counts.map((column) => [...state[column]]) };
}

test('a plan that was changed step by step is the same as one built at once', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state } = search;
      wander({ state, seed: planning.seed, steps: 40 });
      const snapshot = createSnapshot(state);
      takeSnapshot(state, snapshot);
      const { objective } = state;
      const changed = columnsOf(state);
      restoreSnapshot(state, snapshot);
      expect(columnsOf(state)).toEqual(changed);
      expect(state.objective).toBeCloseTo(objective, 8);
    }),
    { numRuns: 8 },
  );
});

test('an emptied plan is as new, and knows what was locked', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { state, problem, portion } = search;
      const { state: fresh } = openSearch({ problem, portion });
      wander({ state, seed: planning.seed, steps: 10 });
      state.isFixed[1] = 1;
      emptyState(state);
      expect(columnsOf(state)).toEqual(columnsOf(fresh));
      expect(state.objective).toBe(fresh.objective);
      expect(state.isFixed[1]).toBe(1);
    }),
    { numRuns: 5 },
  );
});

/** Two days of three meals: a slot is a main, a side and an extra, by minutes. */
function stateWith(choice: readonly number[], isLeftover: readonly number[] = []): PlanState {
  return {
    choice: Int32Array.from({ length: 18 }, (_, at) => choice[at] ?? 0),
    isLeftover: Uint8Array.from({ length: 6 }, (_, at) => isLeftover[at] ?? 0),
    pool: { minutes: Float64Array.of(0, 10, 20, 30, 40) },
    horizon: { mostMinutes: new Float64Array(6).fill(45), mealsPerDay: 3 },
  } as unknown as PlanState;
}

test.each([
  ['alone', [3], Infinity],
  ['beside a side', [1, 2], 25],
  ['beside an extra', [1, 0, 2], 25],
  ['beside both', [1, 2, 1], 15],
  ['that is too long already', [3, 4], 30],
  ['that is not there yet', [0, 2, 1], Infinity],
] as const)('another main %s may take so many minutes', (_, choice, minutes) => {
  expect(mostMinutesOfMain(stateWith(choice), 0)).toBe(minutes);
});

test.each([
  ['a main', [1], [], 1, 35],
  ['a main and an extra', [1, 0, 2], [], 1, 15],
  ['a main and a side', [1, 2], [], 2, 15],
  ['nothing', [0, 2], [], 1, Infinity],
  ['a leftover', [3, 0, 0], [1], 1, Infinity],
  ['a leftover and an extra', [3, 0, 2], [1], 1, 25],
  ['what takes too long already', [4, 2], [], 1, 20],
] as const)('beside %s another may take so many minutes', (...args) => {
  const [, choice, isLeftover, position, minutes] = args;
  expect(mostMinutesOfSide(stateWith(choice, isLeftover), position)).toBe(minutes);
});

test('a leftover costs no minutes of its lunch', () => {
  expect(mostMinutesOfMain(stateWith([4, 2], [1]), 0)).toBe(25);
  expect(mostMinutesOfMain(stateWith([4, 2]), 0)).toBe(40);
});

test('the last dinner is nobody’s lunch', () => {
  const state = stateWith([], [0, 0, 0, 0, 1]);
  expect([2, 5].map((slot) => isCarried(state, slot))).toEqual([true, false]);
  expect(isCarried(stateWith([]), 2)).toBe(false);
});
