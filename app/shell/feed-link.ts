import { feedPath } from '../../i18n/feed-path.ts';
import type { Locale } from '../../i18n/locales.ts';

type Matches = readonly ({ id: string } | undefined)[];

/** In the head of a page whose news a reader of feeds may follow. */
export function feedLinkOf(matches: Matches) {
  const locale = matches.at(-1)?.id.split('.')[1] as Locale;
  return {
    tagName: 'link' as const,
    rel: 'alternate',
    type: 'application/atom+xml',
    href: feedPath(locale),
  };
}
