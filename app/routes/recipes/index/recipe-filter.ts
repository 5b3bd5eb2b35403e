import { screenPath } from '../../../../i18n/paths.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import type { RecipesQueryVariables } from '../operations.gen.ts';
import { pageNumberOf } from '../../../shell/page-number.ts';

export const filterMeals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
export const filterStrictnesses = ['KETO', 'MODERATE', 'LIBERAL'] as const;

/** What the index shows, as its address says it: `?meal=dinner&level=keto&page=2`, `?list=all`. */
export interface RecipeFilter {
  meal: (typeof filterMeals)[number] | null;
  strictness: (typeof filterStrictnesses)[number] | null;
  /** Only those that need no membership. */
  isOpen: boolean;
  /** The list itself; without it the page asks what one feels like. */
  isList: boolean;
  page: number;
}

/** Words that mean nothing here filter nothing. */
export function filterOf(search: URLSearchParams): RecipeFilter {
  const meal = search.get('meal')?.toUpperCase();
  const level = search.get('level')?.toUpperCase();
  const filter = {
    meal: filterMeals.find((each) => each === meal) ?? null,
    strictness: filterStrictnesses.find((each) => each === level) ?? null,
    isOpen: search.get('open') === 'yes',
    page: pageNumberOf(search),
  };
  return { ...filter, isList: search.get('list') === 'all' || showsList(filter) };
}

/** Whoever filters or turns pages is in the list, whether or not the address says so. */
function showsList({ meal, strictness, isOpen, page }: Omit<RecipeFilter, 'isList'>): boolean {
  return meal !== null || strictness !== null || isOpen || page > 1;
}

export function filterPath({ filter, locale }: { filter: RecipeFilter; locale: Locale }): string {
  const query = {
    meal: filter.meal?.toLowerCase(),
    level: filter.strictness?.toLowerCase(),
    open: filter.isOpen ? 'yes' : undefined,
    list: filter.isList && !showsList(filter) ? 'all' : undefined,
    page: filter.page > 1 ? String(filter.page) : undefined,
  };
  return screenPath('recipes', locale, undefined, { query });
}

export function filterVariables({
  meal,
  strictness,
  isOpen,
  page,
}: RecipeFilter): RecipesQueryVariables {
  return { filter: { meal, strictness, isOpen }, page };
}
