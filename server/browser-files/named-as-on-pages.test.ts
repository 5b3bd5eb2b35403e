import { expect, test } from 'vitest';
import { withStylesAsOnPages } from './named-as-on-pages.ts';

test('a stylesheet among later files has the address that the page has it by', () => {
  const list = (names: string) => `const f=["assets/part-1.js",${names}],s="/assets/frame-1.css#"`;
  expect(withStylesAsOnPages(list('"assets/frame-1.css"'))).toBe(list('"assets/frame-1.css#"'));
  expect(withStylesAsOnPages(list('"assets/other.js"'))).toBe(list('"assets/other.js"'));
});
