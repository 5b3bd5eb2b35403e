import { expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { weekdayName } from './weekday-name.ts';
import { weekdayOfWeek } from './weekday-of-week.ts';

test.each<[Locale, string, string]>([
  ['en', 'Sunday', 'Saturday'],
  ['es', 'lunes', 'domingo'],
  ['sv', 'måndag', 'söndag'],
])('a week without dates in %s begins on %s and ends on %s', (locale, first, last) => {
  const nameAt = (index: number) =>
    weekdayName({ weekday: weekdayOfWeek({ index, locale }), locale });
  expect([nameAt(0), nameAt(6)]).toEqual([first, last]);
});
