import { expect, test } from 'vitest';
import {
  gramsText,
  kilocaloriesText,
  milligramsText,
  modeFigure,
  modeFigureText,
  netCarbsText,
  percentText,
} from './food-figures.ts';

const locale = 'en' as const;

test.each([
  [1.44, '1.4\u00a0g'],
  [4, '4\u00a0g'],
  [3.96, '4.0\u00a0g'],
  [99.94, '99.9\u00a0g'],
  [99.96, '100\u00a0g'],
  [1234.5, '1,235\u00a0g'],
  [null, 'unknown'],
])('%d grams read %s', (amount, text) => {
  expect(gramsText({ amount, locale })).toBe(text);
});

test('energy and shares are whole numbers, and what is unknown says so', () => {
  expect(kilocaloriesText({ amount: 51.5, locale })).toMatch(/^52\s/);
  expect(percentText({ amount: 33.4, locale })).toBe('33%');
  expect(milligramsText({ amount: 12.34, locale })).toBe('12.3\u00a0mg');
  for (const text of [kilocaloriesText, percentText, milligramsText]) {
    expect(text({ amount: null, locale })).toBe('unknown');
  }
});

test('net carbs are of the amount, with a sign where they are only about right', () => {
  const food = { netCarbsGrams: 4, isNetCarbsApproximate: true };
  expect(netCarbsText({ food, locale })).toBe('≈\u00a04\u00a0g');
  expect(
    netCarbsText({ food: { ...food, isNetCarbsApproximate: false }, factor: 0.5, locale }),
  ).toBe('2\u00a0g');
  expect(netCarbsText({ food: { ...food, netCarbsGrams: null }, locale })).toBe('unknown');
});

test('a mode ranks by its own figure', () => {
  const figures = { proteinEnergyPercent: 61.2, satiety: { score: 88 } };
  const food = { netCarbsGrams: 4, isNetCarbsApproximate: false, figures } as never;
  const locked = { netCarbsGrams: 4, isNetCarbsApproximate: false, figures: null } as never;
  const read = (mode: 'carbs' | 'protein' | 'satiety') => [
    modeFigure(food, mode),
    modeFigureText({ food, mode, locale }),
    modeFigure(locked, mode),
    modeFigureText({ food: locked, mode, locale }),
  ];
  expect(read('carbs')).toEqual([4, '4\u00a0g', 4, '4\u00a0g']);
  expect(read('protein')).toEqual([61.2, '61%', null, 'unknown']);
  expect(read('satiety')).toEqual([88, '88', null, 'no score']);
});
