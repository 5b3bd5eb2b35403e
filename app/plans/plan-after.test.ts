import { expect, test } from 'vitest';
import { daysEaten, planAfter } from './plan-after.ts';

test('the plan that takes over is the next of the calendar', () => {
  const calendar = ['2026-03-02', '2026-03-09', '2026-03-16'].map((beginsOn) => ({ beginsOn }));
  expect(planAfter({ calendar, beginsOn: '2026-03-09' })).toBe(calendar[2]);
  expect(planAfter({ calendar, beginsOn: '2026-03-16' })).toBeNull();
  expect(planAfter({ calendar, beginsOn: null })).toBeNull();
});

test('a plan is eaten until its end, or until another one takes over', () => {
  const plan = { beginsOn: '2026-03-09', days: Array.from({ length: 7 }) };
  expect(daysEaten({ plan, after: null })).toBe(7);
  expect(daysEaten({ plan, after: { beginsOn: '2026-03-11' } })).toBe(2);
  expect(daysEaten({ plan, after: { beginsOn: '2026-03-20' } })).toBe(7);
  expect(daysEaten({ plan: { ...plan, beginsOn: null }, after: null })).toBe(7);
});
