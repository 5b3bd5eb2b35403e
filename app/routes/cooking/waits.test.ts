import { expect, test } from 'vitest';
import { waitsOf } from './waits.ts';

const names = (text: string, ...minutes: number[]) =>
  waitsOf({ text, minutes }).map(({ name }) => name);

test.each([
  ['Fry the onion for 8 minutes. Boil it for 3 minutes.', [8], ['Fry the onion for 8 minutes']],
  ['Stek i 13 minuter. Koka sedan i 3 minuter till.', [3], ['Koka sedan i 3 minuter till']],
  ['Let it stand.', [5], ['Let it stand']],
  [
    'Bake for 28 to 30 minutes, until golden. Let it cool for 30 minutes.',
    [28, 30],
    ['Bake for 28 to 30 minutes', 'Let it cool for 30 minutes'],
  ],
  [
    'Hornea de 28 a 30 minutos. Deja reposar 30 minutos.',
    [28, 30],
    ['Hornea de 28 a 30 minutos', 'Deja reposar 30 minutos'],
  ],
  ['Grädda i 28–30 minuter. Låt svalna i 5 minuter.', [28], ['Grädda i 28–30 minuter']],
  [
    'Sizzle the garlic for 30 seconds. Toss for 2 minutes. Rest for 1 1/2 hours.',
    [0.5, 2, 90],
    ['Sizzle the garlic for 30 seconds', 'Toss for 2 minutes', 'Rest for 1 1/2 hours'],
  ],
  [
    'Fräs i 20 sekunder. Låt sjuda i 1 timme och 15 minuter.',
    [1 / 3, 75],
    ['Fräs i 20 sekunder', 'Låt sjuda i 1 timme och 15 minuter'],
  ],
])('the waits of %j of %j minutes are %j', (text, minutes, expected) => {
  expect(names(text, ...minutes)).toEqual(expected);
});

test('an amount is no wait', () => {
  const text = 'Add the oil (1½ tbsp) and 1 egg and fry for 2 minutes. Toss for 1 to 2 minutes.';
  expect(names(text, 2, 1)).toEqual([
    'Add the oil (1½ tbsp) and 1 egg and fry …',
    'Toss for 1 to 2 minutes',
  ]);
});

test('two waits of one sentence are called by their halves', () => {
  const text = 'Fry the asparagus for 4 minutes, then add the leek and fry 4 minutes more.';
  expect(names(text, 4, 4)).toEqual([
    'Fry the asparagus for 4 minutes',
    'Add the leek and fry 4 minutes more',
  ]);
});

test.each([
  ['Fry for 2 minutes, until brown underneath.', 'until brown underneath'],
  [
    'Fry 2 minutes more, until no pink is left (71 °C, 160 °F), then stir.',
    'until no pink is left (71 °C, 160 °F)',
  ],
  ['Saltea 2 minutos, hasta que tome color.', 'hasta que tome color'],
  ['Woka i 2 minuter, tills såsen är blank.', 'tills såsen är blank'],
  ['Woka i 2 minuter, tillsätt vitlöken.', null],
  ['Fry for 2 minutes. Add the cream and boil until thick.', null],
  ['Let it stand until cool.', null],
])('after the wait of %j one looks for %j', (text, until) => {
  expect(waitsOf({ text, minutes: [2] })[0]?.until).toBe(until);
});
