import { expect, test } from 'vitest';
import { takeStylesApart } from '../../browser-files/take-styles-apart.ts';
import type { StyleFile } from '../../browser-files/style-part.ts';
import { withOwnFiles } from './documents.ts';

const css = [
  '/*! licence */',
  '@layer properties{@supports (a:b){*,:before{--tw-used:initial;--tw-not:initial}}}',
  '@layer theme{:root{--a:var(--b);--b:1px;--c:2px;--of-page:3px}}',
  '@layer base{textarea{resize:vertical}a{color:inherit}::placeholder{opacity:1}h1,h6{margin:0}}',
  '@layer utilities{.p-1\\.5{padding:var(--a)}.gone{margin:var(--c)}',
  '.turn{--tw-used:1;transform:scale(var(--tw-used));animation:1s turn}',
  '.\\[\\&_b\\]\\:x b{color:red}.on.off{color:blue}',
  '@media (width>=40rem){.sm\\:flex{display:flex}.md\\:none{display:none}}',
  '@media (width>=50rem){.md\\:none{display:none}}',
  '.dark\\:y:where([data-theme=dark],[data-theme=dark] .other){color:#fff}}',
  '@property --tw-used{syntax:"*";inherits:false}@property --tw-not{syntax:"*";inherits:false}',
  '@keyframes turn{to{rotate:1turn}}@keyframes away{to{opacity:0}}',
  '@font-face{font-family:F;font-display:swap;src:url(/f.woff2)}',
  '@font-face{font-family:G;src:url(/first.woff2);unicode-range:U+20-7E,U+E9}',
  '@font-face{font-family:G;src:url(/other.woff2);unicode-range:U+A2,U+2030-2040}',
  '.on:disabled{opacity:0}.on:not(:disabled){opacity:1}',
  '::file-selector-button{margin:0}::-webkit-datetime-edit{padding:0}',
].join('');

function fileOf(text: string): StyleFile {
  const [path, laterPath] = ['/assets/frame-1.css', '/assets/later-1.css'];
  return { path, laterPath, parts: takeStylesApart(text) };
}

const files = {
  styles: fileOf(css),
  sprites: new Map([
    [
      '/assets/icons-bold-1.svg',
      '<svg><defs><path id="wordmark" d="M0 0"/></defs><symbol id="Heart-bold" viewBox="0 0 1 1"><path d="M1 1"/></symbol><symbol id="User-bold"><path d="M2 2"/></symbol></svg>',
    ],
  ]),
};

function pageWith(body: string, ownHead = '') {
  return withOwnFiles(files)({
    html: `<html><head>${ownHead}</head><body>${body}</body></html>`,
    nonce: 'n',
  });
}

/** A page of a site that has these rules alone. */
function pageBy(rules: string, body: string): string {
  const styles = fileOf(rules);
  return withOwnFiles({ ...files, styles })({
    html: `<html><head></head><body>${body}</body></html>`,
    nonce: 'n',
  });
}

function stylesBy(rules: string, body: string): string {
  return stylesOf(pageBy(rules, body));
}

function stylesOf(page: string): string {
  return /<style nonce="n">(.*)<\/style>/.exec(page)?.[1] ?? '';
}

test('icon and manifest are named later, or at once where no script runs', () => {
  const links = '<link nonce="n" rel="icon" href="/i.svg"/><link rel="manifest" href="/m"/>';
  const page = pageWith(
    '',
    `${links}<link rel="canonical" href="/"/><script nonce="n">a()</script>`,
  );
  expect(page).toContain(
    `<head><link rel="canonical" href="/"/><link rel="icon" href="data:,"/><noscript id="n">${links}</noscript><script nonce="n">a();setTimeout(()=>n.outerHTML=n.textContent,2e3)</script>`,
  );
});

test('a page has the rules for its classes and its elements, and no others', () => {
  const styles = stylesOf(
    pageWith(
      [
        '<h1 class="p-1.5 sm:flex on [&amp;_b]:x">A <b>b</b></h1><i class="p-1.5"></i>',
        '<i class="on sm:flex"></i><i class="on"></i><i class="turn"></i>',
        '<p class="turn dark:y" style="margin:var(--of-page)">',
      ].join(''),
    ),
  );
  for (const kept of [
    '/*! licence */',
    'h1{margin:0}',
    '.b{padding:var(--b)}',
    '@media (width>=40rem){.c{display:flex}}',
    '.e b{color:red}',
    '.f:where([data-theme=dark],[data-theme=dark] .other){color:#fff}',
    ':root{--b:1px;--of-page:3px}',
    '@layer properties{*,:before{--a:initial}}',
    '@keyframes turn{to{rotate:1turn}}',
  ]) {
    expect(styles).toContain(kept);
  }
  for (const left of [
    'gone',
    'textarea',
    'placeholder',
    'h6',
    'on.off',
    'tw-not',
    'away',
    '50rem',
    '@supports',
    '@property',
  ]) {
    expect(styles).not.toContain(left);
  }
});

test('the classes of a page are called shortly in it, the most frequent most so, in one order', () => {
  const page = pageWith(
    '<p class="on p-1.5">on &lt;b class="on"&gt;</p><b class="sm:flex p-1.5"></b><i class="p-1.5  nobody"></i>',
  );
  expect(page).toContain('<p class="a b">on &lt;b class="on"&gt;</p><b class="a c">');
  expect(page).toMatch(/<i class="a [a-z]"><\/i>/);
  expect(stylesOf(page)).toContain('.a{padding:');
  expect(stylesOf(page)).toContain('.c{display:flex}');
});

test('no short name is one that styles give a meaning elsewhere', () => {
  const styles = fileOf('.a{color:red}.x{color:blue}.y:not(.b){color:green}');
  const page = withOwnFiles({ ...files, styles })({
    html: `<html><head></head><body><p class="x"><b class="y"></body></html>`,
    nonce: 'n',
  });
  expect(page).toContain('<p class="c"><b class="d">');
  expect(stylesOf(page)).toBe('.c{color:blue}.d:not(.b){color:green}');
});

test('variables are called shortly but those that the page itself names, and no file is', () => {
  const short =
    '.x{--tone:red;color:var(--tone);margin:var(--of-page)}@font-face{src:url(/f-B--tone.woff2)}';
  const styles = fileOf(short);
  const { html, nonce } = {
    html: `<html><head></head><body><p class="x" style="--of-page:1px"></body></html>`,
    nonce: 'n',
  };
  expect(stylesOf(withOwnFiles({ ...files, styles })({ html, nonce }))).toBe(
    '.a{--a:red;color:var(--a);margin:var(--of-page)}@font-face{src:url(/f-B--tone.woff2)}',
  );
});

test('classes and variables keep their names where a file asks for them', () => {
  const page = '<section class="p-1.5" data-in-place=""></section>';
  expect(pageWith(page)).toContain('class="p-1.5"');
  expect(stylesOf(pageWith(page))).toContain('.p-1\\.5{padding:var(--a)}');
});

test('a page names the fonts that have one of its letters, and all where somebody writes', () => {
  const faces = (body: string) =>
    [...stylesOf(pageWith(body)).matchAll(/url\(\/(\w+)\.woff2\)/g)].map(([, name]) => name);
  expect(faces('plain')).toEqual(['f', 'first']);
  expect(faces('an é')).toEqual(['f', 'first']);
  expect(faces('a ‰ of it')).toEqual(['f', 'first', 'other']);
  expect(faces('<input type="range">')).toEqual(['f', 'first']);
  expect(faces('<input name="q">')).toEqual(['f', 'first', 'other']);
  expect(faces('<textarea></textarea>')).toEqual(['f', 'first', 'other']);
});

test('a font of which one file is left is asked for every letter', () => {
  expect(stylesOf(pageWith('plain'))).not.toContain('unicode-range');
  const both = stylesOf(pageWith('a ‰ of it'));
  expect(both.match(/unicode-range:[^}]*/g)).toEqual([
    'unicode-range:U+20-7E,U+E9',
    'unicode-range:U+A2,U+2030-2040',
  ]);
});

test.each([
  [':where(.rows>:not(:last-child)){margin:0}', '<p class="rows">', '<p class="on">'],
  [':is(.\\*\\:all>*){margin:0}', '<p class="*:all">', '<p class="on">'],
  [
    '.turned:is(:where(.group):is([open],:popover-open) *){margin:0}',
    '<p class="turned group">',
    '<p class="turned">',
  ],
  ['html:has(dialog:modal){margin:0}', '<dialog></dialog>', '<p class="on">'],
  ['.paper:has(>table){margin:0}', '<table class="paper">', '<p class="paper">'],
])('%s is in a page that has what it names, and in no other', (rule, page, other) => {
  const stylesIn = (body: string) => stylesBy(rule, body);
  expect(stylesIn(page)).toContain('margin:0');
  expect(stylesIn(other)).toBe('');
});

test.each(['a:is(b,i){margin:0}', 'a:not(.gone){margin:0}', 'p:where(.gone,[open]){margin:0}'])(
  '%s stays where one of what it names may be there',
  (rule) => {
    expect(stylesBy(rule, '<p><a></a></p>')).toContain('margin:0');
  },
);

test('a sheet of paper with a name is described where a rule asks for it', () => {
  const some =
    '.week{page:plan}@page plan{size:landscape}@page{margin:1cm}@keyframes land{to{top:0}}';
  const stylesIn = (body: string) => stylesBy(some, body);
  expect(stylesIn('<p class="week">')).toContain('@page plan{size:landscape}');
  expect(stylesIn('<p>')).toBe('@page{margin:1cm}');
});

test('a variable with a kind of its own stays described', () => {
  const some = [
    '@layer properties{@supports (a:b){*{--kind:0;--plain:1}}}',
    'p{width:var(--kind);height:var(--plain);margin:var(--lone)}',
    '@property --kind{syntax:"<length>";inherits:false;initial-value:0}',
    '@property --plain{syntax:"*";inherits:false;initial-value:1}',
    '@property --lone{syntax:"*";inherits:false}',
  ].join('');
  const text = stylesBy(some, '<p>');
  expect(text).toMatch(/^@layer properties\{\*\{--\w:0\}\}/);
  expect(text.match(/@property --\w\{syntax:"[^"]*"/g)).toHaveLength(2);
});

test('a value in the place of one that the theme gives is left out', () => {
  const some =
    ':root{--given:1px}b{--given:2px}b p{--other:1px}p{margin:var(--given,2px);padding:var(--other,calc(1px + 2px))}';
  expect(stylesBy(some, '<b><p>')).toContain('p{margin:var(--a);padding:var(--b,calc(1px + 2px))}');
});

test.each([
  [
    'a value that is short',
    ':root{--x:1px}p{margin:var(--x);top:var(--x)}',
    'p{margin:1px;top:1px}',
  ],
  ['one for every element', '*,:before{--x:solid}p{border:var(--x)}', 'p{border:solid}'],
  [
    'none, so that another is taken',
    '*{--x:initial}p{top:var(--x,calc(1px + 2px))}',
    'p{top:calc(1px + 2px)}',
  ],
  ['one that nobody gives', 'p{top:var(--x,var(--y,3px))}', 'p{top:3px}'],
  ['none, and no other', '*{--x:initial}p{top:var(--x)}', '*{--a:initial}p{top:var(--a)}'],
  [
    'a long one that is used often',
    ':root{--x:1px 2px 3px 4px}p{margin:var(--x);padding:var(--x);inset:var(--x)}',
    ':root{--a:1px 2px 3px 4px}p{margin:var(--a);padding:var(--a);inset:var(--a)}',
  ],
  [
    'one that is another elsewhere',
    ':root{--x:1px}b{--x:2px}p{top:var(--x)}',
    ':root{--a:1px}b{--a:2px}p{top:var(--a)}',
  ],
  [
    'one that is another on paper',
    ':root{--x:1px}p{top:var(--x)}@media print{:root{--x:0}}',
    ':root{--a:1px}p{top:var(--a)}@media print{:root{--a:0}}',
  ],
  [
    'one that is only there on paper',
    '@media print{:root{--x:0}}p{top:var(--x,1px)}',
    '@media print{:root{--a:0}}p{top:var(--a,1px)}',
  ],
  [
    'one of another',
    ':root{--x:var(--y);--y:1px}b{--y:2px}p{top:var(--x)}',
    ':root{--a:var(--b);--b:1px}b{--b:2px}p{top:var(--a)}',
  ],
])('a value that is the same on a whole page is written where it is used: %s', (_, some, kept) => {
  const text = stylesBy(some, '<b><p>');
  // Which of two is called `a` depends on which is written more often.
  expect([text, text.replaceAll(/--[ab]/g, (name) => (name === '--a' ? '--b' : '--a'))]).toContain(
    kept,
  );
});

test('a variable that the page itself names stays one', () => {
  const some =
    ':root{--x:1px}p{top:var(--x)}@keyframes go{to{--z:1}}p{left:var(--z,2px);animation:go}';
  const text = stylesBy(some, '<p style="--x:2px">');
  expect(text).toContain(':root{--x:1px}p{top:var(--x)}');
  expect(text).toMatch(/left:var\(--\w+,2px\)/);
});

test('classes that are never apart on a page have one name', () => {
  const some = '.one{top:1px}.two{left:1px}.one:hover .two{left:2px}.three{right:1px}';
  const page = pageBy(some, '<p class="one two"><b class="two one three"><i class="three">');
  expect(page).toContain('<p class="a"><b class="a b"><i class="b">');
  expect(stylesOf(page)).toBe('.a{top:1px}.a{left:1px}.a:hover .a{left:2px}.b{right:1px}');
});

test('what is written several times in a row is written once', () => {
  const some = 'p{-webkit-hyphens:auto;-webkit-hyphens:auto;hyphens:auto}';
  expect(stylesBy(some, '<p>')).toBe('p{-webkit-hyphens:auto;hyphens:auto}');
});

test('only a page with a field or a button has what they look like when they are off', () => {
  expect(stylesOf(pageWith('<a class="on">'))).toContain('.a:not(:disabled){opacity:1}');
  expect(stylesOf(pageWith('<a class="on">'))).not.toContain('.a:disabled');
  expect(stylesOf(pageWith('<button class="on">'))).toContain('.a:disabled{opacity:0}');
});

test('a page with a field has what fields look like', () => {
  const styles = stylesOf(pageWith('<input>'));
  expect(styles).toContain('::placeholder{opacity:1}');
  expect(styles).not.toMatch(/datetime|file-selector/);
  expect(stylesOf(pageWith('<input type="date">'))).toContain('::-webkit-datetime-edit');
  expect(stylesOf(pageWith('<input type="file">'))).toContain('::file-selector-button');
});

test('fonts that come too late for the first look change nothing any more', () => {
  const styles = stylesOf(pageWith(''));
  expect(styles).toContain('font-display:optional');
  expect(styles).not.toContain('font-display:swap');
});

test('a page whose form is answered in its place says where the other styles are', () => {
  const later = '<meta name="styles" content="/assets/frame-1.css"/>';
  expect(pageWith('<section data-in-place=""></section>')).toContain(later);
  expect(pageWith('')).not.toContain('name="styles"');
});

test.each([
  ['[data-surface=nori] .x{top:0}', '<b data-surface="nori"><p class="x"></b>', '<p class="x">'],
  ['[role=button]{top:0}', '<p role="button">', '<p role="list">'],
  ['[aria-disabled="true"]{top:0}', '<p aria-disabled="true">', '<p>'],
  ['::backdrop{top:0}', '<dialog></dialog>', '<p>'],
  ['::backdrop{top:0}', '<p id="x" popover="auto">', '<p>'],
])('%s is in a page that has such an element, and in no other', (rule, page, other) => {
  const stylesIn = (body: string) => stylesBy(rule, body);
  expect(stylesIn(page)).toContain('top:0');
  expect(stylesIn(other)).toBe('');
});

test('no page stands in the shadow of another', () => {
  expect(stylesBy(':root,:host{top:0}', '<p>')).toBe(':root{top:0}');
});

test('a page without scripts has no place for their notices, but where a form is answered in its place', () => {
  const notices =
    '<output data-noprint="true"></output><output data-noprint="true" class="on"></output>';
  expect(pageWith(notices)).not.toContain('<output');
  expect(pageWith(`<section data-in-place=""></section>${notices}`).match(/<output/g)).toHaveLength(
    2,
  );
});

test('parts of a page that name each other do it shortly', () => {
  const parts = '<h2 id="_R_28n6_"></h2><p aria-labelledby="_R_28n6_ _R_9_"></p><b id="_R_9_"></b>';
  expect(pageWith(parts)).toContain(
    '<h2 id="r0"></h2><p aria-labelledby="r0 r1"></p><b id="r1"></b>',
  );
  expect(pageWith(`${parts}<section data-in-place=""></section>`)).toContain('id="_R_28n6_"');
});

test('a page has no marks for scripts', () => {
  expect(pageWith('<a href="/" data-discover="true">7<!-- --> g</a>')).toContain(
    '<a href="/">7 g</a>',
  );
});

test('icons are drawn from the page itself, each once', () => {
  const use = (name: string) => `<svg><use href="/assets/icons-bold-1.svg#${name}"></use></svg>`;
  const page = pageWith(use('Heart-bold') + use('Heart-bold') + use('wordmark'));
  expect(page).not.toContain('/assets/icons');
  expect(page.match(/<use href="#icon-Heart-bold">/g)).toHaveLength(2);
  expect(
    page.match(/<symbol id="icon-Heart-bold" viewBox="0 0 1 1"><path d="M1 1"\/><\/symbol>/g),
  ).toHaveLength(1);
  expect(page).toContain('<defs><path id="icon-wordmark" d="M0 0"/></defs>');
  expect(page).not.toContain('User-bold');
});

test('an icon that nobody knows stays named', () => {
  const use = '<use href="/assets/icons-bold-1.svg#Nothing"></use>';
  expect(pageWith(use)).toContain(use);
});

test('a style that stands in another is not taken apart wrongly but refused', () => {
  expect(() => takeStylesApart('.a{color:red;&:hover{color:blue}}')).toThrow('stands in a rule');
});
