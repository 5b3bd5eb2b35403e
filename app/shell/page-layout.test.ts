import { expect, test } from 'vitest';
import type { UIMatch } from 'react-router';
import { isDocument, isForStrangers, layoutOf, type PageHandle } from './page-layout.ts';

/** The page below the frame of all pages. */
function at(handle: Partial<PageHandle> | undefined, loaderData: unknown = null): UIMatch[] {
  const root = { handle: { layout: 'task', isForStrangers: true, isDocument: true } };
  return [root, { handle, loaderData }] as unknown as UIMatch[];
}

test('a page that says nothing has header and footer, is for members too and has scripts', () => {
  for (const matches of [at(undefined), at({}), []]) {
    expect([layoutOf(matches), isForStrangers(matches), isDocument(matches)]).toEqual([
      'full',
      false,
      false,
    ]);
  }
});

test('a page chooses for itself, alone or by its data', () => {
  expect(layoutOf(at({ layout: 'task' }))).toBe('task');
  const layout: PageHandle['layout'] = (data) => (data === 'kitchen' ? 'task' : 'full');
  expect(layoutOf(at({ layout }, 'kitchen'))).toBe('task');
  expect(layoutOf(at({ layout }, 'table'))).toBe('full');
  expect(isForStrangers(at({ isForStrangers: true }))).toBe(true);
  expect(isDocument(at({ isDocument: true }))).toBe(true);
  expect(isDocument(at({ isDocument: (data) => data === 'read' }, 'read'))).toBe(true);
  expect(isDocument(at({ isDocument: (data) => data === 'read' }, 'typed'))).toBe(false);
});
