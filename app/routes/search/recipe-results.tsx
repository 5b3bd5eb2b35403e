import * as m from '../../../i18n/paraglide/messages.js';
import type { RecipeHitsFragment } from './operations.gen.ts';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CardGrid } from '../../ui/layout/section.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { MoreHits } from './more-hits.tsx';
import { NoRecipes } from './no-recipes.tsx';
import { RecipeHitCard } from './recipe-hit.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchFilterPanel } from './search-filter-panel.tsx';

type RecipeHits = RecipeHitsFragment;

interface RecipeResultsProps {
  address: SearchAddress;
  recipes: RecipeHits;
  /** Whether plans, foods or guides were found above. */
  hasOthers: boolean;
}

/** The first row on a wide screen. */
const seenFirst = 3;

export function RecipeResults({ address, recipes, hasOthers }: RecipeResultsProps) {
  const { totalCount, correctedText: corrected, facets, help } = recipes;
  const { text } = address;
  const hasChoices = facets.some(({ choices }) => choices.length > 0);
  return (
    <div
      className={classNames(
        'grid items-start gap-x-10 gap-y-5',
        hasChoices && 'lg:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      {hasChoices && <SearchFilterPanel address={address} facets={facets} />}
      <div className="min-w-0">
        <ChosenFilters address={address} facets={facets} />
        {corrected !== null && (
          <div className="mb-4">
            <Alert>{m.search_corrected({ text, corrected })}</Alert>
          </div>
        )}
        <output className="mb-5 block font-semibold text-ink-2">
          {text === ''
            ? m.search_count({ count: totalCount })
            : m.search_count_for({ count: totalCount, text })}
        </output>
        {help === null ? (
          <Hits address={address} recipes={recipes} />
        ) : (
          <NoRecipes address={address} help={help} hasOthers={hasOthers} />
        )}
      </div>
    </div>
  );
}

function Hits({ address, recipes }: Omit<RecipeResultsProps, 'hasOthers'>) {
  return (
    <>
      <CardGrid columns={3}>
        {recipes.hits.map((hit, at) => (
          <RecipeHitCard
            key={hit.recipe.id}
            hit={hit}
            loading={at < seenFirst ? 'eager' : 'lazy'}
          />
        ))}
      </CardGrid>
      <MoreHits address={address} label={m.search_more()} hasMore={recipes.nextAfterId !== null} />
    </>
  );
}
