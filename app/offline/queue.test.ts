import { afterEach, expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';
import { fakeStorage } from './testing/fake-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['[{"userId":"maja","slug":"stew"}]', 1],
  ['[null, 1, {"slug":"stew"}, {"userId":"maja"}]', 1],
  ['{"userId":"maja"}', 0],
  ['[', 0],
])('of %s as many wait as somebody is to send: %i', (text, count) => {
  fakeStorage();
  localStorage.setItem('kept-ratings', text);
  expect(createQueue('ratings').read()).toHaveLength(count);
});
