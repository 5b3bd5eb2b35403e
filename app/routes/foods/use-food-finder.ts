import { useState } from 'react';
import { useFetcher } from 'react-router';
import { matchesSearch } from '../../../domain/foods/navigator/food-search.rules.ts';
import type { FoodNavigatorQuery, FoodRowFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { indexParameter, navigatorPath, type NavigatorAddress } from './navigator-address.ts';

/** More than anyone reads; whoever types on finds it. */
const mostFound = 60;

export interface FoodFinder {
  search: string;
  /** Asks for all foods of the shelf, once; until they are here the list stays as it is. */
  prepare: () => void;
  find: (search: string) => void;
}

/** All foods of a shelf, as the page's own address gives them. */
export interface FoodIndex {
  foodIndex: FoodRowFragment[] | null;
}

interface FoundFoods extends FoodFinder {
  foods: readonly FoodRowFragment[];
  totalCount: number;
  /** Something else is typed than what the address says. */
  isFinding: boolean;
}

/** Finds as one types, in the browser; without scripts the form asks the server. */
export function useFoodFinder({
  address,
  foodNavigator,
}: FoodNavigatorQuery & { address: NavigatorAddress }): FoundFoods {
  const locale = useLocale();
  const list = navigatorPath({
    address: { ...address, search: '', page: 1, compared: [], prompted: null },
    locale,
  });
  const { data, load, state } = useFetcher<FoodIndex>({ key: list });
  const [typed, setTyped] = useState<{ list: string; address: string; search: string } | null>(
    null,
  );
  const isFinding = typed !== null && typed.list === list && typed.address === address.search;
  const search = isFinding ? typed.search : address.search;
  const index = data?.foodIndex;
  const found =
    isFinding && index
      ? index.filter(({ searchText }) => matchesSearch({ searchText, query: search }))
      : null;
  return {
    foods: found?.slice(0, mostFound) ?? foodNavigator.foods,
    totalCount: found?.length ?? foodNavigator.totalCount,
    isFinding,
    search,
    prepare: () => {
      if (state !== 'idle' || data) return;
      void load(`${list}?${indexParameter}=1`);
    },
    find: (next) => setTyped({ list, address: address.search, search: next }),
  };
}
