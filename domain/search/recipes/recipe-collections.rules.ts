import {
  dishCollectionKeys,
  type DishCollectionKey,
} from '../../pages/collections/collection-keys.rules.ts';
import type { FilterName, FilterValue, filterValues } from './search-filters.rules.ts';

type NamedFilter = keyof typeof filterValues & FilterName;
type CollectionFilters = { readonly [Name in NamedFilter]?: readonly FilterValue<Name>[] };

/** Each is a search, so what is new in the collection is in them. */
export const recipeCollectionFilters = {
  QUICK_LUNCHES: { time: ['up_to_15'], type: ['lunch'] },
  HIGH_PROTEIN: { tag: ['high_protein'], time: ['up_to_30'], difficulty: ['beginner', 'easy'] },
  BAKING: { dish: ['bake', 'bread'] },
  SOUPS: { dish: ['soup'] },
  COOK_ONCE: { tag: ['good_leftovers'], dish: ['casserole', 'roast', 'stew'] },
  FEW_INGREDIENTS: { tag: ['few_ingredients'], type: ['dinner'] },
} as const satisfies Record<DishCollectionKey, CollectionFilters>;

export type RecipeCollectionName = DishCollectionKey;

export const recipeCollectionNames = dishCollectionKeys;
