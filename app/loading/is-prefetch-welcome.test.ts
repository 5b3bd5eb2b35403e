import { expect, test } from 'vitest';
import { isPrefetchWelcome } from './is-prefetch-welcome.ts';

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: false, connection: { effectiveType: '4g' } }, false],
])('with %j something is fetched ahead: %s', (reader, isWelcome) => {
  expect(isPrefetchWelcome(reader)).toBe(isWelcome);
});
