import { expect, test } from 'vitest';
import { classesIn, renamedClasses } from './class-names.ts';

test.each([
  ['.card > .w-1\\/2:hover', ['card', 'w-1/2']],
  // A code ends with a space, or with what cannot be part of it.
  ['.\\32 xl\\:p-4', ['2xl:p-4']],
  ['.w-1\\2f-2', ['w-1/-2']],
  ['a:is(p, li)', []],
])('%s names the classes %j', (selector, classes) => {
  expect(classesIn(selector)).toEqual(classes);
});

test('a class that is written with a code gets its other name', () => {
  const names = new Map([['w-1/-2', 'b']]);
  expect(renamedClasses('.w-1\\2f-2 .card', names)).toBe('.b .card');
});
