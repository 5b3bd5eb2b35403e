import { expect, test } from 'vitest';
import { mentionOf, sharesOf, usesText, withUse } from './step-uses.ts';

test('what a step uses is read and written back', () => {
  const text = 'flank-steak, tamari 1/4, butter#2 2/3';
  expect(sharesOf(text)).toEqual([
    { key: 'flank-steak', share: '' },
    { key: 'tamari', share: '1/4' },
    { key: 'butter#2', share: '2/3' },
  ]);
  expect(usesText(sharesOf(text))).toBe(text);
  expect(sharesOf(undefined)).toEqual([]);
});

test.each([
  ['Squeeze over the @lem', 'lem'],
  ['Squeeze over @', ''],
  ['Write to a@b and stir', null],
])('%s mentions %s', (text, mention) => {
  expect(mentionOf(text)).toBe(mention);
});

test('what a step mentions it uses, once', () => {
  expect(withUse('salt', 'lemon')).toBe('salt, lemon');
  expect(withUse('salt, lemon 1/2', 'lemon')).toBe('salt, lemon 1/2');
  expect(withUse(undefined, 'lemon')).toBe('lemon');
});
