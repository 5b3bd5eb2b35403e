import {
  filterNames,
  noFilters,
  readFilters,
  type FilterName,
  type SearchFilters,
} from '../../../domain/search/recipes/search-filters.rules.ts';
import { searchLimits } from '../../../domain/search/search-limits.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { SearchQueryVariables } from './operations.gen.ts';
import { pageNumberOf } from '../../shell/page-number.ts';

export const searchTabs = [
  'all',
  'meal-plans',
  'recipes',
  'foods',
  'guides',
  'videos',
  'topics',
  'doctors',
] as const;
export type SearchTab = (typeof searchTabs)[number];

/** What is searched, as the address says it: `?s=soup&tab=recipes&diet=vegan&time=up_to_30`. */
export interface SearchAddress {
  text: string;
  tab: SearchTab;
  filters: SearchFilters;
  /** How many pages of hits are shown, one below the other. */
  page: number;
}

const mostPages = searchLimits.first / searchLimits.pageSize;

/** Words that mean nothing here choose nothing. */
export function readSearchAddress(search: URLSearchParams): SearchAddress {
  return {
    text: (search.get('s') ?? '').trim().slice(0, searchLimits.textLength),
    tab: searchTabs.find((tab) => tab === search.get('tab')) ?? 'all',
    filters: readFilters((name) => search.getAll(name)),
    page: pageNumberOf(search, mostPages),
  };
}

/**
 * The link to a search in a language: `searchPath({ locale, filters: filtersOfTag('vegan') })`. What
 * is left out searches everything.
 */
export function searchPath(args: {
  locale: Locale;
  text?: string;
  tab?: SearchTab;
  filters?: Partial<SearchFilters>;
  page?: number;
}): string {
  const { locale, text = '', tab = 'all', page = 1 } = args;
  const filters = { ...noFilters, ...args.filters };
  const query = new URLSearchParams(text === '' ? [] : [['s', text]]);
  if (tab !== 'all') query.set('tab', tab);
  for (const [name, value] of chosenPairs(filters)) query.append(name, value);
  if (page > 1) query.set('page', String(page));
  const path = screenPath('search', locale);
  return query.size === 0 ? path : `${path}?${query}`;
}

export function chosenPairs(filters: SearchFilters): [FilterName, string][] {
  return filterNames.flatMap((name) =>
    filters[name].map((value): [FilterName, string] => [name, value]),
  );
}

const apiTabs = {
  all: 'ALL',
  'meal-plans': 'MEAL_PLANS',
  recipes: 'RECIPES',
  foods: 'FOODS',
  guides: 'GUIDES',
  videos: 'VIDEOS',
  topics: 'TOPICS',
  doctors: 'DOCTORS',
} as const;

export function searchVariables({ text, tab, filters, page }: SearchAddress): SearchQueryVariables {
  const input = {
    text,
    tab: apiTabs[tab],
    filters: Object.fromEntries(filterNames.map((name) => [name, [...filters[name]]])),
    first: page * searchLimits.pageSize,
  };
  // Beside recipes, plans are shown to who typed something alone.
  return { input, withMealPlans: text !== '' || tab !== 'all' };
}

export function isLastPage(page: number): boolean {
  return page >= mostPages;
}
