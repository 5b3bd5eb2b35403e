import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { Link } from '../../../ui/navigation/link.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { dateWords } from '../../../dates/date-words.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { Icon } from '../../../ui/icon.ts';
import type { List } from '../list.ts';
import { Basket } from './basket.tsx';
import { progressOf } from './list-progress.ts';

export interface ListDates {
  readonly from: string;
  readonly to: string;
}

interface ListHeaderProps {
  list: List;
  /** Of the dishes; null where no plan has dates. */
  dates: ListDates | null;
  /** The store whose aisles the list follows. */
  storeName: string | null;
}

/** How much is left, how long that takes, and a basket that fills. */
export function ListHeader({ list, dates, storeName }: ListHeaderProps) {
  const locale = useLocale();
  const path = screenPath('shoppingList', locale);
  const { total, inBasket, share, minutes } = progressOf(list);
  return (
    <header className="pt-6">
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <div className="pb-2">
          <h1 className="text-h1">
            <span className="sr-only">{m.shopping_title()}: </span>
            {list.count === 0 ? m.shopping_done_heading() : m.shopping_left({ count: list.count })}
          </h1>
          {list.count > 0 && (
            <p className="mt-1 text-ink-2">{m.shopping_minutes({ count: minutes })}</p>
          )}
          {dates !== null && list.recipes.length > 0 && (
            <p className="mt-1 text-ink-2">
              {m.shopping_for_dates({ dates: datesText({ dates, locale }) })}
            </p>
          )}
        </div>
        <Basket share={share} />
      </div>
      {total > 0 && (
        <div data-noprint className="h-2.25 overflow-hidden rounded-full bg-sunken">
          <span className="sr-only">{m.shopping_progress({ done: inBasket, total })}</span>
          <div
            className="h-full rounded-full bg-yolk inset-ring inset-ring-yolk-edge transition-[width] duration-(--duration-slow)"
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      <p data-noprint className="flex flex-wrap gap-x-6 pt-1 text-sm">
        <MetaLink to={screenPath('shoppingStores', locale)} icon={StorefrontIcon}>
          {storeName === null ? m.shopping_usual_order() : m.shopping_order_of({ name: storeName })}
        </MetaLink>
        {list.recipes.length > 0 && (
          <MetaLink to={`${path}?tab=recipes`} icon={CookingPotIcon}>
            {m.shopping_for_dishes({ count: list.recipes.length })}
          </MetaLink>
        )}
      </p>
    </header>
  );
}

/** Where nothing is on the list. */
export function EmptyHeader() {
  return (
    <header className="grid justify-items-center gap-3 pt-6 text-center">
      <div className="p-4 *:scale-135">
        <Basket share={0} />
      </div>
      <h1 className="text-h1">
        <span className="sr-only">{m.shopping_title()}: </span>
        {m.shopping_done_heading()}
      </h1>
    </header>
  );
}

/** "Mon, Nov 23 – Sun, Nov 29", or one day. */
export function datesText({ dates, locale }: { dates: ListDates; locale: Locale }): string {
  const parts = { locale, weekday: 'short', day: 'numeric', month: 'short' } as const;
  const [from, to] = [dates.from, dates.to].map((date) => dateWords({ date, ...parts }));
  return from === to ? `${from}` : `${from} – ${to}`;
}

function MetaLink(props: { to: string; icon: Icon; children: string }) {
  const { to, icon: Sign, children } = props;
  return (
    <Link
      to={to}
      className="inline-flex min-h-target items-center gap-2 text-ink-2 hover:text-ink hover:underline"
    >
      <Sign size="1.25em" weight="bold" aria-hidden />
      {children}
    </Link>
  );
}
