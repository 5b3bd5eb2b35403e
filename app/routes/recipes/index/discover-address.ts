import type { Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';

export const tonightMinutes = [10, 20, 30, 45] as const;
const usualMinutes = 20;
/** Pressed until somebody presses: most fridges have them. */
const usualFoods = ['egg', 'spinach', 'feta'];
const mostFoods = 10;

/** What is asked on the way in: `?in=30&have=egg&have=feta&day=any`. */
export interface DiscoverAddress {
  minutes: number;
  /** Tonight's dishes are to fit the day of who has answered the quiz. */
  fitsDay: boolean;
  foodIds: readonly string[];
}

/** Words that mean nothing here are as if they were not there. */
export function discoverAddressOf(search: URLSearchParams): DiscoverAddress {
  const minutes = Number(search.get('in'));
  const foodIds = search.getAll('have').filter((id) => /^[a-z-]{1,40}$/.test(id));
  return {
    minutes: tonightMinutes.find((each) => each === minutes) ?? usualMinutes,
    fitsDay: search.get('day') !== 'any',
    foodIds: search.has('have') ? [...new Set(foodIds)].slice(0, mostFoods) : usualFoods,
  };
}

export function discoverPath({
  address: { minutes, foodIds, fitsDay },
  locale,
}: {
  address: DiscoverAddress;
  locale: Locale;
}): string {
  const query = new URLSearchParams();
  if (minutes !== usualMinutes) query.set('in', String(minutes));
  if (foodIds.join() !== usualFoods.join()) {
    for (const id of foodIds) query.append('have', id);
    if (foodIds.length === 0) query.set('have', '');
  }
  if (!fitsDay) query.set('day', 'any');
  const path = screenPath('recipes', locale);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The same with a food more or less. */
export function withFood(address: DiscoverAddress, foodId: string): DiscoverAddress {
  const { foodIds } = address;
  const isThere = foodIds.includes(foodId);
  return {
    ...address,
    foodIds: isThere ? foodIds.filter((id) => id !== foodId) : [...foodIds, foodId],
  };
}
