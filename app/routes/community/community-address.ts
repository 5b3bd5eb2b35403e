import {
  communityAreas,
  communityLimits,
  type CommunityArea,
} from '../../../domain/community/community.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { pageNumberOf } from '../../shell/page-number.ts';

/** What is listed, as the address says it: `?kind=health&show=followed&sort=newest&q=salt&page=2`. */
export interface CommunityAddress {
  area: CommunityArea | null;
  /** Only what the reader follows. */
  isFollowed: boolean;
  isNewest: boolean;
  text: string;
  page: number;
}

/** Odd values list everything. */
export function readCommunityAddress(search: URLSearchParams): CommunityAddress {
  const kind = search.get('kind')?.toUpperCase();
  return {
    area: communityAreas.find((area) => area === kind) ?? null,
    isFollowed: search.get('show') === 'followed',
    isNewest: search.get('sort') === 'newest',
    text: (search.get('q') ?? '').trim().slice(0, communityLimits.search),
    page: pageNumberOf(search, communityLimits.pages),
  };
}

export function communityPath(args: Partial<CommunityAddress> & { locale: Locale }): string {
  const { locale, area = null, isFollowed = false, isNewest = false } = args;
  const { text = '', page = 1 } = args;
  return screenPath('community', locale, undefined, {
    query: {
      kind: area?.toLowerCase(),
      show: isFollowed ? 'followed' : undefined,
      sort: isNewest ? 'newest' : undefined,
      q: text || undefined,
      page: page > 1 ? String(page) : undefined,
    },
  });
}

/** A page of a topic, at one of its posts. */
export function topicPath(args: {
  locale: Locale;
  id: string;
  page?: number | null;
  number?: number | null;
}): string {
  const { locale, id, page = 1, number = null } = args;
  const query = { page: page !== null && page > 1 ? String(page) : undefined };
  const path = screenPath('communityTopic', locale, { id }, { query });
  return number === null ? path : `${path}#post-${number}`;
}
