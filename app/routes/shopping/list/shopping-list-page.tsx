import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/ssr/SlidersHorizontal';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { chosenStoreOf } from '../../../../domain/shopping/list/list-content.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { ListStateFragment, ShoppingSuggestionFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useInBrowser, useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { AddItemForm } from './add-item-form.tsx';
import { openAtHome } from './at-home.tsx';
import { ChangeContext } from '../changes/change-form.tsx';
import { useSavedToast, type Saved } from '../changes/use-saved-toast.ts';
import { LaterListDialogs } from './later-list-dialogs.tsx';
import type { PlanBeginnings } from './dish-links.tsx';
import { EmptyHeader, ListHeader, type ListDates } from './list-header.tsx';
import { isEmpty, ListTab } from './list-tab.tsx';
import type { PlanToFollow } from '../following/plans-to-follow.ts';
import { laterPart } from '../../../loading/later-part.tsx';
import type { EndedDishes } from './plan-news.tsx';
import type { Invitation } from '../people/people-dialog.tsx';
import { Here } from '../people/here.tsx';
import { PeopleContext } from '../people/people-context.ts';
import { RecipesTab } from './recipes-tab.tsx';
import type { Dinner } from './tonights-dinner.ts';
import type { WeekWithCounts } from './week-to-shop.ts';
import { useShoppingList } from '../device/use-shopping-list.ts';

const PlanNews = await laterPart(async () => (await import('./later-list-parts.ts')).PlanNews);
const DeviceNotice = await laterPart(
  async () => (await import('./later-list-parts.ts')).DeviceNotice,
);
const DoneNotice = await laterPart(async () => (await import('./later-list-parts.ts')).DoneNotice);

export interface ShoppingListPageProps {
  userId: string;
  state: ListStateFragment;
  former: readonly ShoppingSuggestionFragment[];
  link: string | null;
  invitation: Invitation | null;
  /** Whose dishes the list is for, as the server knew it. */
  dates: (ListDates & { ended: EndedDishes | null; plans: PlanBeginnings }) | null;
  units: UnitSystem;
  /** Of the address, as the server saw it. */
  query: string;
  newExtraId: string;
  /** Names the next request: sent twice, it is still one. */
  requestKey: string;
  /** What one press puts on an empty list. */
  week: WeekWithCounts | null;
  /** What is cooked once everything is bought. */
  dinner: Dinner | null;
  /** Plans that have changed since the list was made for them. */
  plansToFollow: readonly PlanToFollow[];
  /** Of a form that the server answered. */
  problems: readonly { path: string[]; message: string }[];
  saved: Saved | null;
}

export function ShoppingListPage({ userId, state, units, ...page }: ShoppingListPageProps) {
  const locale = useLocale();
  const { listOf, device, submit, gone } = useShoppingList({
    userId,
    state,
    title: m.shopping_title(),
  });
  const list = listOf();
  const path = screenPath('shoppingList', locale);
  const query = useQuery(page.query);
  const isOwn = state.listId === userId;
  useSavedToast({ saved: page.saved, change: device.change });
  const people = useMemo(() => ({ people: device.people, userId }), [device.people, userId]);
  const addProblem = page.problems.find(({ path: [field] }) => field === 'text');
  const plans = page.dates?.plans ?? [];
  const otherProblems = page.problems.filter((problem) => problem !== addProblem);
  return (
    <ChangeContext value={submit}>
      <PeopleContext value={people}>
        <Page className="pb-section print:p-0">
          <div className="mx-auto max-w-[62rem]">
            {isEmpty(list) ? (
              <EmptyHeader />
            ) : (
              <ListHeader
                list={list}
                dates={page.dates}
                storeName={chosenStoreOf(device.facts)?.name ?? null}
              />
            )}
            <Here people={device.people} userId={userId} hereIds={device.hereIds} />
            <DeviceNotice waiting={device.waiting} refusal={device.refusal} />
            {page.saved !== null && <WithoutScripts {...page.saved} />}
            {otherProblems.map(({ message }) => (
              <div key={message} className="pt-5">
                <Alert tone="danger">{message}</Alert>
              </div>
            ))}
            {query.get('tab') === 'recipes' ? (
              <div className="grid gap-5 pt-4">
                <ButtonLink to={path} icon={ArrowLeftIcon} className="justify-self-start">
                  {m.shopping_back_to_list()}
                </ButtonLink>
                <RecipesTab recipes={list.recipes} gone={gone} units={units} plans={plans} />
              </div>
            ) : (
              <ListTab
                list={list}
                gone={gone?.item ? gone : null}
                units={units}
                week={isOwn ? page.week : null}
                dinner={page.dinner}
                requestKey={page.requestKey}
                isHomeOpen={query.has(openAtHome)}
              >
                <div data-noprint className="grid gap-4 pt-4">
                  <div className="flex items-start gap-2.5">
                    <div className="min-w-0 flex-1">
                      <AddItemForm
                        former={page.former}
                        newExtraId={page.newExtraId}
                        error={addProblem?.message}
                      />
                    </div>
                    <IconButtonLink
                      to={`${path}?more`}
                      preventScrollReset
                      icon={SlidersHorizontalIcon}
                      look="outlined"
                      label={m.shopping_more()}
                    />
                  </div>
                  <PlanNews list={list} ended={page.dates?.ended ?? null} {...page} />
                </div>
              </ListTab>
            )}
          </div>
          <LaterListDialogs
            list={list}
            units={units}
            plans={plans}
            query={query}
            link={page.link}
            closeTo={path}
            people={device.people}
            userId={userId}
            isOwn={isOwn}
            invitation={page.invitation}
          />
        </Page>
      </PeopleContext>
    </ChangeContext>
  );
}

/** What was done, where no message tells it. */
function WithoutScripts(saved: Saved) {
  return !useIsInBrowser() && <DoneNotice {...saved} />;
}

/** A page that was kept on the device is opened at addresses its server never saw. */
function useQuery(ofServer: string): URLSearchParams {
  const [ofAddress] = useSearchParams();
  const text = useInBrowser(`${ofAddress}`, `${new URLSearchParams(ofServer)}`);
  return new URLSearchParams(text);
}
