import { expect, test } from 'vitest';
import { takeStylesApart } from '../../browser-files/take-styles-apart.ts';
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
].join('');

const files = {
  styles: [{ path: '/assets/frame-1.css', parts: takeStylesApart(css) }],
  sprites: new Map([
    [
      '/assets/icons-bold-1.svg',
      '<svg><defs><path id="wordmark" d="M0 0"/></defs><symbol id="Heart-bold" viewBox="0 0 1 1"><path d="M1 1"/></symbol><symbol id="User-bold"><path d="M2 2"/></symbol></svg>',
    ],
  ]),
};

function pageWith(
  body: string,
  head = '<link nonce="n" rel="stylesheet" href="/assets/frame-1.css#"/>',
) {
  return withOwnFiles(files)({
    html: `<html><head>${head}</head><body class="a">${body}</body></html>`,
    nonce: 'n',
  });
}

function stylesOf(page: string): string {
  return /<style nonce="n">(.*)<\/style>/.exec(page)?.[1] ?? '';
}

test('a page has the rules for its classes and its elements, and no others', () => {
  const styles = stylesOf(
    pageWith(
      '<h1 class="p-1.5 sm:flex on [&amp;_b]:x">A <b>b</b></h1><p class="turn dark:y" style="margin:var(--of-page)">',
    ),
  );
  for (const kept of [
    '/*! licence */',
    'h1{margin:0}',
    '.p-1\\.5{padding:var(--a)}',
    '@media (width>=40rem){.sm\\:flex{display:flex}}',
    '.\\[\\&_b\\]\\:x b{color:red}',
    '.dark\\:y:where([data-theme=dark],[data-theme=dark] .other){color:#fff}',
    ':root{--a:var(--b);--b:1px;--of-page:3px}',
    '@supports (a:b){*,:before{--tw-used:initial}}',
    '@property --tw-used{',
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
  ]) {
    expect(styles).not.toContain(left);
  }
});

test('a page with a field has what fields look like', () => {
  expect(stylesOf(pageWith('<input>'))).toContain('::placeholder{opacity:1}');
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

test('a file or an icon that nobody knows stays named', () => {
  const link = '<link rel="stylesheet" href="/assets/other-1.css"/>';
  const use = '<use href="/assets/icons-bold-1.svg#Nothing"></use>';
  const page = pageWith(use, link);
  expect(page).toContain(link);
  expect(page).toContain(use);
});

test('a style that stands in another is not taken apart wrongly but refused', () => {
  expect(() => takeStylesApart('.a{color:red;&:hover{color:blue}}')).toThrow('stands in a rule');
});
