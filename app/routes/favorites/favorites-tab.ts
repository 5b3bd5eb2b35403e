import { screenPath } from '../../../i18n/paths.ts';
import type { Locale } from '../../../i18n/locales.ts';

export type FavoritesTab = 'recipes' | 'meal-plans';

export function favoritesTabOf(search: URLSearchParams): FavoritesTab {
  return search.get('tab') === 'meal-plans' ? 'meal-plans' : 'recipes';
}

export function favoritesPath(args: { tab: FavoritesTab; page?: number; locale: Locale }): string {
  const { tab, page = 1, locale } = args;
  const query = {
    tab: tab === 'recipes' ? undefined : tab,
    page: page > 1 ? String(page) : undefined,
  };
  return screenPath('favorites', locale, undefined, { query });
}
