import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { anyLeavesTargets, dayAfter } from './day-after.ts';
import { offWords } from './off-words.ts';

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

test('of a dish is told in words how far its day is off each target, up and down', () => {
  const words = (figures: Partial<typeof day>, hasOpenMeal = false) => {
    const becomes = { nutrition: { ...day, ...figures }, hasOpenMeal };
    return Object.values(offWords({ day: becomes, targets, number: String })).filter(
      (each) => each,
    );
  };
  expect(words({})).toEqual([]);
  expect(words({ energyKcal: 1261 })).toEqual([m.meal_plans_below_by({ amount: '339' })]);
  expect(words({ energyKcal: 1261 }, true)).toEqual([]);
  expect(words({ energyKcal: 1800 })).toEqual([m.meal_plans_over_by({ amount: '200' })]);
  expect(words({ proteinGrams: 80 })).toEqual([m.meal_plans_protein_short({ grams: '20' })]);
  expect(words({ netCarbsGrams: 20.4 })).toEqual([m.meal_plans_at_net_carbs()]);
  expect(words({ netCarbsGrams: 21 })).toEqual([m.meal_plans_over_net_carbs()]);
});

test('a dish whose rest takes the lunch off its targets leaves them', () => {
  const then = (figures: Partial<typeof day>, hasOpenMeal = false) => ({
    nutrition: { ...day, netCarbsGrams: 15, ...figures },
    hasOpenMeal,
  });
  const leaves = (each: Parameters<typeof anyLeavesTargets>[0]['day']) =>
    anyLeavesTargets({ day: each, targets });
  expect(leaves({ ...then({}), lunchDay: then({}) })).toBe(false);
  expect(leaves({ ...then({}), lunchDay: then({ netCarbsGrams: 21 }) })).toBe(true);
  expect(leaves({ ...then({}), lunchDay: then({ energyKcal: 1200 }) })).toBe(true);
  expect(leaves({ ...then({}), lunchDay: then({ energyKcal: 1200 }, true) })).toBe(false);
  expect(leaves({ ...then({ netCarbsGrams: 21 }), lunchDay: null })).toBe(true);
  expect(anyLeavesTargets({ day: then({ netCarbsGrams: 21 }), targets: null })).toBe(false);
});
