import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/ssr/FunnelSimple';
import { useState, type ReactNode } from 'react';
import { toggleChoice } from '../../../domain/search/recipes/search-filters.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { SearchFacetFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { filterOfFacet } from './filter-of-facet.ts';
import { chosenPairs, searchPath, type SearchAddress } from './search-address.ts';
import { keptPart } from '../../loading/kept-part.tsx';

interface SearchFilterPanelProps {
  address: SearchAddress;
  facets: readonly SearchFacetFragment[];
}

/** Asked most often: open from the start where there is room. */
const openFirst: readonly SearchFacetFragment['filter'][] = ['TIME', 'DIET', 'TYPE'];

/** Links, so that a choice has an address and needs no script. Folded away on a phone. */
export const SearchFilterPanel = keptPart(FilterPanel, ({ address }) => address.text === '');

function FilterPanel({ address, facets }: SearchFilterPanelProps) {
  const chosenCount = chosenPairs(address.filters).length;
  return (
    <nav aria-label={m.search_filters()}>
      <details className="group/panel lg:details-content:visible lg:supports-[selector(::details-content)]:details-content:[content-visibility:visible]">
        <Summary className="rounded-full px-4 inset-ring-[1.5px] inset-ring-line-strong group-open/panel:mb-3 lg:supports-[selector(::details-content)]:hidden">
          <FunnelSimpleIcon size="1.25em" weight="bold" aria-hidden />
          {m.search_filters()}
          <Count count={chosenCount} />
        </Summary>
        {facets
          .filter(({ choices }) => choices.length > 0)
          .map((facet) => (
            <Facet key={facet.filter} address={address} facet={facet} />
          ))}
      </details>
    </nav>
  );
}

function Summary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={`flex min-h-target cursor-pointer list-none items-center gap-2 font-semibold select-none [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <CaretDownIcon
        size="1.1em"
        weight="bold"
        aria-hidden
        className="ml-auto transition-[rotate] duration-(--duration-fast) in-[details[open]>summary]:rotate-180"
      />
    </summary>
  );
}

function Facet({ address, facet }: { address: SearchAddress; facet: SearchFacetFragment }) {
  const { filter, title, choices } = facet;
  const chosenCount = choices.filter(({ isChosen }) => isChosen).length;
  // Only how it begins: afterwards opening and closing is the reader's.
  const [isOpenFirst] = useState(openFirst.includes(filter) || chosenCount > 0);
  return (
    <details open={isOpenFirst} className="border-t border-line py-1">
      <Summary className="-mx-1 rounded-md px-1 hover:bg-sunken">
        {title}
        <Count count={chosenCount} />
      </Summary>
      <ul aria-label={title} className="flex flex-wrap gap-2 pt-1 pb-3">
        {choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLink address={address} filter={filter} choice={choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ChoiceLink(args: {
  address: SearchAddress;
  filter: SearchFacetFragment['filter'];
  choice: SearchFacetFragment['choices'][number];
}) {
  const locale = useLocale();
  const { address, filter, choice } = args;
  const { value, name, count, isChosen } = choice;
  const filters = toggleChoice({ filters: address.filters, name: filterOfFacet(filter), value });
  return (
    <ChipLink
      to={searchPath({ ...address, locale, filters, page: 1 })}
      isCurrent={isChosen}
      preventScrollReset
      rel="nofollow"
    >
      <span>
        {name}{' '}
        <span className="tabular-nums opacity-75" aria-hidden>
          {count}
        </span>
        <VisuallyHidden>{m.search_count({ count })}</VisuallyHidden>
      </span>
    </ChipLink>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="grid size-6 place-items-center rounded-full bg-yolk text-sm text-on-yolk tabular-nums">
      {count}
    </span>
  );
}
