import {
  modeOfSlug,
  modeSlugs,
  tagOfSlug,
  tagSlugs,
  type NavigatorMode,
  type NavigatorTag,
} from '../../../domain/foods/navigator/navigator.rules.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { pageNumberOf } from '../../shell/page-number.ts';

export const mostCompared = 4;
/** In the address where a page asks for all foods at once, to find among them as one types. */
export const indexParameter = 'all';

/** What the food navigator shows, as its address says it. */
export interface NavigatorAddress {
  mode: NavigatorMode;
  tag: NavigatorTag | null;
  search: string;
  page: number;
  /** Slugs of the foods side by side. */
  compared: readonly string[];
  /** The slug of a locked food while who is no member is told about membership. */
  prompted: string | null;
}

interface AddressParts {
  params: { mode?: string; tag?: string };
  search: URLSearchParams;
  locale: Locale;
}

/** Where who asks for nothing starts. */
const start = { mode: 'carbs', tag: null } as const;

/** Null where no mode or tag has that name. */
export function navigatorAddressOf({ params, search, locale }: AddressParts) {
  const shelf = shelfOf({ params, locale });
  if (shelf === null) return null;
  const address: NavigatorAddress = {
    ...shelf,
    search: search.get('q')?.trim() ?? '',
    page: pageNumberOf(search),
    compared: comparedOf(search.get('compare')),
    prompted: search.get('members'),
  };
  return address;
}

function shelfOf({ params, locale }: Pick<AddressParts, 'params' | 'locale'>) {
  if (params.mode === undefined) return start;
  const language = locales[locale].contentLanguage;
  const mode = modeOfSlug({ slug: params.mode, language });
  const tag = params.tag === undefined ? null : tagOfSlug({ slug: params.tag, language });
  if (mode === null || (tag === null && params.tag !== undefined)) return null;
  return { mode, tag };
}

/** What people look up, what is surprising and the shelves, instead of a list. */
export function isStart({ mode, tag, search, page }: NavigatorAddress): boolean {
  return mode === start.mode && tag === null && search === '' && page === 1;
}

function comparedOf(value: string | null): readonly string[] {
  const slugs = (value ?? '').split(',').filter((slug) => slug !== '');
  return [...new Set(slugs)].slice(0, mostCompared);
}

export function navigatorPath(args: {
  address: NavigatorAddress;
  locale: Locale;
  hash?: string;
}): string {
  const { mode, tag, search, page, compared, prompted } = args.address;
  const language = locales[args.locale].contentLanguage;
  const params = {
    mode: modeSlugs[language][mode],
    ...(tag !== null && { tag: tagSlugs[language][tag] }),
  };
  const query = {
    q: search === '' ? undefined : search,
    page: page > 1 ? String(page) : undefined,
    compare: compared.length > 0 ? compared.join(',') : undefined,
    members: prompted ?? undefined,
  };
  return screenPath('foodNavigator', args.locale, params, { query, hash: args.hash ?? '' });
}

/** With the food among the compared ones, or without it where it is. */
export function toggleCompared(address: NavigatorAddress, slug: string): NavigatorAddress {
  const { compared } = address;
  const others = compared.filter((each) => each !== slug);
  return { ...address, compared: others.length < compared.length ? others : [...others, slug] };
}

/** For links from elsewhere: the food, ready to be put beside others of its shelf. */
export function comparePath(args: { slug: string; tag: NavigatorTag; locale: Locale }): string {
  const { slug, tag, locale } = args;
  const address = { mode: start.mode, tag, search: '', page: 1, compared: [slug], prompted: null };
  return navigatorPath({ address, locale });
}
