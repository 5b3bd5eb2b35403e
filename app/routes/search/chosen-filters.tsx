import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import {
  hasFilters,
  noFilters,
  toggleChoice,
} from '../../../domain/search/recipes/search-filters.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { SearchFacetFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { filterOfFacet } from './filter-of-facet.ts';
import { searchPath, type SearchAddress } from './search-address.ts';

interface ChosenFiltersProps {
  address: SearchAddress;
  facets: readonly SearchFacetFragment[];
}

/** What is chosen, each a link to the search without it. */
export function ChosenFilters({ address, facets }: ChosenFiltersProps) {
  const locale = useLocale();
  if (!hasFilters(address.filters)) return null;
  return (
    <ul aria-label={m.search_filters_chosen()} className="mb-4 flex flex-wrap gap-2">
      {facets.flatMap(({ filter, choices }) =>
        choices
          .filter(({ isChosen }) => isChosen)
          .map(({ value, name }) => (
            <li key={`${filter} ${value}`}>
              <ChosenFilter address={address} filter={filter} value={value} name={name} />
            </li>
          )),
      )}
      <li>
        <ChipLink
          to={searchPath({ ...address, locale, filters: noFilters, page: 1 })}
          isCurrent={false}
          preventScrollReset
        >
          {m.search_filters_clear()}
        </ChipLink>
      </li>
    </ul>
  );
}

function ChosenFilter(args: {
  address: SearchAddress;
  filter: SearchFacetFragment['filter'];
  value: string;
  name: string;
}) {
  const locale = useLocale();
  const { address, filter, value, name } = args;
  const filters = toggleChoice({ filters: address.filters, name: filterOfFacet(filter), value });
  return (
    <ChipLink
      to={searchPath({ ...address, locale, filters, page: 1 })}
      isCurrent={false}
      aria-label={m.search_filter_remove({ name })}
      preventScrollReset
    >
      {name}
      <XIcon size="1em" weight="bold" aria-hidden />
    </ChipLink>
  );
}
