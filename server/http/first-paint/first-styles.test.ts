import { expect, test } from 'vitest';
import { takeStylesApart } from '../../browser-files/take-styles-apart.ts';
import { firstStyles } from './first-styles.ts';

const css = [
  ':root{--ink:#111;--of-attribute:#222;--not-asked:#333}',
  'dialog{border:0}.a{color:var(--ink)}.\\[\\&_b\\]\\:x b{color:red}.b{animation:1s turn}.c{gap:0}',
  '@media (width>=40rem){.sm\\:a{gap:1px}}',
  '@keyframes turn{to{rotate:1turn}}@keyframes away{to{opacity:0}}',
].join('');

const files = [{ path: '/assets/frame-1.css', parts: takeStylesApart(css) }];

test('a page has the rules of its classes, of every element and the variables they ask for', () => {
  const stylesOf = firstStyles(files);
  const pieces = [
    '<p class="a [&amp;_b]:x sm:a">',
    '<i style="color:var(--of-attribute)"></i></p>',
  ];
  expect(stylesOf({ pieces, route: 'plan.en' })).toBe(
    ':root{--ink:#111;--of-attribute:#222}dialog{border:0}.a{color:var(--ink)}' +
      '.\\[\\&_b\\]\\:x b{color:red}@media (width>=40rem){.sm\\:a{gap:1px}}',
  );
});

test('a route keeps the rules of all its pages, and no other route has them', () => {
  const stylesOf = firstStyles(files);
  const one = stylesOf({ pieces: ['<p class="c"></p>'], route: 'plan.en' });
  expect(one).toBe('dialog{border:0}.c{gap:0}');
  expect(stylesOf({ pieces: ['<p class="b"></p>'], route: 'plan.en' })).toBe(
    'dialog{border:0}.b{animation:1s turn}.c{gap:0}@keyframes turn{to{rotate:1turn}}',
  );
  expect(stylesOf({ pieces: ['<p class="c"></p>'], route: 'home.en' })).toBe(one);
});

test('what somebody wrote may look like a variable: none that is not ours is noted', () => {
  const stylesOf = firstStyles(files);
  const plain = stylesOf({ pieces: ['<p class="a"></p>'], route: 'plan.en' });
  const note = '<p class="a">my var(--never) and var(--, unclosed class="</p>';
  expect(stylesOf({ pieces: [note], route: 'plan.en' })).toBe(plain);
});
