import { expect, test } from 'vitest';
import { isDayToPlan } from './week-end.rules.ts';

const startedAt = new Date('2026-03-02T08:00:00Z');
const week = { dayCount: 7, firstWeekday: 0, startedAt };

test.each([
  ['Saturday, before the last day of a week', week, '2026-03-07', true],
  ['Saturday a week later, as it comes round', week, '2026-03-14', true],
  ['Sunday, its last day', week, '2026-03-08', false],
  ['Thursday, before a plan for working days ends', { ...week, dayCount: 5 }, '2026-03-05', true],
  [
    'a fortnight’s last day but one',
    { ...week, firstWeekday: null, dayCount: 14 },
    '2026-03-14',
    true,
  ],
  ['the middle of a fortnight', { ...week, firstWeekday: null, dayCount: 14 }, '2026-03-07', false],
  [
    'a plan of three days does not ask twice a week',
    { ...week, firstWeekday: null, dayCount: 3 },
    '2026-03-03',
    false,
  ],
  ['but on Sunday', { ...week, firstWeekday: null, dayCount: 3 }, '2026-03-08', true],
  ['Sunday without a plan', null, '2026-03-08', true],
  ['Monday without a plan', null, '2026-03-09', false],
])('%s', (_case, plan, today, expected) => {
  expect(isDayToPlan({ plan, today })).toBe(expected);
});
