import { expect, test } from 'vitest';
import { withLocale } from '../../../shell/request-locale.server.ts';
import { datesText, dayDates } from './day-dates.ts';

const beginsOn = '2026-11-23';

test('the days of a plan have their dates', () => {
  const dates = dayDates({ dayCount: 7, beginsOn, locale: 'en' });
  expect(dates.map((each) => each?.day)).toEqual(['23', '24', '25', '26', '27', '28', '29']);
  expect(dates[2]).toMatchObject({ shortHeading: 'Wed', name: 'Wednesday, November 25' });
});

test('a day has a capital as a heading alone', () => {
  const [day] = dayDates({ dayCount: 1, beginsOn, locale: 'es' });
  expect(day).toMatchObject({
    shortHeading: 'Lun',
    weekday: 'lunes',
    heading: 'Lunes, 23 de noviembre',
    name: 'lunes 23 de noviembre',
  });
});

test('a plan that nobody begins has no dates', () => {
  const dates = dayDates({ dayCount: 7, beginsOn: null, locale: 'en' });
  expect(dates).toEqual(Array.from({ length: 7 }, () => null));
  expect(datesText({ dates, locale: 'en' })).toBe('');
});

test.each([
  ['en', 'November 23 to 29'],
  ['es', 'Del 23 al 29 de noviembre'],
  ['sv', '23 till 29 november'],
] as const)('a week in %s', (locale, text) => {
  const dates = dayDates({ dayCount: 7, beginsOn, locale });
  expect(withLocale(locale, () => datesText({ dates, locale }))).toBe(text);
});

test('a week of two months names both', () => {
  const dates = dayDates({ dayCount: 7, beginsOn: '2026-11-30', locale: 'en' });
  expect(datesText({ dates, locale: 'en' })).toBe('November 30 to December 6');
});
