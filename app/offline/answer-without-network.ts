import { keptScreenOf, memberHomeFor, offlinePageFor } from './kept-paths.ts';
import { markedAsKept } from './kept-response.ts';
import { cachePrefixes } from './messages.ts';

interface Answering {
  caches: CacheStorage;
  url: URL;
}

/** The page as it was kept, marked as such; undefined when it was not. */
export async function keptPageOf({ caches, url }: Answering): Promise<Response | undefined> {
  const kept = await findKept({ caches, path: `${url.pathname}${url.search}` });
  return kept && markedAsKept(kept);
}

/** The page as it was kept, else the page that tells what there is; undefined when nothing is. */
export async function pageWithoutNetwork({
  caches,
  url,
}: Answering): Promise<Response | undefined> {
  const kept = await keptPageOf({ caches, url });
  if (kept) return kept;
  const home = memberHomeFor(url.pathname);
  if (home !== null && (await findKept({ caches, path: home })))
    return redirectTo({ url, to: home });
  const offlinePage = offlinePageFor(`${url.pathname}${url.search}`);
  const answer = await caches.match(pathOf(offlinePage), { ignoreVary: true });
  if (answer === undefined) return undefined;
  // Under the address of another page its scripts would look for that page.
  return url.pathname === pathOf(offlinePage)
    ? markedAsKept(answer)
    : redirectTo({ url, to: offlinePage });
}

/**
 * The page at this very address, else the same page with another query, for example without its
 * open dialog.
 */
async function findKept({
  caches,
  path,
}: {
  caches: CacheStorage;
  path: string;
}): Promise<Response | undefined> {
  if (keptScreenOf(pathOf(path)) === null) return undefined;
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefixes.pages));
  for (const ignoreSearch of [false, true]) {
    for (const name of names.toReversed()) {
      const pages = await caches.open(name);
      const kept = await pages.match(path, { ignoreSearch, ignoreVary: true });
      if (kept) return kept;
    }
  }
  return undefined;
}

function pathOf(path: string): string {
  return path.replace(/[?#].*$/, '');
}

function redirectTo({ url, to }: { url: URL; to: string }): Response {
  return Response.redirect(new URL(to, url).href, 302);
}
