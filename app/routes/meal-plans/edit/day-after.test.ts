import { expect, test } from 'vitest';
import { dayAfter, overBy } from './day-after.ts';

const day = { netCarbsGrams: 18, proteinGrams: 100, energyKcal: 1600 };
const stew = { netCarbsGrams: 8, proteinGrams: 30, energyKcal: 500 };
const burger = { netCarbsGrams: 4, proteinGrams: 32, energyKcal: 400 };
const targets = {
  netCarbsLimitGrams: 20,
  isNetCarbsLimitExclusive: true,
  proteinGrams: 100,
  energyKcal: 1600,
};

test('a day loses what is left out and gains a portion of what comes instead', () => {
  expect(dayAfter({ day, removed: stew, added: burger, servingFactor: 1.5 })).toEqual({
    netCarbsGrams: 16,
    proteinGrams: 118,
    energyKcal: 1700,
  });
});

test('a dish beside the others takes nothing away', () => {
  const after = dayAfter({ day, removed: null, added: burger, servingFactor: 1 });
  expect(after.netCarbsGrams).toBe(22);
});

test('what is unknown of the new dish stays unknown of the day', () => {
  const added = { ...burger, netCarbsGrams: null };
  expect(dayAfter({ day, removed: stew, added, servingFactor: 1 }).netCarbsGrams).toBeNull();
});

test('a keto day is over at its limit, a moderate one only above it', () => {
  const full = { ...day, netCarbsGrams: 20 };
  expect(overBy({ day: full, targets }).netCarbsGrams).toBe(0);
  const moderate = { ...targets, isNetCarbsLimitExclusive: false };
  expect(overBy({ day: full, targets: moderate }).netCarbsGrams).toBeNull();
});

test('a tenth more energy is not worth a word', () => {
  expect(overBy({ day: { ...day, energyKcal: 1750 }, targets }).energyKcal).toBeNull();
  expect(overBy({ day: { ...day, energyKcal: 1800 }, targets }).energyKcal).toBe(200);
});
