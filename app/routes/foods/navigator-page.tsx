import { useNavigation } from 'react-router';
import { navigatorModes, navigatorTags } from '../../../domain/foods/navigator/navigator.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { FoodNavigatorQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { MacroDot } from '../../ui/data/macro-bar.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SegmentedLinks } from '../../ui/forms/segmented.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import { PageLinks } from '../../shell/page-links.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareTable } from './compare-table.tsx';
import { FoodCard } from './food-card.tsx';
import { FoodList } from './food-list.tsx';
import { FoodMembersDialog } from './food-members-only.tsx';
import { FoodSearch } from './food-search.tsx';
import { isStart, navigatorPath, type NavigatorAddress } from './navigator-address.ts';
import { NavigatorStart } from './navigator-start.tsx';
import { modeLeads, modeWords, tagWords } from './navigator-words.ts';
import { useFoodFinder } from './use-food-finder.ts';

export type NavigatorView = FoodNavigatorQuery & { address: NavigatorAddress };

export function NavigatorPage({ view }: { view: NavigatorView }) {
  const { address, compared } = view;
  const { foods, totalCount, isFinding, search, ...finder } = useFoodFinder(view);
  const locale = useLocale();
  const shown = { ...address, search };
  const [first] = foods;
  const showsStart = isStart(shown);
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <PageHeader
        title={showsStart ? m.foods_start_title() : m.foods_title()}
        lead={showsStart ? undefined : modeLeads[address.mode]()}
        actions={!showsStart && <Modes address={shown} />}
      />
      <FoodSearch address={address} finder={{ ...finder, search }} foodCount={view.foodCount} />
      {showsStart ? (
        <div className="pt-6">
          <Modes address={shown} />
        </div>
      ) : (
        <Tags address={shown} />
      )}
      {compared.length > 0 && <CompareTable foods={compared} address={shown} />}
      {showsStart ? (
        <NavigatorStart view={view} />
      ) : (
        <div className="grid gap-8 pt-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
          <div className="min-w-0">
            <output className="sr-only">{m.foods_count({ count: totalCount })}</output>
            {first ? (
              <FoodList foods={foods} address={shown} compared={compared} />
            ) : (
              <EmptyState
                scene="searching"
                title={m.foods_none_title()}
                text={m.foods_none_text()}
              />
            )}
            {!isFinding && (
              <PageLinks
                page={address.page}
                pageCount={view.foodNavigator.pageCount}
                pathOf={(page) => navigatorPath({ address: { ...address, page }, locale })}
              />
            )}
            <CompareBar foods={compared} address={shown} />
          </div>
          {first && (
            <aside className="min-w-0" aria-label={m.foods_card_label()}>
              <FoodCard food={first} />
            </aside>
          )}
        </div>
      )}
      <Prompt view={view} />
    </Page>
  );
}

function Modes({ address }: { address: NavigatorAddress }) {
  const locale = useLocale();
  const { state } = useNavigation();
  return (
    <nav
      aria-label={m.foods_modes()}
      aria-busy={state === 'loading'}
      className="max-w-full min-w-0"
    >
      <SegmentedLinks
        label={m.foods_modes()}
        items={navigatorModes.map((mode) => ({
          to: navigatorPath({ address: { ...address, mode, page: 1 }, locale }),
          label: isStart(address) ? (
            modeWords[mode]()
          ) : (
            <>
              <MacroDot kind={mode} />
              {modeWords[mode]()}
            </>
          ),
          isCurrent: address.mode === mode,
        }))}
      />
    </nav>
  );
}

/** The shelf that is on leads back to all of them. */
function Tags({ address }: { address: NavigatorAddress }) {
  const locale = useLocale();
  return (
    <nav
      aria-label={m.foods_tags()}
      className="-mx-edge flex gap-2 overflow-x-auto scrollbar-none px-edge py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {navigatorTags.map((tag) => {
        const isCurrent = address.tag === tag;
        const next = { ...address, tag: isCurrent ? null : tag, page: 1 };
        return (
          <ChipLink
            key={tag}
            to={navigatorPath({ address: next, locale })}
            isCurrent={isCurrent}
            preventScrollReset
          >
            {tagWords[tag]()}
          </ChipLink>
        );
      })}
    </nav>
  );
}

function Prompt({ view: { address, prompted, offers, me } }: { view: NavigatorView }) {
  const locale = useLocale();
  const [food] = prompted;
  if (!food?.isLocked) return null;
  return (
    <FoodMembersDialog
      food={food}
      offer={membershipOffer({ offers, me })}
      closeTo={navigatorPath({ address: { ...address, prompted: null }, locale })}
    />
  );
}
