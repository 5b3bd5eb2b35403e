import { expect, test } from 'vitest';
import { standingWords } from './day-figures.tsx';
import { planLead } from './plan-lead.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import { quartersText } from '../../../amounts/quarters-text.ts';
import { usualServingFactor } from './usual-serving-factor.ts';

test.each([
  [1, '1'],
  [0.25, '¼'],
  [1.25, '1¼'],
  [2.5, '2½'],
  [7.5, '7½'],
  [0, '0'],
])('%d servings are written %s', (amount, text) => {
  expect(quartersText(amount)).toBe(text);
});

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
const facts = { days: [], eaters, dinnerCount: 7, quickDinnerCount: 0, leftoverCount: 0 };

function dinnerOf(totalMinutes: number, leftoverOfDay: number | null = null) {
  return { recipe: { times: { totalMinutes } }, leftoverOfDay };
}

test('the lead says only what there is to say', () => {
  expect(planLead(facts)).toBe('0 days, for 2.');
  const quick = { ...facts, quickDinnerCount: 3, leftoverCount: 1 };
  expect(planLead(quick)).toBe(
    '0 days, for 2. 3 dinners are ready in 30 minutes. Leftovers on 1 lunch.',
  );
});

test('where every dinner is quick the lead names the slowest of them', () => {
  const days = [
    { meals: [{ meal: 'DINNER', recipes: [dinnerOf(15)] }] },
    { meals: [{ meal: 'LUNCH', recipes: [dinnerOf(25)] }] },
  ] as never;
  expect(planLead({ ...facts, days, quickDinnerCount: 7 })).toBe(
    '2 days, for 2. Every dinner is ready in 15 minutes.',
  );
});

test('a day says how it stands, calmly', () => {
  expect(standingWords({ netCarbs: 'WITHIN', protein: 'WITHIN', energy: null })).toBe(
    'Fits your targets',
  );
  expect(standingWords({ netCarbs: 'ABOVE', protein: 'BELOW', energy: 'ABOVE' })).toBe(
    'Net carbs above your limit. Protein below your target. Energy above your target',
  );
});
