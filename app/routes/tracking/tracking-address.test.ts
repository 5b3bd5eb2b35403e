import { expect, test } from 'vitest';
import {
  daysBeside,
  foodAddressOf,
  foodPath,
  measureAddressOf,
  measurePath,
} from './tracking-address.ts';

const today = '2026-03-10';

function searchOf(path: string): URLSearchParams {
  return new URL(path, 'http://localhost').searchParams;
}

test.each([
  { measure: 'WEIGHT', interval: '3M', showsAll: false, editedId: null },
  { measure: 'BLOOD_PRESSURE', interval: '1W', showsAll: true, editedId: null },
  { measure: 'GLUCOSE', interval: 'ALL', showsAll: false, editedId: 'an-id' },
] as const)('what is shown is in the address: %j', (address) => {
  expect(measureAddressOf(searchOf(measurePath({ ...address, locale: 'sv' })))).toEqual(address);
});

test('the usual page has the plain address of each language', () => {
  expect(measurePath({ locale: 'en' })).toBe('/tracking');
  expect(measurePath({ locale: 'es' })).toBe('/es/seguimiento');
  expect(measurePath({ locale: 'sv' })).toBe('/se/viktforandring');
});

test('an address that is none of ours shows the usual', () => {
  expect(measureAddressOf(new URLSearchParams('measure=mood&interval=9Z'))).toMatchObject({
    measure: 'WEIGHT',
    interval: '3M',
  });
});

test('a day of the food log is in the address', () => {
  const address = { day: '2026-03-08', addition: 'recipe', search: 'egg', foodSlug: null } as const;
  expect(foodAddressOf(searchOf(foodPath({ ...address, today, locale: 'en' })), today)).toEqual(
    address,
  );
});

test.each(['day=2026-03-11', 'day=yesterday', ''])('%j is today', (search) => {
  expect(foodAddressOf(new URLSearchParams(search), today).day).toBe(today);
});

test('there is no day after today', () => {
  expect(daysBeside({ day: today, today })).toEqual({ before: '2026-03-09', after: null });
  expect(daysBeside({ day: '2026-03-09', today }).after).toBe(today);
});
