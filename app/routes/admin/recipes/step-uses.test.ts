import { expect, test } from 'vitest';
import { mentionOf, sharesOf, usesText, withMention } from './step-uses.ts';

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

test('a mention becomes the word in the text and a use of the step, once', () => {
  const texts = { 'step.a.text.en': 'Squeeze over the @lem', 'step.a.uses': 'salt' };
  const mentioned = withMention({ texts, step: 'a', key: 'lemon', name: 'Lemon' });
  expect(mentioned).toEqual({
    'step.a.text.en': 'Squeeze over the lemon',
    'step.a.uses': 'salt, lemon',
  });
  const again = withMention({
    texts: { ...texts, ...mentioned },
    step: 'a',
    key: 'lemon',
    name: 'Lemon',
  });
  expect(again).toEqual({ 'step.a.text.en': 'Squeeze over the lemon' });
});
