import { expect, test } from 'vitest';
import { beginDays } from './begin-days.ts';

const moment = { day: '2026-11-22', minute: 14 * 60 };

test('today is offered until three, and a day off the list never', () => {
  const at = (minute: number) => beginDays({ moment: { ...moment, minute }, usual: '2026-11-22' });
  expect(at(14 * 60 + 59)[0]).toEqual({ date: '2026-11-22', kind: 'today', isTooLate: false });
  expect(at(15 * 60)[0]).toEqual({ date: '2026-11-22', kind: 'today', isTooLate: true });
  expect(at(15 * 60).map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
});

test('where a plan is running, the day after it is offered too', () => {
  expect(beginDays({ moment, usual: '2026-11-29' })[2]).toEqual({
    date: '2026-11-29',
    kind: 'after-the-other',
    isTooLate: false,
  });
});
