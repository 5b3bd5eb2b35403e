import { expect, test } from 'vitest';
import { toneOf } from './tone-of.ts';

test('a name has one colour, and names have all of them', () => {
  expect(toneOf('Åsa Öberg')).toBe(toneOf('Åsa Öberg'));
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map(toneOf);
  expect(new Set(names.slice(0, 5)).size).toBe(5);
  expect(names[5]).toBe(names[0]);
});
