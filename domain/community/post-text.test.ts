import { expect, test } from 'vitest';
import { excerptOf, hasLink, readPostText, safeLink } from './post-text.ts';

/** `PARAGRAPH a*b*` with marks for what is bold, italic or a link. */
function shown(text: string): string[] {
  return readPostText(text).map(({ kind, lines }) => {
    const written = lines.map((line) =>
      line
        .map(({ text: piece, isBold, isItalic, href }) => {
          const styled = `${isBold ? '!' : ''}${isItalic ? '/' : ''}${piece}`;
          return href === null ? styled : `[${styled}](${href})`;
        })
        .join('|'),
    );
    return `${kind} ${written.join(' ¶ ')}`;
  });
}

test.each([
  ['one\ntwo', ['PARAGRAPH one ¶ two']],
  ['one\n\ntwo', ['PARAGRAPH one', 'PARAGRAPH two']],
  ['**bold** and *thin*', ['PARAGRAPH !bold| and |/thin']],
  ['# Loud', ['PARAGRAPH !Loud']],
  ['- salt\n- butter', ['BULLETS salt ¶ butter']],
  ['1. salt\n2. butter', ['NUMBERS salt ¶ butter']],
  ['> said\n\nanswered', ['QUOTE said', 'PARAGRAPH answered']],
  ['```\n<b>\n```', ['CODE <b>']],
  ['[here](https://example.com/a)', ['PARAGRAPH [here](https://example.com/a)']],
  [
    'see https://example.com/a.',
    ['PARAGRAPH see |[https://example.com/a](https://example.com/a)|.'],
  ],
  ['![a pan](https://example.com/a.png)', ['PARAGRAPH [a pan](https://example.com/a.png)']],
])('%s', (text, blocks) => {
  expect(shown(text)).toEqual(blocks);
});

test('what looks like HTML is text', () => {
  expect(shown('<script>alert(1)</script>')).toEqual(['PARAGRAPH <script>alert(1)</script>']);
  expect(shown('a <img src=x onerror=alert(1)> b')).toEqual([
    'PARAGRAPH a |<img src=x onerror=alert(1)>| b',
  ]);
});

test.each([
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://a:b@example.com/', null],
  ['not a link', null],
  ['/recipes/x', '/recipes/x'],
  ['http://example.com', 'http://example.com/'],
])('a link to %s leads to %s', (url, leads) => {
  expect(safeLink(url)).toBe(leads);
});

test('a link is one wherever it stands', () => {
  expect(hasLink(readPostText('salt'))).toBe(false);
  expect(hasLink(readPostText('- salt\n- [x](https://example.com)'))).toBe(true);
  expect(hasLink(readPostText('> https://example.com/a'))).toBe(true);
});

test('a list shows the first words, without what is quoted', () => {
  expect(excerptOf({ text: '> said\n\n**One** two\n\n- three', most: 40 })).toBe('One two three');
  expect(excerptOf({ text: 'One two three', most: 8 })).toBe('One two…');
});
