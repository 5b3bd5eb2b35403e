import * as m from '../../../i18n/paraglide/messages.js';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { MealRow } from '../../ui/cards/meal-row.tsx';
import { Highlighted } from './highlighted.tsx';
import { HitRows } from './hit-rows.tsx';
import type { GuideHitsFragment } from './operations.gen.ts';
import type { SearchAddress } from './search-address.ts';

interface GuideResultsProps {
  address: SearchAddress;
  guides: GuideHitsFragment;
}

export function GuideRows({ address, guides }: GuideResultsProps) {
  return (
    <HitRows
      address={address}
      title={m.search_guides_title()}
      tab="guides"
      totalCount={guides.totalCount}
      rows={guides.hits.map((hit) => ({ key: hit.key, row: <GuideRow hit={hit} /> }))}
    />
  );
}

/** The tab of guides and other pages that are read. */
export function GuideResults({ address, guides }: GuideResultsProps) {
  if (guides.totalCount === 0) {
    const title = m.search_guides_none_title({ text: address.text });
    return <EmptyState scene="searching" title={title} text={m.search_guides_none_text()} />;
  }
  return (
    <>
      <output className="mb-5 block font-semibold text-ink-2">
        {m.search_guides_count({ count: guides.totalCount })}
      </output>
      <ul className="grid gap-x-gutter gap-y-2 lg:grid-cols-2">
        {guides.hits.map((hit) => (
          <li key={hit.key}>
            <GuideRow hit={hit} hasDescription />
          </li>
        ))}
      </ul>
    </>
  );
}

function GuideRow({
  hit,
  hasDescription = false,
}: {
  hit: GuideHitsFragment['hits'][number];
  hasDescription?: boolean;
}) {
  return (
    <MealRow
      to={hit.path}
      picture={dishPicture(hit.pictureRecipeId)}
      title={<Highlighted {...hit.title} />}
      detail={hasDescription ? hit.description : undefined}
    />
  );
}
