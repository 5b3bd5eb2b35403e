import { keepPages } from './keep-page.ts';
import { pageOf, type CacheNames } from './kept-page.ts';
import { cachePrefixes, offlinePrefix } from './messages.ts';

interface Settling {
  caches: CacheStorage;
  fetch: typeof fetch;
  names: CacheNames;
  /** Of the page for pages that are not kept. */
  offlineName: string;
  offlinePage: string;
  now: number;
  unnamedFiles?: readonly string[];
}

/** Keeps the page for pages that are not kept, and moves in what another build has left. */
export async function settle(settling: Settling): Promise<void> {
  await keepOfflinePage(settling);
  await moveIn(settling);
}

/** As a stranger sees it: nothing of whoever is logged in stays with it. */
async function keepOfflinePage(settling: Settling): Promise<void> {
  const { caches, offlineName, offlinePage } = settling;
  const own = await caches.open(offlineName);
  if (await own.match(offlinePage, { ignoreVary: true })) return;
  await keepPages({
    ...settling,
    names: { pages: offlineName, files: offlineName },
    fetch: (input, init) => settling.fetch(input, { ...init, credentials: 'omit' }),
    message: { pages: [{ path: offlinePage, title: '' }], pictures: [] },
  });
}

/**
 * Fetches kept pages of another build again. One that the server has no more is dropped; one that is
 * lost on its way stays as it was, with the files of its build, until the next try.
 */
async function moveIn(settling: Settling): Promise<void> {
  const { caches, names, offlineName } = settling;
  const own = [names.pages, names.files, offlineName];
  const old = (await caches.keys()).filter((name) => !own.includes(name));
  const { pages: pagesPrefix, files: filesPrefix } = cachePrefixes;
  const builds = new Set<string>();
  for (const name of old.filter((each) => each.startsWith(pagesPrefix))) {
    if (await movePages({ ...settling, from: name })) await caches.delete(name);
    else builds.add(name.slice(pagesPrefix.length));
  }
  for (const name of old.filter((each) => each.startsWith(filesPrefix))) {
    await movePictures({ ...settling, from: name });
    if (!builds.has(name.slice(filesPrefix.length))) await caches.delete(name);
  }
  const offline = old.filter((name) => name.startsWith(offlinePrefix));
  await Promise.all(offline.map((name) => caches.delete(name)));
}

/** One after the other: nobody waits for them. Whether none is left. */
async function movePages({ from, ...settling }: Settling & { from: string }): Promise<boolean> {
  const { caches, names } = settling;
  const [old, own] = await Promise.all([caches.open(from), caches.open(names.pages)]);
  let isLost = false;
  for (const request of await old.keys()) {
    const response = await old.match(request, { ignoreVary: true });
    const page = response && pageOf({ request, response });
    try {
      const isThere = !page || (await own.match(page.path, { ignoreVary: true }));
      if (!isThere) await keepPages({ ...settling, message: { pages: [page], pictures: [] } });
      await old.delete(request);
    } catch {
      isLost = true;
    }
  }
  return !isLost;
}

/** No page names all of its own, and they do not change with a build. */
async function movePictures({ caches, names, from }: Settling & { from: string }): Promise<void> {
  const [old, own] = await Promise.all([caches.open(from), caches.open(names.files)]);
  for (const request of await old.keys()) {
    if (new URL(request.url).pathname.startsWith('/assets/')) continue;
    const picture = await old.match(request, { ignoreVary: true });
    if (picture) await own.put(request, picture);
  }
}
