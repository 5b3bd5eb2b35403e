import { expect, test } from 'vitest';
import { SlowNavigations } from './slow-navigations.ts';

test('a navigation of over a second is told once, with its whole length', () => {
  const navigations = new SlowNavigations();
  expect(navigations.see('loading', 100)).toBeNull();
  // Another link pressed meanwhile: the reader has waited since the first.
  expect(navigations.see('loading', 900)).toBeNull();
  expect(navigations.see('idle', 1600.6)).toBe(1501);
  expect(navigations.see('idle', 9000)).toBeNull();
});

test('a second is no delay, and the next navigation is measured by itself', () => {
  const navigations = new SlowNavigations();
  navigations.see('loading', 0);
  expect(navigations.see('idle', 1000)).toBeNull();
  navigations.see('loading', 5000);
  expect(navigations.see('idle', 6001)).toBe(1001);
});

test('what a form takes to be answered is no navigation, until a page is loaded for it', () => {
  const navigations = new SlowNavigations();
  expect(navigations.see('submitting', 0)).toBeNull();
  expect(navigations.see('idle', 5000)).toBeNull();
  navigations.see('submitting', 10_000);
  navigations.see('loading', 15_000);
  expect(navigations.see('submitting', 15_500)).toBeNull();
  expect(navigations.see('idle', 17_000)).toBe(2000);
});
