import { expect, test } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

test.each([
  ['Gruyère & bacon', 'gruyere-bacon'],
  ['Crème fraîche', 'creme-fraiche'],
  ['Köttbullar på svenskt vis', 'kottbullar-pa-svenskt-vis'],
  ["Bird's eye chili", 'birds-eye-chili'],
  ['  Año  ', 'ano'],
])('turns "%s" into %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test.each([
  ['chicken-thigh', true],
  ['5-minute-mayo', true],
  ['Chicken', false],
  ['a--b', false],
  ['-a', false],
  ['', false],
  ['brócoli', false],
])('tells whether "%s" is a slug: %s', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
