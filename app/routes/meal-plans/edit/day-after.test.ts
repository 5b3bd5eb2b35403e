import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dayAfter, leavesTargets, overBy } from './day-after.ts';
import { overNetCarbsWords } from './day-becomes.tsx';

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

test('nothing is above a figure that is shown as the same', () => {
  const shownAs20 = { ...day, netCarbsGrams: 20.4 };
  const over = overBy({ day: shownAs20, targets }).netCarbsGrams;
  expect([over, overNetCarbsWords(over)]).toEqual([0, m.meal_plans_at_net_carbs()]);
  const moderate = { ...targets, isNetCarbsLimitExclusive: false };
  expect(overBy({ day: shownAs20, targets: moderate }).netCarbsGrams).toBeNull();
  const shownAs21 = { ...day, netCarbsGrams: 20.6 };
  const above = overBy({ day: shownAs21, targets: moderate }).netCarbsGrams;
  expect([above, overNetCarbsWords(above)]).toEqual([1, m.meal_plans_over_net_carbs()]);
});

test('a tenth more energy is not worth a word', () => {
  expect(overBy({ day: { ...day, energyKcal: 1750 }, targets }).energyKcal).toBeNull();
  expect(overBy({ day: { ...day, energyKcal: 1800 }, targets }).energyKcal).toBe(200);
});

test('a dish whose rest takes the lunch over its limit leaves the targets', () => {
  const calm = { ...day, netCarbsGrams: 15 };
  const full = { ...day, netCarbsGrams: 21 };
  const leaves = (then: Parameters<typeof leavesTargets>[0]['day']) =>
    leavesTargets({ day: then, targets });
  expect(leaves({ nutrition: calm, lunchDay: { nutrition: calm } })).toBe(false);
  expect(leaves({ nutrition: calm, lunchDay: { nutrition: full } })).toBe(true);
  expect(leaves({ nutrition: full, lunchDay: null })).toBe(true);
  expect(leavesTargets({ day: { nutrition: full }, targets: null })).toBe(false);
});
