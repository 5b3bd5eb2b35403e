import { expect, test } from 'vitest';
import { communityLimits } from './community.rules.ts';
import { excerptOf, hasLink, parsePostText, safeLink } from './post-text.ts';

/** `PARAGRAPH a*b*` with marks for what is bold, italic or a link. */
function shown(text: string): string[] {
  return parsePostText(text).map(({ kind, lines }) => {
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
  expect(hasLink(parsePostText('salt'))).toBe(false);
  expect(hasLink(parsePostText('- salt\n- [x](https://example.com)'))).toBe(true);
  expect(hasLink(parsePostText('> https://example.com/a'))).toBe(true);
});

test('a list shows the first words, without what is quoted', () => {
  expect(excerptOf({ text: '> said\n\n**One** two\n\n- three', most: 40 })).toBe('One two three');
  expect(excerptOf({ text: 'One two three', most: 8 })).toBe('One two…');
});

/** A text of the longest length there may be. */
function full(piece: string): string {
  return piece.repeat(communityLimits.text / piece.length + 1).slice(0, communityLimits.text);
}

test.each([
  ['stars', full('*a ')],
  ['stars and lines', full('*a_ ')],
  ['stars within stars', '*'.repeat(2000) + 'a'.repeat(100) + '*'.repeat(1900)],
  ['links', full('[a](/b)')],
  ['open links', full('[a](')],
  ['addresses', full('http://a.b ')],
  ['lines', full('a\n')],
  ['paragraphs', full('a\n\n')],
  ['items', full('- a\n')],
  ['underlined headings', full('a\n=\n')],
  ['a quote that goes on', `> ${full('a\n')}`],
  ['references', `[a]: /b\n${full('[a]')}`],
  ['code', full('```\n')],
])('more %s than anybody sets by hand are shown as they were typed', (_what, text) => {
  const blocks = parsePostText(text);
  const pieces = blocks.flatMap(({ lines }) => lines.flat());
  expect(pieces.length).toBeLessThan(200);
  expect(pieces.every(({ href, isBold }) => href === null && !isBold)).toBe(true);
  const read = pieces.map((piece) => piece.text).join('');
  expect(read.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

test('a long recipe with its marks is a text like any other', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `- **${at} g** of [butter](/foods/butter)`);
  const [block] = parsePostText(lines.slice(0, 20).join('\n'));
  expect(block).toMatchObject({ kind: 'BULLETS' });
  expect(hasLink(parsePostText(lines.slice(0, 16).join('\n')))).toBe(true);
});
