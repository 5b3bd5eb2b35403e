import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLocalDays } from '../../../lib/local-time.ts';
import { meals } from '../../recipes/recipe.ts';
import type { MealPlace } from '../meals.rules.ts';
import {
  daysPast,
  openMeals,
  settledMeals,
  type PlannedDish,
  type SoFar,
} from './settled-meals.rules.ts';

const beginsOn = '2026-03-09';
const dayCount = 4;
const places = Array.from({ length: dayCount }, (_, day) =>
  meals.map((meal): MealPlace => ({ day, meal })),
).flat();

/** A dish in every meal; the lunches of these days are the rest of the dinner before. */
function dishesOf({ rests = [], locked = [] }: { rests?: number[]; locked?: string[] } = {}) {
  return places.map((place): PlannedDish => {
    const isRest = place.meal === 'LUNCH' && rests.includes(place.day);
    const from = isRest ? { day: place.day - 1, meal: 'DINNER' as const } : place;
    const leftoverOfDay = isRest ? place.day - 1 : null;
    const isLocked = locked.includes(nameOf(place));
    return { ...place, recipeId: nameOf(from), leftoverOfDay, isLocked };
  });
}

/** `2L` is the lunch of the third day. */
function nameOf({ day, meal }: MealPlace): string {
  return `${day}${meal[0]}`;
}

function placeOf(name: string): MealPlace {
  const found = places.find((place) => nameOf(place) === name);
  if (found === undefined) throw new Error(name);
  return found;
}

function soFarOf({ since = 0, cooked = [] as string[], eaten = [] as string[] }): SoFar {
  return {
    today: addLocalDays(beginsOn, since),
    cooked: cooked.map((name) => ({ ...placeOf(name), recipeId: name })),
    eaten: eaten.map(placeOf),
  };
}

function openOf(args: {
  since?: number;
  cooked?: string[];
  eaten?: string[];
  rests?: number[];
  locked?: string[];
  isDated?: boolean;
}): string {
  const { isDated = true } = args;
  const plan = { beginsOn: isDated ? beginsOn : null, dishes: dishesOf(args) };
  return openMeals({ ...plan, soFar: soFarOf(args), places })
    .map(nameOf)
    .join(' ');
}

const all = '0B 0L 0D 1B 1L 1D 2B 2L 2D 3B 3L 3D';
const fromThirdDay = '2B 2L 2D 3B 3L 3D';

test.each([
  ['before it begins', { since: -3 }, all],
  ['on its first day', { since: 0 }, all],
  ['in the middle', { since: 2 }, fromThirdDay],
  ['on its last day', { since: 3 }, '3B 3L 3D'],
  ['once it is over', { since: 9 }, ''],
  ['without dates', { since: 2, isDated: false, cooked: ['2D'], eaten: ['3B'] }, all],
  ['with a dinner cooked', { since: 2, cooked: ['2D'] }, '2B 2L 3B 3L 3D'],
  [
    'with a dinner cooked that is lunch too',
    { since: 2, cooked: ['2D'], rests: [3] },
    '2B 2L 3B 3D',
  ],
  ['with the rest of a past dinner', { since: 2, rests: [2] }, '2B 2D 3B 3L 3D'],
  ['with a meal logged', { since: 2, eaten: ['2B'] }, '2L 2D 3B 3L 3D'],
  ['with a rest logged before its day', { since: 2, eaten: ['3L'], rests: [3] }, '2B 2L 3B 3D'],
  ['with a lock', { since: 2, locked: ['3D'] }, '2B 2L 2D 3B 3L'],
  ['with a rest locked', { since: 2, rests: [3], locked: ['3L'] }, '2B 2L 3B 3D'],
  ['with the dinner of a rest locked', { since: 2, rests: [3], locked: ['2D'] }, '2B 2L 3B 3L 3D'],
])('what may be planned anew %s', (_name, plan, open) => {
  expect(openOf(plan)).toBe(open);
});

test('what was cooked and then swapped out settles nothing', () => {
  const soFar = { ...soFarOf({}), cooked: [{ ...placeOf('2D'), recipeId: 'swapped-out' }] };
  expect(settledMeals({ beginsOn, dishes: dishesOf(), soFar })(placeOf('2D'))).toBe(false);
});

test('a meal of a past day without a dish is past all the same', () => {
  const soFar = soFarOf({ since: 1 });
  expect(openMeals({ beginsOn, dishes: [], soFar, places }).every(({ day }) => day >= 1)).toBe(
    true,
  );
});

const doings = fc.record({
  since: fc.integer({ min: -1, max: dayCount + 1 }),
  cooked: fc.subarray(places.map(nameOf)),
  eaten: fc.subarray(places.map(nameOf)),
  rests: fc.subarray([1, 2, 3]),
  locked: fc.subarray(places.map(nameOf)),
});

test('whatever was done, nothing past, told or locked is open, and no pot is half open', () => {
  fc.assert(
    fc.property(doings, (plan) => {
      const open = openOf(plan).split(' ');
      const cooked = plan.cooked.filter((name) => {
        return !(name.endsWith('L') && plan.rests.includes(Number(name[0])));
      });
      const closed = [...cooked, ...plan.eaten, ...plan.locked];
      expect(open.filter((name) => closed.includes(name))).toEqual([]);
      expect(open.filter((name) => name !== '' && Number(name[0]) < plan.since)).toEqual([]);
      for (const day of plan.rests) {
        const isDinnerOpen = open.includes(`${day - 1}D`);
        expect(isDinnerOpen && !open.includes(`${day}L`)).toBe(false);
        const isLocked = plan.locked.includes(`${day - 1}D`);
        expect(open.includes(`${day}L`) && !isDinnerOpen && !isLocked).toBe(false);
      }
      expect(daysPast({ beginsOn, today: addLocalDays(beginsOn, plan.since) })).toBe(
        Math.max(0, plan.since),
      );
    }),
    { numRuns: 60 },
  );
});
