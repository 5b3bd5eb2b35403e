import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useSearchParams } from 'react-router';
import { chosenStoreOf } from '../../../../domain/shopping/list/list-content.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { ListStateFragment, ShoppingSuggestionFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { MainAndAside, Page } from '../../../ui/layout/page.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import { useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../../amounts/units-switch.tsx';
import { AddItemForm } from './add-item-form.tsx';
import { ChangeContext } from '../changes/change-form.tsx';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { DeviceNotice, DoneNotice } from '../device/device-notice.tsx';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { ListTab } from './list-tab.tsx';
import { listText } from './list-text.ts';
import { itemsOf, type List } from '../list.ts';
import { PrintButton } from './print-button.tsx';
import { RecipesOnList } from './recipes-on-list.tsx';
import { RecipesTab } from './recipes-tab.tsx';
import { ShareDialog } from '../shared/share-dialog.tsx';
import { StoreLink } from './store-link.tsx';
import { useShoppingList } from '../device/use-shopping-list.ts';

export interface ShoppingListPageProps {
  userId: string;
  state: ListStateFragment;
  former: readonly ShoppingSuggestionFragment[];
  link: string | null;
  units: UnitSystem;
  /** Of the address, as the server saw it. */
  query: string;
  newExtraId: string;
  /** Of a form that was sent without scripts. */
  problems: readonly { path: string[]; message: string }[];
  operationId: string | null;
}

export function ShoppingListPage({ userId, state, units, ...page }: ShoppingListPageProps) {
  const locale = useLocale();
  const { list, device, submit } = useShoppingList({
    userId,
    state,
    title: m.shopping_title(),
  });
  const path = screenPath('shoppingList', locale);
  const query = useQuery(page.query);
  const isEmpty = list.count === 0 && list.completed.length === 0 && list.recipes.length === 0;
  const addProblem = page.problems.find(({ path: [field] }) => field === 'text');
  const otherProblems = page.problems.filter((problem) => problem !== addProblem);
  return (
    <ChangeContext value={submit}>
      <Page className="pb-section print:p-0">
        <PageHeader title={m.shopping_title()} actions={!isEmpty && <PageActions path={path} />} />
        <Tabs list={list} tab={query.get('tab')} path={path} />
        <DeviceNotice waiting={device.waiting} refusal={device.refusal} />
        {page.operationId !== null && <DoneNotice operationId={page.operationId} />}
        {otherProblems.map(({ message }) => (
          <div key={message} className="pt-5">
            <Alert tone="danger">{message}</Alert>
          </div>
        ))}
        <div className="pt-5">
          {query.get('tab') === 'recipes' ? (
            <RecipesTab recipes={list.recipes} units={units} />
          ) : (
            <MainAndAside aside={!isEmpty && <Aside list={list} units={units} />}>
              <ListTab list={list} units={units}>
                <AddItemForm
                  former={page.former}
                  newExtraId={page.newExtraId}
                  error={addProblem?.message}
                />
                <StoreLink name={chosenStoreOf(device.facts)?.name ?? null} />
              </ListTab>
            </MainAndAside>
          )}
        </div>
        <DeleteListDialog isOpen={query.has('delete')} closeTo={path} />
        <ShareDialog
          isOpen={query.has('share')}
          closeTo={path}
          link={page.link}
          text={listText({ list, units, locale })}
        />
        <EditItemDialog
          item={findItem({ list, key: query.get('edit') })}
          units={units}
          closeTo={path}
        />
      </Page>
    </ChangeContext>
  );
}

/** A page that was kept on the device is opened at addresses its server never saw. */
function useQuery(ofServer: string): URLSearchParams {
  const [ofAddress] = useSearchParams();
  return useIsInBrowser() ? ofAddress : new URLSearchParams(ofServer);
}

function findItem({ list, key }: { list: List; key: string | null }) {
  return itemsOf(list).find((item) => item.key === key && !item.isTicked) ?? null;
}

function PageActions({ path }: { path: string }) {
  return (
    <>
      <ButtonLink
        to={`${path}?share`}
        preventScrollReset
        variant="quiet"
        size="sm"
        icon={ShareNetworkIcon}
      >
        {m.shopping_share()}
      </ButtonLink>
      <PrintButton />
      <IconButtonLink
        to={`${path}?delete`}
        preventScrollReset
        icon={TrashIcon}
        look="outlined"
        label={m.shopping_delete()}
      />
    </>
  );
}

function Tabs({ list, tab, path }: { list: List; tab: string | null; path: string }) {
  return (
    <TabLinks
      label={m.shopping_title()}
      items={[
        {
          to: path,
          label: <TabLabel words={m.shopping_tab_list()} count={list.count} />,
          isCurrent: tab !== 'recipes',
        },
        {
          to: `${path}?tab=recipes`,
          label: <TabLabel words={m.shopping_tab_recipes()} count={list.recipes.length} />,
          isCurrent: tab === 'recipes',
        },
      ]}
    />
  );
}

function TabLabel({ words, count }: { words: string; count: number }) {
  return (
    <>
      {words} <Tag>{count}</Tag>
    </>
  );
}

function Aside({ list, units }: { list: List; units: UnitSystem }) {
  return (
    <div className="grid gap-5">
      <RecipesOnList recipes={list.recipes} />
      {list.recipes.length > 1 && (
        <div data-noprint className="text-sm">
          <Alert tone="tip" title={m.shopping_merged_title()}>
            {m.shopping_merged_text()}
          </Alert>
        </div>
      )}
      <div data-noprint>
        <UnitsSwitch units={units} />
      </div>
    </div>
  );
}
