import { expect, test } from 'vitest';
import { withLocale } from '../../shell/request-locale.server.ts';
import { whyTheseDinners } from './why-these-dinners.ts';

type Day = Parameters<typeof whyTheseDinners>[0][number];
type Dish = Day['meals'][number]['recipes'][number];
type Reason = Dish['reasons'][number];

function reason(code: Reason['code'], given: Partial<Reason> = {}): Reason {
  return { code, amount: null, day: null, word: null, foodName: null, ...given };
}

function dish(id: string, change: Partial<Dish> = {}): Dish {
  const names = { title: id, short: id, slug: id };
  const plain = { netCarbsGrams: 5, activeMinutes: 20, totalMinutes: 20 };
  return { id, ...names, ...plain, leftoverOfDay: null, reasons: [], ...change };
}

function dayOf(index: number, dinner: Dish, lunch: Dish = dish('salad')): Day {
  const meals = [
    { meal: 'LUNCH' as const, recipes: [lunch] },
    { meal: 'DINNER' as const, recipes: [dinner] },
  ];
  return { index, date: `2026-03-0${index + 1}`, netCarbsGrams: 15, meals };
}

function sentences(days: readonly Day[]): string[] {
  return withLocale('en', () => whyTheseDinners(days, 'en'));
}

test('a dinner that becomes a lunch says so', () => {
  const stew = dish('stew', { reasons: [reason('QUICK', { amount: 20 })] });
  const [first] = sentences([
    dayOf(0, stew),
    dayOf(1, dish('eggs'), dish('stew', { leftoverOfDay: 0 })),
  ]);
  expect(first).toBe('The pot is big on purpose: lunch the day after is done.');
});

test('no two days say the same while there is something else to say', () => {
  const likes = [reason('FAVOURITE_CUISINE', { word: 'ASIAN' }), reason('QUICK', { amount: 15 })];
  expect(
    sentences([
      dayOf(0, dish('noodles', { reasons: likes })),
      dayOf(1, dish('curry', { reasons: likes })),
      dayOf(2, dish('satay', { reasons: likes })),
    ]),
  ).toEqual([
    'You like Asian food.',
    '15 minutes, and it is on the table.',
    'Fits your day with 5 g net carbs.',
  ]);
});

test('what sounds alike is told once, while there is something of another kind', () => {
  const shares = (foodName: string, more: Reason[]) => [
    reason('SHARES_FOOD', { foodName }),
    ...more,
  ];
  const told = sentences([
    dayOf(0, dish('salad', { reasons: shares('avocados', []) })),
    dayOf(1, dish('omelet', { reasons: shares('parsley', [reason('FILLING')]) })),
  ]);
  expect(told[1]).toBe('Keeps you full: its satiety score is high.');
});

test('a sum of calories is no reason to tell', () => {
  const reasons = [reason('FITS_ENERGY', { amount: 600 })];
  const told = sentences([dayOf(0, dish('roast', { reasons }))]);
  expect(told).toEqual(['20 minutes, and it is on the table.']);
});

test('every dinner has a reason, though there be nothing new to say', () => {
  const days = [0, 1, 2].map((index) => dayOf(index, dish(`dinner-${index}`)));
  expect(sentences(days)).toEqual([
    '20 minutes, and it is on the table.',
    'Fits your day with 5 g net carbs.',
    'Fits your day with 5 g net carbs.',
  ]);
});
