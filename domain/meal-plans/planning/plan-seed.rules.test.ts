import { expect, test } from 'vitest';
import { firstPlanSeed, laterPlanSeed, startOfWeek } from './plan-seed.rules.ts';
import { ordinaryAnswers, profileOf } from '../testing/member.ts';

const profile = profileOf(ordinaryAnswers);

test('the first seed follows from answers and recipes, not from what was eaten', () => {
  const seed = firstPlanSeed({ profile, contentVersion: 'v1' });
  const shuffled = Object.fromEntries(Object.entries(profile).toReversed()) as typeof profile;
  expect(firstPlanSeed({ profile: shuffled, contentVersion: 'v1' })).toBe(seed);
  const eaten = { ...profile, history: [{ id: 'stew', daysAgo: 3 }] };
  expect(firstPlanSeed({ profile: eaten, contentVersion: 'v1' })).toBe(seed);
  expect(firstPlanSeed({ profile, contentVersion: 'v2' })).not.toBe(seed);
  const changed = { ...profile, mealsPerDay: 2 } as const;
  expect(firstPlanSeed({ profile: changed, contentVersion: 'v1' })).not.toBe(seed);
});

test('every later plan of a week, a member and a version has its own seed', () => {
  const plan = {
    userId: 'maria',
    weekStart: new Date('2026-03-09T00:00:00Z'),
    contentVersion: 'v1',
    plansThisWeek: 0,
  };
  const seeds = [
    plan,
    { ...plan, plansThisWeek: 1 },
    { ...plan, userId: 'mona' },
    { ...plan, weekStart: new Date('2026-03-16T00:00:00Z') },
    { ...plan, contentVersion: 'v2' },
  ].map(laterPlanSeed);
  expect(new Set(seeds).size).toBe(5);
});

test.each([
  ['2026-03-09T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
  ['2026-03-15T23:59:59.999Z', '2026-03-09T00:00:00.000Z'],
  ['2026-03-16T00:00:00.000Z', '2026-03-16T00:00:00.000Z'],
  ['2026-01-01T12:00:00.000Z', '2025-12-29T00:00:00.000Z'],
])('the week of %s begins on %s', (time, start) => {
  expect(startOfWeek(new Date(time)).toISOString()).toBe(start);
});
