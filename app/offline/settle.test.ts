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

/** A site on the way to which these paths are lost. */
function losing(...lost: string[]): typeof globalThis.fetch {
  const { fetch } = fakeSite(site);
  return (async (path: string) => {
    if (lost.includes(path)) throw new TypeError('Failed to fetch');
    return fetch(path);
  }) as typeof globalThis.fetch;
}

/** Kept by the former build: the list with its script, and a stew. */
async function keptByFormerBuild() {
  const { caches, kept } = fakeCaches();
  const pages = ['/recipes/stew', '/shopping-list'].map((path) => ({ path, title: path }));
  const message = { pages, pictures: ['/dish/stew.svg'] };
  await keepPages({ caches, fetch: fakeSite(site).fetch, names: old, message, now: 0 });
  const settleWith = (fetch: typeof globalThis.fetch) =>
    settle({ caches, fetch, names, ...offline, now: 0 });
  return { kept, settleWith };
}

const pathsIn = (cache: Map<string, Response> | undefined) => [...(cache?.keys() ?? [])];

test('one page that is lost on its way keeps the others from nothing', async () => {
  const { kept, settleWith } = await keptByFormerBuild();
  await settleWith(losing('/recipes/stew'));
  expect(pathsIn(kept.get('pages-2'))).toEqual(['/shopping-list']);
});

test.each([
  ['the network', losing('/shopping-list')],
  ['the network under one of its files', losing('/assets/list.js')],
  ['the server', fakeSite({ ...site, '/shopping-list': 503 }).fetch],
])('a page that %s loses stays with its files until it can be fetched', async (_how, fetch) => {
  const { kept, settleWith } = await keptByFormerBuild();
  await settleWith(fetch);
  expect(pathsIn(kept.get('pages-1'))).toEqual(['/shopping-list']);
  expect(pathsIn(kept.get('files-1'))).toContain('/assets/list.js');
  expect(pathsIn(kept.get('pages-2'))).toEqual(['/recipes/stew']);
  await settleWith(fakeSite(site).fetch);
  expect([...kept.keys()].toSorted()).toEqual(['files-2', 'offline-2', 'pages-2']);
  expect(pathsIn(kept.get('pages-2')).toSorted()).toEqual(['/recipes/stew', '/shopping-list']);
});

test('a page that this build has kept meanwhile is not fetched for the former one', async () => {
  const { kept, settleWith } = await keptByFormerBuild();
  await settleWith(losing('/shopping-list'));
  kept.get('pages-2')?.set('/shopping-list', new Response('seen since'));
  const { asked, fetch } = fakeSite(site);
  await settleWith(fetch);
  expect(asked).toEqual([]);
  expect(kept.has('pages-1')).toBe(false);
});
