import { expect, test } from 'vitest';
import { communityLimits } from './community.rules.ts';
import { excerptOf, hasLink, parsePostText, plainBlocks, safeLink } from './post-text.ts';

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

test.each([
  ['- a\n  - b', ['BULLETS a| |b']],
  ['- a\n\n  b', ['BULLETS a| |b']],
  ['> one\n> two\n>\n> three', ['QUOTE one ¶ two ¶ three']],
  ['> - a\n> - b', ['QUOTE a| |b']],
  ['> ```\n> a\n> ```', ['QUOTE a']],
  ['> <b>', ['QUOTE <b>']],
  ['> # Loud', ['QUOTE Loud']],
  ['- ```\n  a\n  ```', ['BULLETS a']],
  ['```\na\nb\n```', ['CODE a ¶ b']],
  ['`<i>` and `a`', ['PARAGRAPH <i>| and |a']],
  ['***both***', ['PARAGRAPH !/both']],
  ['one  \ntwo', ['PARAGRAPH one ¶ two']],
  ['# Loud *and* thin', ['PARAGRAPH !Loud |!/and|! thin']],
  ['one\n\n---\n\ntwo', ['PARAGRAPH one', 'PARAGRAPH two']],
  ['[a][b]\n\n[b]: /recipes/b', ['PARAGRAPH a']],
  ['[x](javascript:alert)', ['PARAGRAPH x']],
  ['[**x** y](/foods)', ['PARAGRAPH [!x](/foods)|[ y](/foods)']],
  ['[https://a.example](/foods)', ['PARAGRAPH [https://a.example](/foods)']],
  [
    '![](https://example.com/a.png)',
    ['PARAGRAPH [https://example.com/a.png](https://example.com/a.png)'],
  ],
  ['![a pan](javascript:x)', ['PARAGRAPH a pan']],
  ['**https://example.com/a**', ['PARAGRAPH [!https://example.com/a](https://example.com/a)']],
  [
    'https://example.com/a https://example.com/b',
    [
      'PARAGRAPH [https://example.com/a](https://example.com/a)| |[https://example.com/b](https://example.com/b)',
    ],
  ],
  [
    '<div>https://example.com/a</div>',
    ['PARAGRAPH <div>|[https://example.com/a](https://example.com/a)|</div>'],
  ],
  // More than twelve spaces before a line are twelve.
  [`${' '.repeat(20)}x`, [`CODE ${' '.repeat(8)}x`]],
  [`${' '.repeat(12)}x`, [`CODE ${' '.repeat(8)}x`]],
  [`${' '.repeat(11)}x`, [`CODE ${' '.repeat(7)}x`]],
  [`${'- '.repeat(1500)}a`, ['BULLETS a']],
  [`${'1. '.repeat(1000)}a`, ['NUMBERS a']],
  ['', []],
  ['[b]: /recipes/b', []],
])('%j is shown as it is meant', (text, blocks) => {
  expect(shown(text)).toEqual(blocks);
});

test('a text with 160 marks and 119 line breaks is read, one more of either is as typed', () => {
  expect(shown(`*a* ${'&'.repeat(158)}`)).toEqual([`PARAGRAPH /a| ${'&'.repeat(158)}`]);
  expect(shown(`*a* ${'&'.repeat(159)}`)).toEqual([`PARAGRAPH *a* ${'&'.repeat(159)}`]);
  const [read] = parsePostText(`*a*${'\nb'.repeat(119)}`);
  expect(read?.lines[0]).toMatchObject([{ text: 'a', isItalic: true }]);
  const [typed] = parsePostText(`*a*${'\nb'.repeat(120)}`);
  expect(typed?.lines[0]).toMatchObject([{ text: '*a*', isItalic: false }]);
});

test('what is shown as typed has its paragraphs, and the last of its lines has all that is left', () => {
  const plain = { isBold: false, isItalic: false, href: null };
  expect(plainBlocks('*a*\n b \n\n \nc')).toEqual([
    { kind: 'PARAGRAPH', lines: [[{ text: '*a*', ...plain }], [{ text: ' b ', ...plain }]] },
    { kind: 'PARAGRAPH', lines: [[{ text: 'c', ...plain }]] },
  ]);
  expect(plainBlocks(' \n')).toEqual([]);
  const long = [...Array.from({ length: 121 }, (_, at) => `l${at}`), ' ', 'end'].join('\n');
  const [block, ...others] = plainBlocks(long);
  expect(others).toEqual([]);
  expect(block?.lines).toHaveLength(120);
  expect(block?.lines.at(-2)).toMatchObject([{ text: 'l118' }]);
  expect(block?.lines.at(-1)).toMatchObject([{ text: 'l119 l120 end' }]);
});

test.each([
  ['https://user@example.com/', null],
  ['https://:word@example.com/', null],
  ['ftp://example.com/', null],
  ['/recipes\\x', null],
  ['/', '/'],
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
])('an address like %s leads to %s', (url, leads) => {
  expect(safeLink(url)).toBe(leads);
});

test.each([
  ['One two', 7, 'One two'],
  ['One two', 6, 'One t…'],
  ['One two', 5, 'One…'],
  ['  > said\nmine', 40, 'mine'],
  ['## Head\n1. one\n2) two\n+ three', 60, 'Head one two three'],
  ['####### seven', 40, '####### seven'],
  ['[here](/foods) and ![a pan](/x.png)', 40, 'here and a pan'],
  ['`code` _thin_ **bold** snake_case', 60, 'code thin bold snake_case'],
  ['5 \\* 3 \\a', 40, '5 * 3 \\a'],
  ['\\*\\*\\_ and *\\**', 40, '**_ and *'],
  ['one\n\n\n   two', 40, 'one two'],
  ['x'.repeat(1300), 2000, 'x'.repeat(1200)],
])('of %j at most %i characters are quoted', (text, most, excerpt) => {
  expect(excerptOf({ text, most })).toBe(excerpt);
});
