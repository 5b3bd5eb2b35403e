import { expect, test } from 'vitest';
import { readMinutes } from './duration.ts';

test.each([
  ['PT20M', 20],
  ['PT1H20M', 80],
  ['P1DT2H', 1560],
  ['PT90S', 2],
  ['PT0.5H', 30],
  ['pt15m', 15],
  ['45', 45],
  ['1 hour 20 minutes', 80],
  ['1 h 5 min', 65],
  ['1,5 timmar', 90],
  ['40 minutos', 40],
])('reads %s as %i minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each(['', 'overnight', '3 pieces'])('takes "%s" for no time', (text) => {
  expect(readMinutes(text)).toBeNull();
});
