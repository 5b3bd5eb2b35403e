import { expect, test } from 'vitest';
import { isKeptStill } from './is-kept-still.ts';

const hourMs = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 23, 18);

test.each([
  ['nothing', null, false],
  ['this version, a moment ago', { madeFor: 'week 3 en', keptAt: now }, true],
  ['this version, at noon', { madeFor: 'week 3 en', keptAt: now - 5 * hourMs }, true],
  ['this version, yesterday', { madeFor: 'week 3 en', keptAt: now - 20 * hourMs }, false],
  ['an older version', { madeFor: 'week 2 en', keptAt: now }, false],
  ['another language', { madeFor: 'week 3 sv', keptAt: now }, false],
])('of a week there is on the device: %s', (_what, kept, isStill) => {
  expect(isKeptStill({ kept, madeFor: 'week 3 en', now })).toBe(isStill);
});
