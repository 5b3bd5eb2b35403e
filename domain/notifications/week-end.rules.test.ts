import { expect, test } from 'vitest';
import { isDayToPlan } from './week-end.rules.ts';

/** A Monday. */
const beginsOn = '2026-03-02';
const week = { beginsOn, dayCount: 7 };

test.each([
  ['Saturday, before the last day of a week', [week], '2026-03-07', true],
  ['Sunday, its last day', [week], '2026-03-08', false],
  [
    'Saturday, where the next week is ready',
    [week, { beginsOn: '2026-03-09', dayCount: 7 }],
    '2026-03-07',
    false,
  ],
  ['Sunday a week later, when it is over', [week], '2026-03-15', true],
  ['Saturday a week later', [week], '2026-03-14', false],
  [
    'Thursday, before a plan for working days ends',
    [{ beginsOn, dayCount: 5 }],
    '2026-03-05',
    true,
  ],
  ['a fortnight’s last day but one', [{ beginsOn, dayCount: 14 }], '2026-03-14', true],
  ['the middle of a fortnight', [{ beginsOn, dayCount: 14 }], '2026-03-07', false],
  ['the second day of a plan of three', [{ beginsOn, dayCount: 3 }], '2026-03-03', false],
  ['but on Sunday', [{ beginsOn, dayCount: 3 }], '2026-03-08', true],
  [
    'Sunday, on which a plan of two days begins',
    [{ beginsOn: '2026-03-08', dayCount: 2 }],
    '2026-03-08',
    true,
  ],
  ['Sunday without a plan', [], '2026-03-08', true],
  ['Monday without a plan', [], '2026-03-09', false],
])('%s', (_case, plans, today, expected) => {
  expect(isDayToPlan({ plans, today })).toBe(expected);
});
