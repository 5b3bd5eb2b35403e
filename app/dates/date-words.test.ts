import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { addLocalDays } from '../../lib/local-time.ts';
import { dateWords } from './date-words.ts';

const days = Array.from({ length: 366 }, (_, index) => addLocalDays('2028-01-01', index));
const parts = [
  { weekday: 'long' },
  { weekday: 'short' },
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { weekday: 'long', day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
] as const;

test.each(['en', 'es', 'sv'] as const)(
  '%s: every day of a year is said as CLDR has it',
  (locale) => {
    for (const part of parts) {
      const format = new Intl.DateTimeFormat(locales[locale].languageTag, {
        ...part,
        timeZone: 'UTC',
      });
      const told = days.map((date) => dateWords({ date, locale, ...part }));
      expect(told).toEqual(days.map((date) => format.format(new Date(date))));
    }
  },
);

test('a moment is the day that it is in UTC', () => {
  const date = Date.UTC(2026, 10, 30, 23, 59);
  expect(dateWords({ date, locale: 'sv', weekday: 'long', day: 'numeric', month: 'long' })).toBe(
    'måndag 30 november',
  );
});
