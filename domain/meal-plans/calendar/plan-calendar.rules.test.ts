import { expect, test } from 'vitest';
import { addLocalDays, daysBetween } from '../../../lib/local-time.ts';
import {
  dateOfDay,
  dayOnDate,
  plannedDates,
  planOnDate,
  planToShow,
  staysBeside,
  usualBeginning,
} from './plan-calendar.rules.ts';

/** 12 March 2026 is a Thursday; the clocks change on the 29th. */
const thursday = '2026-03-12';
const noon = 12 * 60;
const plan = (beginsOn: string, dayCount = 7) => ({ beginsOn, dayCount });

test('every day of plans of every length and start is eaten once, on its own date', () => {
  for (let start = 0; start < 28; start++) {
    for (let dayCount = 1; dayCount <= 28; dayCount++) {
      const each = plan(addLocalDays(thursday, start), dayCount);
      const days = Array.from({ length: dayCount + 4 }, (_, index) =>
        dayOnDate({ plan: each, date: addLocalDays(each.beginsOn, index - 2) }),
      );
      const eaten = Array.from({ length: dayCount }, (_, day) => day);
      expect(days).toEqual([null, null, ...eaten, null, null]);
      const dates = eaten.map((day) => dateOfDay({ plan: each, day }));
      expect(dates.map((date) => daysBetween(each.beginsOn, date))).toEqual(eaten);
    }
  }
});

test.each([
  ['a minute before three', 14 * 60 + 59, '2026-03-12'],
  ['at three', 15 * 60, '2026-03-13'],
  ['at night', 23 * 60 + 59, '2026-03-13'],
])('the first plan made %s begins on time', (_when, minute, beginsOn) => {
  expect(usualBeginning({ plans: [], moment: { day: thursday, minute } })).toBe(beginsOn);
});

test.each([
  ['after the one that runs', [plan('2026-03-10')], '2026-03-17'],
  ['after the one that waits', [plan('2026-03-10'), plan('2026-03-17', 3)], '2026-03-20'],
  ['today where the last one is over', [plan('2026-03-01')], '2026-03-12'],
  ['tomorrow where the last one ends today', [plan('2026-03-06')], '2026-03-13'],
])('a new plan begins %s', (_when, plans, beginsOn) => {
  expect(usualBeginning({ plans, moment: { day: thursday, minute: noon } })).toBe(beginsOn);
});

test('no plan ever begins in the past', () => {
  for (let ago = -30; ago < 30; ago++) {
    for (let dayCount = 1; dayCount <= 28; dayCount += 3) {
      const plans = [plan(addLocalDays(thursday, ago), dayCount)];
      const moment = { day: thursday, minute: noon };
      expect(usualBeginning({ plans, moment }) >= thursday).toBe(true);
    }
  }
});

test('a plan that begins ends the one before it, and that one does not come back', () => {
  const [long, short] = [plan('2026-03-10', 14), plan('2026-03-12', 2)];
  const on = (date: string) => planOnDate({ plans: [long, short], date });
  expect(on('2026-03-09')).toBeNull();
  expect(on('2026-03-11')).toBe(long);
  expect(on('2026-03-13')).toBe(short);
  expect(on('2026-03-14')).toBeNull();
  expect(plannedDates([long, short]).map(({ date, day }) => [date, day])).toEqual([
    ['2026-03-10', 0],
    ['2026-03-11', 1],
    ['2026-03-12', 0],
    ['2026-03-13', 1],
  ]);
});

test('what is shown is the plan of today, else the next one, else the last one', () => {
  const [over, running, next] = [plan('2026-03-01'), plan('2026-03-10'), plan('2026-03-17')];
  const shown = (plans: ReturnType<typeof plan>[]) => planToShow({ plans, today: thursday });
  expect(shown([next, running, over])).toBe(running);
  expect(shown([over, next])).toBe(next);
  const later = plan('2026-03-24');
  expect(shown([later, over, next])).toBe(next);
  expect(shown([next, over, later])).toBe(next);
  expect(shown([over])).toBe(over);
  expect(shown([])).toBeNull();
});

test.each([
  ['runs until the new one begins', '2026-03-10', '2026-03-17', true],
  ['has its last day today', '2026-03-06', '2026-03-13', true],
  ['begins with the new one', '2026-03-17', '2026-03-17', false],
  ['is cut short tomorrow', '2026-03-10', '2026-03-13', true],
  ['is replaced today', '2026-03-10', '2026-03-12', false],
  ['was over', '2026-03-01', '2026-03-13', false],
  ['would begin later', '2026-03-20', '2026-03-17', false],
])('a plan that %s stays on the calendar or leaves it', (_case, other, beginsOn, stays) => {
  expect(staysBeside({ plan: plan(other), beginsOn, today: thursday })).toBe(stays);
});
