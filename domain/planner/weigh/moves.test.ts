import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { poseProblem } from '../pose/pose-problem.ts';
import { openSearch } from '../search/open-search.ts';
import { plainRecipe, plainRecipes } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { LockedMeal, PlannerProfile, PlannerRecipe } from '../types.ts';
import { candidateList, listMoves } from './moves.ts';

const side = plainRecipe({ id: 'side', role: 'side', meals: ['DINNER'] });
const usual = [...plainRecipes({ breakfasts: 8, mains: 16 }), side];

function movesOf(args: {
  recipes?: readonly PlannerRecipe[];
  days?: number;
  locked?: readonly LockedMeal[];
  profile?: Partial<PlannerProfile>;
}) {
  const { recipes = usual, days = 2, locked } = args;
  const profile = { ...ordinaryProfile, ...args.profile };
  const request = { catalog: compileCatalog(recipes), profile, days, seed: 1, locked };
  const [problem] = poseProblem(request).problems;
  const { state } = openSearch({ problem, portion: 1 });
  return { state, ...listMoves({ state }) };
}

const pairsOf = (swaps: Int32Array) =>
  Array.from(
    { length: swaps.length / 2 },
    (_, pair) => `${swaps[pair * 2]}-${swaps[pair * 2 + 1]}`,
  );

test('mains of all slots, sides where there are any, leftovers from the second day on', () => {
  const { mainSlots, sidePositions, leftoverSlots } = movesOf({});
  expect([...mainSlots]).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...sidePositions]).toEqual([2 * 3 + 1, 5 * 3 + 1]);
  expect([...leftoverSlots]).toEqual([4]);
  expect([...movesOf({ profile: { leftovers: false } }).leftoverSlots]).toEqual([]);
});

test('mains of a week are exchanged, breakfasts among themselves', () => {
  expect(pairsOf(movesOf({}).swaps)).toEqual(['0-3', '1-2', '1-4', '1-5', '2-4', '2-5', '4-5']);
  const twoWeeks = pairsOf(movesOf({ days: 8, profile: { mealsPerDay: 2 } }).swaps);
  expect(twoWeeks).toContain('0-13');
  expect(twoWeeks).not.toContain('13-14');
  expect(twoWeeks.at(-1)).toBe('14-15');
});

test('what is locked stays', () => {
  const own = { id: 'main-3', servingFactor: 1, isLeftover: false, role: 'main' } as const;
  const locked: LockedMeal[] = [
    { day: 0, meal: 'DINNER', recipes: [own] },
    { day: 1, meal: 'LUNCH', recipes: [{ ...own, id: 'main-4' }] },
  ];
  const { mainSlots, sidePositions, leftoverSlots, swaps } = movesOf({ locked });
  expect([...mainSlots]).toEqual([0, 1, 3, 5]);
  expect([...sidePositions]).toEqual([5 * 3 + 1]);
  expect([...leftoverSlots]).toEqual([]);
  expect(pairsOf(swaps)).toEqual(['0-3', '1-5']);
});

test('each position has its candidates, cheapest first', () => {
  const recipes = [
    plainRecipe({ id: 'a', meals: ['LUNCH'], rating: 3 }),
    plainRecipe({ id: 'b', meals: ['LUNCH'], rating: 5 }),
    plainRecipe({ id: 'c', meals: ['DINNER'] }),
    plainRecipe({ id: 'd', meals: ['DINNER'] }),
    side,
  ];
  const { state, list, listStart, listLength } = movesOf({ recipes, profile: { mealsPerDay: 2 } });
  const { recipes: all } = compileCatalog(recipes);
  const ids = (position: number) => {
    const start = listStart[position]!;
    const own = list.subarray(start, start + listLength[position]!);
    expect(own).toEqual(candidateList({ state, position }));
    return Array.from(own, (item) => all[state.pool.catalogIndex[item]!]!.id);
  };
  expect(ids(0)).toEqual(['b', 'a']);
  expect(ids(3)).toEqual(['c', 'd']);
  expect([ids(1), ids(2), ids(4), ids(5)]).toEqual([[], [], ['side'], []]);
});
