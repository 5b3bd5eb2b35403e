import { expect, test } from 'vitest';
import { pageNumberOf } from './page-number.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=10', 10],
  ['page=200', 200],
  ['page=201', 200],
  ['page=99999999999999999999', 200],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=02', 1],
  ['page=1.5', 1],
  ['page=1e2', 1],
  ['page=two', 1],
  ['page=', 1],
])('of 200 pages, ?%s asks for %i', (query, page) => {
  expect(pageNumberOf(new URLSearchParams(query), 200)).toBe(page);
});

test('a list that says no most has one, so that no offset is too large to count', () => {
  expect(pageNumberOf(new URLSearchParams('page=9999999'))).toBe(9999);
});
