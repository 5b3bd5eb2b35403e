import { localeOfPath, type Locale } from '../../i18n/locales.ts';
import { pageOf } from './kept-page.ts';
import { keptScreenOf, type KeptScreen } from './kept-paths.ts';
import { cachePrefixes, type PageToKeep } from './messages.ts';

export interface ListedPage extends PageToKeep {
  screen: KeptScreen;
}

/** What this device can open without a network in a language, what was looked at last first. */
export async function listKeptPages(locale: Locale): Promise<ListedPage[]> {
  if (!('caches' in window)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefixes.pages));
  const found = await Promise.all(names.map((name) => listPages(name, locale)));
  const byPath = new Map(found.flat().map((page) => [page.path, page]));
  return [...byPath.values()].toReversed();
}

/** Tabs of a page are opened from the page itself; a dish of a plan is a page of its own. */
async function listPages(name: string, locale: Locale): Promise<ListedPage[]> {
  const cache = await caches.open(name);
  const listed = (await cache.keys()).map(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (localeOfPath(pathname) !== locale) return [];
    const screen = keptScreenOf(pathname);
    const response = await cache.match(request, { ignoreVary: true });
    const isTab = search !== '' && !search.startsWith('?dish=');
    if (screen === null || isTab || response === undefined) return [];
    return [{ ...pageOf({ request, response }), screen }];
  });
  return (await Promise.all(listed)).flat();
}
