import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test.each([
  ['Shakshuka with feta', 'Shakshuka with feta'],
  ['Tuna-stuffed peppers with capers', 'Tuna-stuffed peppers'],
  ['Eggs with black beans and nopales', 'Eggs with black beans'],
  ['Rye toast with egg, tomato and avocado', 'Rye toast with egg'],
  ['Greek yogurt with berries and seed crunch', 'Greek yogurt'],
  // What it is stands at the end, so nothing may go.
  ['Vietnamese chicken and cabbage salad', 'Vietnamese chicken and cabbage salad'],
  ['Eggs in spicy tomato and caraway sauce', 'Eggs in spicy tomato'],
  ['Soup with slow-roasted tomatoes', 'Soup with slow-roasted tomatoes'],
])('%s is called %s under its plate', (title, short) => {
  expect(shortTitle({ title, locale: 'en' })).toBe(short);
});

test.each([
  ['es', 'Pimientos rellenos de atún con alcaparras', 'Pimientos rellenos de atún'],
  ['es', 'Yogur griego con frambuesas y semillas', 'Yogur griego'],
  ['sv', 'Lammgryta med aprikos och mandel', 'Lammgryta med aprikos'],
  ['sv', 'Kyckling i krämig paprikasås', 'Kyckling i krämig paprikasås'],
] as const)('in %s %s is called %s', (locale, title, short) => {
  expect(shortTitle({ title, locale })).toBe(short);
});
