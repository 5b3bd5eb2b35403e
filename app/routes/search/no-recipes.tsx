import type { ReactNode } from 'react';
import { hasFilters, noFilters } from '../../../domain/search/recipes/search-filters.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { RecipeHitsFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { filterOfFacet } from './filter-of-facet.ts';
import { searchPath, type SearchAddress } from './search-address.ts';

type Help = NonNullable<RecipeHitsFragment['help']>;

/** Ways on; each of them finds something. */
export function NoRecipes({
  address,
  help,
  hasOthers,
}: {
  address: SearchAddress;
  help: Help;
  /** Something else than recipes was found. */
  hasOthers: boolean;
}) {
  const locale = useLocale();
  const { text, filters } = address;
  const isNarrowed = hasFilters(filters);
  const loosened = help.withoutFilter.map(({ filter, title, count }) => ({
    to: searchPath({ ...address, locale, filters: { ...filters, [filterOfFacet(filter)]: [] } }),
    label: title,
    count,
  }));
  return (
    <>
      <EmptyState
        scene="searching"
        title={hasOthers ? m.search_none_recipes_title() : m.search_none_title()}
        text={isNarrowed ? m.search_none_text_filters() : m.search_none_text({ text })}
      />
      <Ways title={m.search_none_without_filter()} ways={loosened} />
      <Ways title={m.search_none_instead()} ways={useTextWays(address, help.instead)} />
      <Ways title={m.search_none_popular()} ways={useTextWays(address, help.popular)} />
    </>
  );
}

interface Way {
  to: string;
  label: string;
  count: number;
}

function useTextWays({ tab }: SearchAddress, suggested: Help['instead']): Way[] {
  const locale = useLocale();
  return suggested.map(({ text, count }) => {
    return { to: searchPath({ locale, text, tab, filters: noFilters }), label: text, count };
  });
}

function Ways({ title, ways }: { title: ReactNode; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section className="pt-4">
      <h2 className="mb-2 text-h4">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ to, label, count }) => (
          <li key={label}>
            <ChipLink to={to} isCurrent={false} preventScrollReset>
              <span>
                {label} <span className="tabular-nums opacity-75">({count})</span>
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
