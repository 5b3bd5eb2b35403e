import { expect, test } from 'vitest';
import { readDuration, readMinutes } from './duration.ts';

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
  ['P2D', 2880],
  ['P1.5D', 2160],
  ['PT1H30M30S', 91],
  ['PT29S', 0],
  ['2 days', 2880],
  ['1 día', 1440],
  ['1 dygn 2 h', 1560],
  ['2 hrs', 120],
  ['1 hour', 60],
  ['1 timme', 60],
  ['2 horas', 120],
  ['5 m', 5],
  ['5 mins', 5],
  ['1 minut', 1],
  ['20 minuter', 20],
  ['90 s', 2],
  ['120 segundos', 2],
  ['60 sek', 1],
  [' 15 ', 15],
  [`1 hour${' '.repeat(200)}5 minutes`, 60],
])('reads %s as %i minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each(['', 'overnight', '3 pieces', '-5', 'about 4', '0 minutes', 'P', 'PT', 'p'])(
  'takes "%s" for no time',
  (text) => {
    expect(readMinutes(text)).toBeNull();
  },
);

test('a wait is read to the second', () => {
  expect(['30 s', 'PT90S', '1 min 30 s', '4', 'PT'].map(readDuration)).toEqual([
    0.5,
    1.5,
    1.5,
    4,
    null,
  ]);
});
