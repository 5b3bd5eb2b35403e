import { expect, test } from 'vitest';
import { isAsLong, waitsNamed } from './step-waits.rules.ts';

test.each<[string, readonly number[]]>([
  ['Let it sizzle for 30 seconds, then toss for 2 minutes.', [0.5, 2]],
  ['Fry for 2 to 3 minutes and rest for 1 more minute.', [2, 1]],
  ['A 3-minute rest, then 1 1/2 hours, or 3/4 hour.', [3, 90, 45]],
  ['Braise for 2 hours and 15 minutes, uncovered for 10 minutes.', [135, 10]],
  ['Turn every 2 minutes, stir every 30 seconds.', []],
  ['Sofríe de 2 a 3 minutos y espera 20 segundos.', [2, 1 / 3]],
  ['Cuece 1 hora y 45 minutos, girando cada 2 minutos.', [105]],
  ['Stek i 1–2 minuter, låt stå i 1 minut till, de sista 10 sekunderna.', [1, 1, 1 / 6]],
  ['Koka i 1 timme och 30 minuter, sedan 2 timmar.', [90, 120]],
  ['Rör i 1,5 timme.', [90]],
  ['1½ tbsp, 3 minced leeks and 2 minty leaves at 200 °C', []],
  ['', []],
])('%j names waits of %j minutes', (text, minutes) => {
  const named = waitsNamed(text);
  expect(named).toHaveLength(minutes.length);
  expect(named.every((wait, index) => isAsLong(wait.minutes, minutes[index] ?? -1))).toBe(true);
});

test('a wait has its place in the text, with all of its words', () => {
  const text = 'Stir for 1 hour and 30 minutes, or 20 to 25 seconds.';
  expect(waitsNamed(text).map(({ at, end }) => text.slice(at, end))).toEqual([
    '1 hour and 30 minutes',
    '20 to 25 seconds',
  ]);
});
