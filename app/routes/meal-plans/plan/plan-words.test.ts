import { expect, test } from 'vitest';
import { standingWords } from './day-figures.tsx';
import { planLead, quickMinutes } from './plan-lead.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import { usualServingFactor } from './usual-serving-factor.ts';

function dayOf(...factors: number[]) {
  return { meals: [{ recipes: factors.map((servingFactor) => ({ servingFactor })) }] };
}

test('the usual portion is what most dishes are eaten in', () => {
  expect(usualServingFactor([dayOf(1.25, 1), dayOf(1.25)])).toBe(1.25);
  expect(usualServingFactor([])).toBe(1);
});

test('a plan without a name says what it is like', () => {
  expect(planTitle({ title: null, character: 'QUICK' })).toBe('Your quick week');
  expect(planTitle({ title: 'Fish and greens', character: 'QUICK' })).toBe('Fish and greens');
});

const eaters = { adults: 2, children: 0 };
const facts = { days: [], eaters, dinnerCount: 2, leftoverCount: 0 };

const dishOf = (totalMinutes: number, role = 'MAIN', activeMinutes = totalMinutes) => ({
  recipe: { role, times: { activeMinutes, totalMinutes } },
  leftoverOfDay: null,
});

function daysWith(dinnerMinutes: readonly number[]) {
  const lunch = { meal: 'LUNCH', recipes: [dishOf(5)] };
  return dinnerMinutes.map((minutes) => ({
    meals: [lunch, { meal: 'DINNER', recipes: [dishOf(minutes)] }],
  })) as never;
}

function lead(parts: Partial<Parameters<typeof planLead>[0]['plan']>, minutes = 30): string {
  return planLead({ plan: { ...facts, ...parts }, minutes });
}

test('the lead says only what there is to say', () => {
  expect(lead({})).toBe('0 days, for 2.');
  expect(lead({ days: daysWith([25, 40]), leftoverCount: 1 })).toBe(
    '2 days, for 2. 1 dinner is ready in 30 minutes. Leftovers on 1 lunch.',
  );
});

test('where every dinner is quick the lead names the slowest of them', () => {
  expect(lead({ days: daysWith([15, 12]) })).toBe(
    '2 days, for 2. Every dinner is ready in 15 minutes.',
  );
});

test('a dinner takes the work of its main and its side, and as long as the slower of them', () => {
  const dinner = (...recipes: readonly unknown[]) =>
    [{ meals: [{ meal: 'DINNER', recipes }] }] as never;
  const isQuick = (days: never) => lead({ days, dinnerCount: 1 }).includes('ready');
  expect(isQuick(dinner(dishOf(20), dishOf(10, 'SIDE')))).toBe(true);
  expect(isQuick(dinner(dishOf(20), dishOf(12, 'SIDE')))).toBe(false);
  expect(isQuick(dinner(dishOf(20), dishOf(40, 'SIDE', 5)))).toBe(false);
  expect(isQuick(dinner(dishOf(20), dishOf(135, 'EXTRA', 15)))).toBe(true);
});

test('who has 15 minutes reads of 15 and never of 30', () => {
  const minutes = quickMinutes('minimal');
  expect(lead({ days: daysWith([15, 25]) }, minutes)).toBe(
    '2 days, for 2. 1 dinner is ready in 15 minutes.',
  );
  expect(lead({ days: daysWith([25, 30]) }, minutes)).toBe('2 days, for 2.');
  expect(quickMinutes('average')).toBe(30);
  expect(quickMinutes(undefined)).toBe(30);
});

test('a day says how it stands, calmly, and never above what is shown as the same', () => {
  const targets = { netCarbsLimitGrams: 20 };
  const fits = { netCarbs: 'WITHIN', protein: 'WITHIN', energy: null } as const;
  const off = { netCarbs: 'ABOVE', protein: 'BELOW', energy: 'ABOVE' } as const;
  const said = (standing: typeof fits | typeof off, netCarbsGrams: number) =>
    standingWords({ standing, nutrition: { netCarbsGrams }, targets });
  expect(said(fits, 20)).toBe('Fits your targets');
  expect(said(off, 24)).toBe(
    'Net carbs above your limit. Protein below your target. Energy above your target',
  );
  expect(said(off, 20.3)).toBe(
    'Net carbs at your limit. Protein below your target. Energy above your target',
  );
});
