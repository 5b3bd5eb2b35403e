import { keepPages } from './keep-page.ts';
import { pageOf, type CacheNames } from './kept-page.ts';
import { cachePrefixes, offlinePrefix, type PageToKeep } from './messages.ts';

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

/** Fetches kept pages of another build again. A page that cannot be fetched is dropped. */
async function moveIn(settling: Settling): Promise<void> {
  const { caches, names, offlineName } = settling;
  const own = [names.pages, names.files, offlineName];
  const prefixes = [...Object.values(cachePrefixes), offlinePrefix];
  const old = (await caches.keys()).filter(
    (name) => !own.includes(name) && prefixes.some((prefix) => name.startsWith(prefix)),
  );
  for (const name of old) {
    if (name.startsWith(cachePrefixes.pages)) {
      // One after the other: nobody waits for them.
      for (const page of await pagesIn({ caches, name })) {
        await keepPages({ ...settling, message: { pages: [page], pictures: [] } }).catch(() => {});
      }
    }
    if (name.startsWith(cachePrefixes.files)) await movePictures({ ...settling, from: name });
    await caches.delete(name);
  }
}

async function pagesIn({
  caches,
  name,
}: {
  caches: CacheStorage;
  name: string;
}): Promise<PageToKeep[]> {
  const cache = await caches.open(name);
  const pages = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request, { ignoreVary: true });
    return response ? [pageOf({ request, response })] : [];
  });
  return (await Promise.all(pages)).flat();
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
