import { expect, test } from 'vitest';
import { asRaw, inTone, toneIn } from './tones.ts';

test('raw flesh is cooler: each colour is mixed anew, dark and light stay dark and light', () => {
  const drawing = '<path fill="#000000" stroke="#FFFFFF" d="M1 2"/><path fill="#C04020"/>';
  expect(asRaw(drawing)).toBe(
    '<path fill="#1a0f1a" stroke="#ffffff" d="M1 2"/><path fill="#ab6266"/>',
  );
});

test('a tone moves each colour a part of the way towards its own; an address is no colour', () => {
  expect(inTone('#000000 #ffffff', 'charred')).toBe('#0e0906 #cac6c2');
  expect(inTone('#000000', 'pale')).toBe('#595853');
  expect(inTone('url(#0000000)', 'charred')).toBe('url(#0000000)');
});

test.each([
  ['broccoli', 'Char the broccoli', 'charred'],
  ['broccoli', 'Roast the broccoli', 'roast'],
  ['broccoli', 'Steam the broccoli', null],
  ['cauliflower', 'Steam the cauliflower', 'pale'],
  ['tofu', 'Fry until crisp', 'golden'],
  ['salmon', 'Roast until brown', null],
] as const)('%s in “%s” is %s', (food, text, tone) => {
  expect(toneIn({ food, text })).toBe(tone);
});
