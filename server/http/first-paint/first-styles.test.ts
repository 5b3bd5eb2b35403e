import { expect, test } from 'vitest';
import { takeStylesApart } from '../../browser-files/take-styles-apart.ts';
import { firstStyles } from './first-styles.ts';

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

const stylesOf = firstStyles(file);

test('a page has the rules of its classes, and all that is no class', () => {
  const pieces = ['<p class="a [&amp;_b]:x sm:a">', '<i class="c"></i></p>'];
  expect(stylesOf(pieces)).toEqual({
    laterPath: '/assets/later-1.css',
    own: withUtilities(
      '.a{color:var(--ink)}.\\[\\&_b\\]\\:x b{color:red}.c{gap:0}@media (width>=40rem){.sm\\:a{gap:1px}}',
    ),
  });
});

test('a page has nothing of the pages before it, so it is the same from every server', () => {
  const alone = stylesOf(['<p class="c"></p>']);
  expect(alone.own).toBe(withUtilities('.c{gap:0}'));
  expect(stylesOf(['<p class="b"></p>']).own).toBe(withUtilities('.b{top:1px}'));
  expect(stylesOf(['<p class="c"></p><p class="c"></p>'])).toEqual(alone);
});
