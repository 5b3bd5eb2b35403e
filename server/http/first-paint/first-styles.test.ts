import { expect, test } from 'vitest';
import { takeStylesApart } from '../../browser-files/take-styles-apart.ts';
import { firstStyles, type FirstPage } from './first-styles.ts';

const always = {
  before: ':root{--ink:#111;--other:#222}dialog{border:0}',
  after: '@keyframes turn{to{rotate:1turn}}@font-face{font-family:F;src:url(/f.woff2)}',
};
const utilities =
  '.a{color:var(--ink)}.\\[\\&_b\\]\\:x b{color:red}.b{top:1px}.c{gap:0}' +
  '@media (width>=40rem){.sm\\:a{gap:1px}.sm\\:b{gap:2px}}';
const file = {
  path: '/assets/frame-1.css',
  laterPath: '/assets/later-1.css',
  parts: takeStylesApart(`${always.before}@layer utilities{${utilities}}${always.after}`),
};
const withUtilities = (rules: string) =>
  `${always.before}@layer utilities{${rules}}${always.after}`;

test('a page has the rules of its classes, and all that is no class', () => {
  const stylesOf = firstStyles(file);
  const pieces = ['<p class="a [&amp;_b]:x sm:a">', '<i class="c"></i></p>'];
  expect(stylesOf({ pieces, route: 'plan.en' })).toEqual({
    laterPath: '/assets/later-1.css',
    own: withUtilities(
      '.a{color:var(--ink)}.\\[\\&_b\\]\\:x b{color:red}.c{gap:0}@media (width>=40rem){.sm\\:a{gap:1px}}',
    ),
  });
});

const firstStylesOf = firstStyles(file);

test('a route keeps the rules of all its pages, and no other route has them', () => {
  const stylesOf = (page: FirstPage) => firstStylesOf(page).own;
  const one = stylesOf({ pieces: ['<p class="c"></p>'], route: 'plan.en' });
  expect(one).toBe(withUtilities('.c{gap:0}'));
  expect(stylesOf({ pieces: ['<p class="b"></p>'], route: 'plan.en' })).toBe(
    withUtilities('.b{top:1px}.c{gap:0}'),
  );
  expect(stylesOf({ pieces: ['<p class="c"></p>'], route: 'home.en' })).toBe(one);
});
