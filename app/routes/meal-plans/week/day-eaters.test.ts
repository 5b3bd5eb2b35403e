import { expect, test } from 'vitest';
import type { PlanDayFragment } from '../operations.gen.ts';
import { nobodyNamed } from '../../../plans/eater-names.ts';
import { dayEaters } from './day-eaters.ts';

/** A day of which nothing but the number of plates at its meals matters. */
function dayOf(...plates: number[]): PlanDayFragment {
  const meals = plates.map((count) => ({
    recipes: [{ portions: Array.from({ length: count }, () => ({ size: 'REGULAR' })) }],
  }));
  return { meals } as unknown as PlanDayFragment;
}

const firstName = 'maja';
const of = { firstName, names: nobodyNamed };

test('everybody at the table has a letter, the member that of their name', () => {
  const { eaters, awayCount } = dayEaters({
    day: dayOf(2, 2, 2),
    eaters: { adults: 2, children: 0 },
    firstName,
    names: nobodyNamed,
  });
  expect(eaters.map(({ letter, isAway }) => [letter, isAway])).toEqual([
    ['M', false],
    ['2', false],
  ]);
  expect(awayCount).toBe(0);
});

test('who is missing at a meal is away, and a guest has no letter', () => {
  const { eaters, awayCount } = dayEaters({
    day: dayOf(2, 1, 3),
    eaters: { adults: 1, children: 1 },
    firstName,
    names: nobodyNamed,
  });
  expect(eaters.map(({ isAway }) => isAway)).toEqual([false, true]);
  expect(awayCount).toBe(1);
});

test('one person alone has no letter', () => {
  const day = dayOf(1, 1);
  expect(dayEaters({ day, eaters: { adults: 1, children: 0 }, ...of }).eaters).toEqual([]);
});

test('who has a name has its letter', () => {
  const names = { adults: ['leo'], children: ['Ada'] };
  const eaters = { adults: 2, children: 1 };
  const shown = dayEaters({ day: dayOf(3), eaters, firstName, names });
  expect(shown.eaters.map(({ letter }) => letter)).toEqual(['M', 'L', 'A']);
});
