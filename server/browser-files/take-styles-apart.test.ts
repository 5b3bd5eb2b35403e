import { expect, test } from 'vitest';
import type { StyleSelector } from './style-part.ts';
import { takeStylesApart } from './take-styles-apart.ts';

function selectorOf(selector: string): StyleSelector | undefined {
  const [part] = takeStylesApart(`${selector}{color:red}`);
  return part?.kind === 'rule' ? part.selectors[0] : undefined;
}

test('a rule is its selectors and what it declares', () => {
  expect(takeStylesApart('.a,.b .c{--tone:1;color:var(--ink);margin:var(--x) var( --y)}')).toEqual([
    {
      kind: 'rule',
      selectors: [
        { text: '.a', classes: ['a'], elements: [] },
        { text: '.b .c', classes: ['b', 'c'], elements: [] },
      ],
      declarations: [
        { text: '--tone:1', sets: '--tone', uses: [] },
        { text: 'color:var(--ink)', sets: null, uses: ['--ink'] },
        { text: 'margin:var(--x) var( --y)', sets: null, uses: ['--x', '--y'] },
      ],
    },
  ]);
});

test('what is declared twice in a row, and comments among it, are left out', () => {
  const [part] = takeStylesApart('.a{/* so */color:red;color:red;margin:0;color:red}');
  const declared = part?.kind === 'rule' ? part.declarations.map(({ text }) => text) : [];
  expect(declared).toEqual(['color:red', 'margin:0', 'color:red']);
});

test.each<[string, string[], string[]]>([
  ['.a', ['a'], []],
  ['.a.b.a', ['a', 'b'], []],
  ['.md\\:flex', ['md:flex'], []],
  ['.w-1\\.5', ['w-1.5'], []],
  ['ul>li+li~p a', [], ['ul', 'li', 'p', 'a']],
  ['h1[lang=sv]:hover', [], ['h1']],
  ['.a:not(.b)', ['a'], []],
  ['.a:is(.b)', ['a', 'b'], []],
  ['.a:is(.b,.c)', ['a'], []],
  [':where(.a:has(button))', ['a'], ['button']],
  [':is(.a:not(.b) em)', ['a'], ['em']],
  ['.a\\(b\\)', ['a(b)'], []],
  ['a::before', [], ['a']],
  ['::placeholder', [], ['field']],
  ['::-webkit-search-decoration', [], ['field']],
  ['::-webkit-inner-spin-button', [], ['field']],
  ['::-webkit-outer-spin-button', [], ['field']],
  ['::file-selector-button', [], ['field-file']],
  ['::-webkit-date-and-time-value', [], ['field-date']],
  ['::-webkit-calendar-picker-indicator', [], ['field-date']],
  ['button:disabled', [], ['button', 'control']],
  ['.a:checked', ['a'], ['control']],
])('%s can match where there are %j and %j', (selector, classes, elements) => {
  expect(selectorOf(selector)).toEqual({ text: selector, classes, elements });
});

test('what stands in a group is in it, and some kinds have names', () => {
  const css = [
    '@media (width>=40rem){.a{color:red}@supports (x:y){.b{color:red}}}',
    '@layer base,utilities;',
    '@keyframes turn{to{rotate:1turn}}',
    '@page poster{size:A4}',
    '@page{margin:0}',
    '@import url(x.css);',
  ].join('');
  const parts = takeStylesApart(css);
  expect(parts.map(({ kind }) => kind)).toEqual([
    'group',
    'plain',
    'keyframes',
    'sheet',
    'plain',
    'plain',
  ]);
  expect(parts[0]).toMatchObject({
    head: '@media (width>=40rem)',
    parts: [{ kind: 'rule' }, { kind: 'group', head: '@supports (x:y)' }],
  });
  expect(parts.slice(1)).toEqual([
    { kind: 'plain', text: '@layer base,utilities;' },
    { kind: 'keyframes', name: 'turn', text: '@keyframes turn{to{rotate:1turn}}' },
    { kind: 'sheet', name: 'poster', text: '@page poster{size:A4}' },
    { kind: 'plain', text: '@page{margin:0}' },
    { kind: 'plain', text: '@import url(x.css);' },
  ]);
});

test('a font has a family and the letters it is loaded for', () => {
  const face = (more: string) => takeStylesApart(`@font-face{font-family:Figtree${more}}`)[0];
  expect(face(';unicode-range:U+0-FF,u+131;src:url(a)')).toMatchObject({
    kind: 'font',
    family: 'Figtree',
    letters: [
      [0, 255],
      [0x131, 0x131],
    ],
  });
  expect(face('')).toMatchObject({ letters: [] });
  expect(takeStylesApart('@font-face{src:url(a)}')[0]).toMatchObject({ family: '' });
});

test('of comments only the one that names a licence is kept', () => {
  const parts = takeStylesApart('/*! MIT */.a{color:red}/* so */');
  expect(parts.map((part) => (part.kind === 'plain' ? part.text : part.kind))).toEqual([
    '/*! MIT */',
    'rule',
  ]);
});

const described = (name: string, more = 'syntax:"*";inherits:false') =>
  `@property ${name}{${more}}`;

test('a variable that all elements are given is described by that alone', () => {
  const given =
    '@layer properties{@supports (a:b){*{--tw-a:0;--tw-b:0}}}' +
    described('--tw-a') +
    described('--tw-b', 'syntax:"<length>";inherits:false') +
    described('--tw-c') +
    described('--tw-a2', 'syntax:"*";inherits:true');
  const parts = takeStylesApart(given);
  const names = parts.flatMap((part) => (part.kind === 'property' ? [part.name] : []));
  expect(names).toEqual(['--tw-b', '--tw-c', '--tw-a2']);
  expect(parts[0]).toMatchObject({ head: '@layer properties', parts: [{ kind: 'rule' }] });
});

test('what another layer gives is described all the same', () => {
  const parts = takeStylesApart(`@layer base{*{--tw-a:0}}${described('--tw-a')}`);
  expect(parts.map(({ kind }) => kind)).toEqual(['group', 'property']);
});

test('what the theme gives needs nothing in its place', () => {
  const text = (css: string) => {
    const part = takeStylesApart(css).at(-1);
    return part?.kind === 'rule' ? part.declarations[0]?.text : '';
  };
  const use = '.a{color:var(--ink,rgb(0 0 0)) var(--other,red)}';
  expect(text(`:root,:host{--ink:black}${use}`)).toBe('color:var(--ink) var(--other,red)');
  expect(text(`:root{--ink:black}${use}`)).toBe('color:var(--ink) var(--other,red)');
  expect(text(`.b{--ink:black}${use}`)).toBe('color:var(--ink,rgb(0 0 0)) var(--other,red)');
});

test.each([
  ['color:red', /A property stands in no rule: color:red/],
  ['.a{.b{color:red}}', /A rule stands in a rule: \.a/],
  ['.a:is(.b{color:red}', /bracket|Unclosed/i],
])('"%s" is refused', (css, message) => {
  expect(() => takeStylesApart(css)).toThrow(message);
});
