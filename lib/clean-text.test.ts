import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppError } from './errors.ts';
import { cleanText, cleanTextsOf } from './clean-text.ts';

function codeOf(work: () => unknown): string {
  try {
    work();
    return 'taken';
  } catch (error) {
    return (error as AppError).code;
  }
}

test.each([
  ['NUL', 'a\u0000b', 'text.unreadable'],
  ['half of a character', 'a\uD800b', 'text.unreadable'],
  ['the other half', '\uDC00', 'text.unreadable'],
  ['a bell', 'a\u0007b', 'text.unreadable'],
  ['delete', 'a\u007fb', 'text.unreadable'],
  ['a control character of Latin 1', 'a\u0085b', 'text.unreadable'],
  ['a line where there is one', 'a\nb', 'text.unreadable'],
  ['a very long text', 'a'.repeat(10_001), 'text.too-long'],
  ['an emoji of several', '👩‍🍳', 'taken'],
  ['Arabic with its marks of direction', '\u200fسلام', 'taken'],
  ['nothing', '', 'taken'],
])('%s: %j is %s', (_name, text, expected) => {
  expect(codeOf(() => cleanText(text))).toBe(expected);
});

test('a text of several lines keeps them, however they end', () => {
  expect(cleanText('one\r\ntwo\rthree\tfour\n', 'note')).toBe('one\ntwo\nthree\tfour\n');
  expect(codeOf(() => cleanText('one\u000btwo', 'note'))).toBe('text.unreadable');
});

test('what looks alike is alike', () => {
  expect(cleanText('a\u0308gg')).toBe('ägg');
});

test('texts are found wherever they stand, and all else stays', () => {
  const value = { a: [{ note: 'x\ny', b: 1 }, null, true], c: 'A\u030a' };
  expect(cleanTextsOf(value)).toEqual({ a: [{ note: 'x\ny', b: 1 }, null, true], c: 'Å' });
  expect(codeOf(() => cleanTextsOf({ a: [{ b: ['\u0000'] }] }))).toBe('text.unreadable');
  expect(codeOf(() => cleanTextsOf({ 'a\u0000': 1 }))).toBe('text.unreadable');
});

test('what is nested without end is refused, not followed', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
  expect(codeOf(() => cleanTextsOf(deep))).toBe('text.too-long');
});

/** Any code point, halves of characters too; the library's own unit takes seconds to make. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));

test('whatever is taken can be stored, and is taken again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
      const code = codeOf(() => cleanText(text));
      if (code !== 'taken') return code === 'text.unreadable';
      const kept = cleanText(text);
      return cleanText(kept) === kept && Buffer.from(kept).toString() === kept;
    }),
  );
});
