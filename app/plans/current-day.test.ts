import { expect, test } from 'vitest';
import { currentDay, isLastDayOf, planStanding } from './current-day.ts';

const week = { beginsOn: '2026-03-09', days: Array.from({ length: 7 }) };
const unstarted = { ...week, beginsOn: null };

test.each([
  ['2026-03-08', 'coming', null, false],
  ['2026-03-09', 'running', 0, false],
  ['2026-03-14', 'running', 5, false],
  ['2026-03-15', 'running', 6, true],
  ['2026-03-16', 'over', null, true],
] as const)('on %s a week from the ninth is %s, at day %s', (today, standing, day, isLast) => {
  expect(planStanding({ mealPlan: week, today })).toBe(standing);
  expect(currentDay({ mealPlan: week, today })).toBe(day);
  expect(isLastDayOf({ mealPlan: week, date: today })).toBe(isLast);
});

test('a plan that is not on the calendar has no day, and no last one', () => {
  const today = '2026-03-15';
  expect(planStanding({ mealPlan: unstarted, today })).toBe('unstarted');
  expect(currentDay({ mealPlan: unstarted, today })).toBeNull();
  expect(isLastDayOf({ mealPlan: unstarted, date: today })).toBe(false);
});
