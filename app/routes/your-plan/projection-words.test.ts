import { expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { withLocale } from '../../shell/request-locale.server.ts';
import type { ProjectionFragment } from './operations.gen.ts';
import { projectionTitle } from './projection-words.ts';

const near: ProjectionFragment = {
  startKg: 92,
  goalKg: 88,
  points: [],
  earliestWeek: 12,
  latestWeek: 50,
  afterAYear: { week: 52, leastKg: 81.6, mostKg: 89.4 },
};

function titleOf(
  changes: Partial<ProjectionFragment> = {},
  locale: Locale = 'en',
  unit: 'kg' | 'st' = 'kg',
) {
  const projection = { ...near, ...changes };
  const read = { projection, unit, today: '2026-11-23', locale };
  return withLocale(locale, () => projectionTitle(read));
}

test.each([
  [{}, '88 kg, likely between February and November 2027'],
  [{ latestWeek: 60 }, '88 kg, likely between February 2027 and January 2028'],
  [{ latestWeek: 13 }, '88 kg, likely in February 2027'],
  [{ latestWeek: null }, '88 kg, in February 2027 at the earliest'],
  [{ earliestWeek: null, latestWeek: null }, '82 to 89 kg a year from now'],
  [{ goalKg: null, earliestWeek: null, latestWeek: null }, '82 to 89 kg a year from now'],
])('%j is said as a range', (changes, title) => {
  expect(titleOf(changes)).toBe(title);
});

test('stones name both their units', () => {
  expect(titleOf({ goalKg: null }, 'en', 'st')).toBe('12 st 12 lb to 14 st 1 lb a year from now');
});

test('months are those of the language', () => {
  expect(titleOf({}, 'sv')).toBe('88 kg, troligen mellan februari och november 2027');
  expect(titleOf({}, 'es')).toBe('88 kg, probablemente entre febrero y noviembre de 2027');
});
