import { afterEach, expect, test, vi } from 'vitest';
import { keptResponse, keptVersion, pageOf } from './kept-page.ts';
import { markedAsKept, wasKeptResponse } from './kept-response.ts';
import { listKeptPages } from './list-kept-pages.ts';
import type { PageToKeep } from './messages.ts';
import { fakeCaches } from './testing/fake-caches.ts';

afterEach(() => vi.unstubAllGlobals());

function kept(page: PageToKeep, now = 0): Response {
  return keptResponse({ html: '<p>', headers: new Headers(), page, now });
}

/** A device with these pages, in the order they were looked at. */
function deviceWith(pages: readonly PageToKeep[], more: Record<string, PageToKeep[]> = {}) {
  const { caches, kept: all } = fakeCaches();
  for (const [name, own] of Object.entries({ 'pages-1': pages, ...more })) {
    all.set(name, new Map(own.map((page) => [page.path, kept(page)])));
  }
  vi.stubGlobal('window', { caches });
  vi.stubGlobal('caches', caches);
}

const stew = { path: '/recipes/stew', title: 'Gulasch – à la Öland' };

test('kept pages are listed by their titles, what was looked at last first', async () => {
  deviceWith([stew, { path: '/shopping-list', title: 'Shopping list' }]);
  const listed = await listKeptPages('en');
  expect(listed.map(({ path, title }) => [path, title])).toEqual([
    ['/shopping-list', 'Shopping list'],
    ['/recipes/stew', 'Gulasch – à la Öland'],
  ]);
  expect(listed.map(({ screen }) => screen)).toEqual(['shoppingList', 'recipe']);
});

test('a page is listed in its own language alone', async () => {
  deviceWith([stew, { path: '/se/recept/gryta', title: 'Gryta' }]);
  expect((await listKeptPages('sv')).map(({ title }) => title)).toEqual(['Gryta']);
  expect((await listKeptPages('es')).map(({ title }) => title)).toEqual([]);
});

test('a dish of a plan is a page, a tab is none, and neither is what has no name of ours', async () => {
  deviceWith([
    { path: '/recipes/stew?dish=d1', title: 'Stew for four' },
    { path: '/recipes/stew?tab=notes', title: 'Notes' },
    { path: '/unheard-of', title: 'Something' },
  ]);
  expect((await listKeptPages('en')).map(({ title }) => title)).toEqual(['Stew for four']);
});

test('what two builds have kept is listed once; other caches hold no pages', async () => {
  deviceWith([stew], {
    'pages-2': [{ ...stew, title: 'Stew, newer' }],
    'files-1': [{ path: '/recipes/soup', title: 'Soup' }],
    'offline-1': [{ path: '/recipes/salad', title: 'Salad' }],
  });
  expect((await listKeptPages('en')).map(({ title }) => title)).toEqual(['Stew, newer']);
});

test('a browser without caches has kept nothing', async () => {
  vi.stubGlobal('window', {});
  expect(await listKeptPages('en')).toEqual([]);
});

test('a copy says what it is, and nothing of how it was packed on its way', async () => {
  const headers = new Headers({
    'content-type': 'text/html',
    'content-encoding': 'br',
    'content-length': '7',
  });
  const page = { ...stew, version: 'v1 ö' };
  const response = keptResponse({ html: '<p>öl', headers, page, now: 5 });
  expect(await response.clone().text()).toBe('<p>öl');
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(response.headers.has('content-length')).toBe(false);
  const request = { url: 'https://yolk.example/recipes/stew?dish=d1' } as Request;
  expect(pageOf({ request, response })).toEqual({
    path: '/recipes/stew?dish=d1',
    title: stew.title,
  });
  expect(keptVersion({ response, now: 5, freshForMs: 10 })).toBe('v1 ö');
});

test('a copy is as good as its version until its day is over, and without one never', () => {
  const response = kept({ ...stew, version: 'v1' }, 1000);
  const versionAt = (now: number) => keptVersion({ response, now, freshForMs: 100 });
  expect([versionAt(1099), versionAt(1100)]).toEqual(['v1', null]);
  expect(keptVersion({ response: kept(stew), now: 0, freshForMs: 100 })).toBeNull();
});

test('a page that was kept says so when it is opened, beside what else it says', async () => {
  const answer = new Response('<p>', { status: 203, headers: { 'server-timing': 'db;dur=1' } });
  const marked = await markedAsKept(answer);
  expect(marked.headers.get('server-timing')).toBe('db;dur=1, kept');
  expect([marked.status, await marked.text()]).toEqual([203, '<p>']);
});

test.each([
  [[{ serverTiming: [{ name: 'kept' }] }], true],
  [[{ serverTiming: [{ name: 'db' }] }], false],
  [[{ serverTiming: [] }], false],
  [[{}], false],
  [[], false],
])('a browser that tells %j of the way here: %s', (entries, isKept) => {
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  expect(wasKeptResponse()).toBe(isKept);
});
