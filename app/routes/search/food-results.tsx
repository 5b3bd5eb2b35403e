import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { netCarbsText } from '../../amounts/figures.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkRow } from '../../ui/cards/link-row.tsx';
import { Highlighted } from './highlighted.tsx';
import { HitRows } from './hit-rows.tsx';
import { MoreHits } from './more-hits.tsx';
import type { FoodHitsFragment } from './operations.gen.ts';
import type { SearchAddress } from './search-address.ts';

interface FoodResultsProps {
  address: SearchAddress;
  foods: FoodHitsFragment;
}

export function FoodRows({ address, foods }: FoodResultsProps) {
  return (
    <HitRows
      address={address}
      title={m.search_tab_foods()}
      tab="foods"
      totalCount={foods.totalCount}
      rows={foods.hits.map((hit) => ({ key: hit.food.id, row: <FoodRow hit={hit} /> }))}
    />
  );
}

/** The tab of foods. */
export function FoodResults({ address, foods }: FoodResultsProps) {
  const { text } = address;
  const navigator = screenPath('foodNavigator', useLocale(), {});
  if (foods.totalCount === 0) {
    return (
      <EmptyState
        scene="searching"
        title={m.search_foods_none_title({ text })}
        text={m.search_foods_none_text()}
        action={<ButtonLink to={navigator}>{m.search_foods_none_action()}</ButtonLink>}
      />
    );
  }
  const hasMore = foods.hits.length < foods.totalCount;
  return (
    <>
      <output className="mb-5 block font-semibold text-ink-2">
        {m.search_foods_count({ count: foods.totalCount })}
      </output>
      <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3">
        {foods.hits.map((hit) => (
          <li key={hit.food.id}>
            <FoodRow hit={hit} />
          </li>
        ))}
      </ul>
      <MoreHits address={address} label={m.search_foods_more()} hasMore={hasMore} />
    </>
  );
}

function FoodRow({ hit }: { hit: FoodHitsFragment['hits'][number] }) {
  const locale = useLocale();
  const { id, slug, group, hasPicture, netCarbsGrams, isNetCarbsApproximate } = hit.food;
  const nutrition = { netCarbsGrams, isNetCarbsApproximate, isNetCarbsIncomplete: false };
  return (
    <LinkRow
      to={screenPath('food', locale, { slug })}
      picture={<FoodPicture foodId={id} foodGroup={group} hasPicture={hasPicture} />}
      title={<Highlighted {...hit.title} />}
      detail={m.search_food_net_carbs({ amount: netCarbsText({ nutrition, locale }) })}
    />
  );
}
