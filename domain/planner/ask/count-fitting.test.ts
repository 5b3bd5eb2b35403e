import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { plainRecipe } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import { countFitting, listFitting } from './count-fitting.ts';

const catalog = compileCatalog([
  plainRecipe({ id: 'quick-fish', avoid: ['FISH'], totalMinutes: 10 }),
  plainRecipe({ id: 'quick-eggs', avoid: ['EGGS'], totalMinutes: 15 }),
  plainRecipe({ id: 'slow-beef', avoid: ['BEEF'], totalMinutes: 180, difficulty: 3 }),
]);

test('counts what holds nothing that is left out, and of that what is quick enough', () => {
  const profile = { ...ordinaryProfile, avoid: ['FISH'], cookingTime: 'minimal' } as const;
  expect(countFitting({ catalog, profile })).toEqual({ count: 2, quickCount: 1, minutes: 15 });
});

test('lists them by id', () => {
  const profile = { ...ordinaryProfile, avoid: ['FISH'], allergies: [] } as const;
  expect([...listFitting({ catalog, profile })]).toEqual(['quick-eggs', 'slow-beef']);
});

test('an allergy leaves out what holds it', () => {
  const profile = { ...ordinaryProfile, avoid: [], allergies: ['EGGS', 'BEEF'] } as const;
  expect(countFitting({ catalog, profile }).count).toBe(1);
});

const quickCountOf = (recipe: Parameters<typeof plainRecipe>[0], minutesMore = {}) => {
  const profile = { ...ordinaryProfile, minutesMore };
  return countFitting({ catalog: compileCatalog([plainRecipe(recipe)]), profile }).quickCount;
};

test('quick is what keeps to the minutes at the stove and those on the clock', () => {
  expect(quickCountOf({ activeMinutes: 45, totalMinutes: 75 })).toBe(1);
  expect(quickCountOf({ activeMinutes: 46, totalMinutes: 75 })).toBe(0);
  expect(quickCountOf({ activeMinutes: 45, totalMinutes: 76 })).toBe(0);
  expect(quickCountOf({ activeMinutes: 40, totalMinutes: 60 }, { plain: 5 })).toBe(1);
  expect(quickCountOf({ activeMinutes: 40, totalMinutes: 60 }, { plain: 6 })).toBe(0);
  expect(quickCountOf({ activeMinutes: 10, totalMinutes: 71 }, { plain: 5, other: 90 })).toBe(0);
});

test('what is hard or slow still fits', () => {
  const profile = { ...ordinaryProfile, cookingSkill: 'beginner', cookingTime: 'minimal' } as const;
  expect([...listFitting({ catalog, profile })]).toEqual(['quick-eggs', 'quick-fish', 'slow-beef']);
});
