import { expect, test } from 'vitest';
import { keepPages } from './keep-page.ts';
import { settle } from './settle.ts';
import { fakeCaches, fakeSite } from './testing/fake-caches.ts';

const old = { pages: 'pages-1', files: 'files-1' };
const names = { pages: 'pages-2', files: 'files-2' };
const offline = { offlineName: 'offline-2', offlinePage: '/offline' };

const site = {
  '/offline': '/assets/offline.js',
  '/assets/offline.js': '',
  '/shopping-list': '/assets/list.js',
  '/assets/list.js': '',
  '/recipes/stew': '',
  '/dish/stew.svg': '<svg/>',
};

test('the page for pages that are not kept is there once a build', async () => {
  const { caches, kept } = fakeCaches();
  const { asked, fetch } = fakeSite(site);
  await settle({ caches, fetch, names, ...offline, now: 0 });
  expect([...(kept.get('offline-2')?.keys() ?? [])]).toEqual(['/assets/offline.js', '/offline']);
  asked.length = 0;
  await settle({ caches, fetch, names, ...offline, now: 0 });
  expect(asked).toEqual([]);
});

test('a new build fetches what is kept anew, and what it cannot have is gone', async () => {
  const { caches, kept } = fakeCaches();
  const { fetch } = fakeSite(site);
  const pages = ['/shopping-list', '/recipes/stew'].map((path) => ({ path, title: path }));
  const message = { pages, pictures: ['/dish/stew.svg'] };
  await keepPages({ caches, fetch, names: old, message, now: 0 });
  await caches.open('offline-1');
  const other = fakeSite({ ...site, '/recipes/stew': 404 });
  await settle({ caches, fetch: other.fetch, names, ...offline, now: 0 });
  expect([...kept.keys()].toSorted()).toEqual(['files-2', 'offline-2', 'pages-2']);
  expect([...(kept.get('pages-2')?.keys() ?? [])]).toEqual(['/shopping-list']);
  expect([...(kept.get('files-2')?.keys() ?? [])].toSorted()).toEqual([
    '/assets/list.js',
    '/dish/stew.svg',
  ]);
});

test('the page for pages that are not kept is fetched as a stranger, all of it', async () => {
  const { caches } = fakeCaches();
  const { fetch } = fakeSite(site);
  const sent: (RequestInit | undefined)[] = [];
  const noting: typeof globalThis.fetch = (input, init) => {
    sent.push(init);
    return fetch(input as string);
  };
  await settle({ caches, fetch: noting, names, ...offline, now: 0 });
  expect(sent).toHaveLength(2);
  for (const init of sent) expect(init?.credentials).toBe('omit');
});

test('caches of others on the same address are nothing of ours', async () => {
  const { caches, kept } = fakeCaches();
  await caches.open('workbox-precache');
  await settle({ caches, fetch: fakeSite(site).fetch, names, ...offline, now: 0 });
  expect([...kept.keys()]).toContain('workbox-precache');
});

test('scripts of the former build are not moved in: no page of this one names them', async () => {
  const { caches, kept } = fakeCaches();
  const former = await caches.open(old.files);
  for (const path of ['/assets/old.js', '/dish/stew.svg']) {
    await former.put(path, new Response('kept'));
  }
  await settle({ caches, fetch: fakeSite(site).fetch, names, ...offline, now: 0 });
  expect([...(kept.get('files-2')?.keys() ?? [])]).toEqual(['/dish/stew.svg']);
});

test('one page that is lost on its way keeps the others from nothing', async () => {
  const { caches, kept } = fakeCaches();
  const { fetch } = fakeSite(site);
  const pages = ['/recipes/stew', '/shopping-list'].map((path) => ({ path, title: path }));
  await keepPages({ caches, fetch, names: old, message: { pages, pictures: [] }, now: 0 });
  const losing = (async (path: string) => {
    if (path === '/recipes/stew') throw new TypeError('Failed to fetch');
    return fetch(path);
  }) as typeof globalThis.fetch;
  await settle({ caches, fetch: losing, names, ...offline, now: 0 });
  expect([...(kept.get('pages-2')?.keys() ?? [])]).toEqual(['/shopping-list']);
  expect(kept.has('pages-1')).toBe(false);
});
