import { expect, test } from 'vitest';
import { askedPage } from './asked-page.ts';

const origin = 'https://yolk.example';

test.each([
  ['?from=%2Ftracking', '/tracking'],
  ['?from=%2Fmeal-plan%2Fx%3Ftab%3Dnutrition', '/meal-plan/x?tab=nutrition'],
  ['', '/'],
  ['?from=https%3A%2F%2Fevil.example%2F', '/'],
  ['?from=%2F%2Fevil.example', '/'],
  ['?from=%2F.%2F%2Fevil.example', '/'],
  ['?from=javascript%3Aalert(1)', '/'],
])('%j leads back to %s', (search, path) => {
  expect(askedPage({ search, origin })).toBe(path);
});
