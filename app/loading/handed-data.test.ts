import { afterEach, expect, test, vi } from 'vitest';
import { takeHandedData } from './handed-data.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the router finds after it has read its stream. */
function readBy(decoded: object, handed: string | null): unknown {
  const context: { state?: unknown } = {};
  vi.stubGlobal('window', { __reactRouterContext: context });
  const element = handed === null ? null : { textContent: handed };
  takeHandedData();
  // The page may still be on its way while its scripts run.
  vi.stubGlobal('document', { getElementById: () => element });
  context.state = decoded;
  return context.state;
}

test('the data of the page takes the place of what the router was not told', () => {
  const decoded = { loaderData: { root: null, preview: { later: 1 } }, actionData: null };
  expect(readBy(decoded, '{"root":{"title":"Eggs"}}')).toEqual({
    loaderData: { root: { title: 'Eggs' }, preview: { later: 1 } },
    actionData: null,
  });
});

test('a page without data of its own is read as the router has it', () => {
  const decoded = { loaderData: { root: { title: 'Eggs' } } };
  expect(readBy(decoded, null)).toBe(decoded);
});

test('where there is no page of the router there is nothing to take', () => {
  vi.stubGlobal('window', {});
  expect(takeHandedData).not.toThrow();
});
