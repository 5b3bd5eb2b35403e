import type { FilterName } from '../../../domain/search/recipes/search-filters.rules.ts';
import type { SearchFacetFragment } from './operations.gen.ts';

/** As the address names the filter. */
export function filterOfFacet(filter: SearchFacetFragment['filter']): FilterName {
  return filter.toLowerCase() as Lowercase<typeof filter>;
}
