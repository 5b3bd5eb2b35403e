import { expect, test } from 'vitest';
import { roundedPath } from './rounded-path.ts';

test.each([
  ['M1.2,2.6L3.4,4.4', 'm1 3l2 1'],
  ['M10,10h1.4V5.5H0z', 'm10 10h1v-4h-11z'],
  ['M0,0c1.4,1.4,2.6,2.6,3,3', 'm0 0c1 1 3 3 3 3'],
  ['M9,9a12.4,12.4,0,0,1-17,17', 'm9 9a12 12 0 0 1-17 17'],
  ['M1,1q.6.6-.4,2', 'm1 1q1 1 0 2'],
  ['m1,1,2,2Zm.4,.4', 'm1 1l2 2zm0 0'],
])('%s is %s in whole units', (path, whole) => {
  expect(roundedPath(path)).toBe(whole);
});

test('no error grows along a line', () => {
  const path = `M0,0${'l.4,0'.repeat(100)}`;
  const ends = [...roundedPath(path).matchAll(/l(-?\d+)/g)].map(([, x]) => Number(x));
  expect(ends.reduce((sum, each) => sum + each, 0)).toBe(40);
});

test('a line that is drawn larger is rounded as finely', () => {
  expect(roundedPath('M1.2-2.3q.3.4.8.6', 2)).toBe('m2-5q1 1 2 2');
  expect(roundedPath('M1,1a2,2,45,0,1,1,1', 2)).toBe('m2 2a4 4 45 0 1 2 2');
});

test('a turn that is closed begins where it began', () => {
  expect(roundedPath('M10.4,10.4l5,0zl1,1')).toBe('m10 10l5 0zl1 1');
});

test('what is no line is refused', () => {
  expect(() => roundedPath('M1,2,3')).toThrow('no line');
  expect(() => roundedPath('X1,2')).toThrow('no line');
});
