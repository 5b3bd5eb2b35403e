import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { VideoCollection } from '../../graphql/schema-types.gen.ts';

const collections = ['cooking', 'lessons'] as const;

/** What is looked for, as the address says it: `?q=salmon&kind=lessons&open=all`. */
export interface VideosAddress {
  text: string;
  collection: (typeof collections)[number] | null;
  areOpen: boolean;
}

/** How the address names a collection. */
export function kindOf(collection: VideoCollection): VideosAddress['collection'] {
  return collections.find((each) => each === collection.toLowerCase()) ?? null;
}

/** Odd values look for nothing. */
export function readVideosAddress(search: URLSearchParams): VideosAddress {
  const kind = search.get('kind');
  return {
    text: (search.get('q') ?? '').trim().slice(0, 80),
    collection: collections.find((each) => each === kind) ?? null,
    areOpen: search.get('open') === 'all',
  };
}

export function videosPath(address: Partial<VideosAddress> & { locale: Locale }): string {
  const { locale, text, collection, areOpen = false } = address;
  return screenPath('videos', locale, undefined, {
    query: {
      q: text || undefined,
      kind: collection ?? undefined,
      open: areOpen ? 'all' : undefined,
    },
  });
}
