import { memo, useId } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { isNew } from '../device/list-news.ts';
import type { Item, ListNews } from '../list.ts';
import { GoneRow } from './gone-row.tsx';
import { ItemRow } from './item-row.tsx';
import type { JustGoneItem } from './use-just-gone.ts';

interface ItemGroupProps {
  title: string;
  items: readonly Item[];
  /** Removed a moment ago. */
  gone?: JustGoneItem | null;
  units: UnitSystem;
  news: ListNews | null;
}

/** An aisle, or the extras; drawn anew only for what is on the list. */
export const ItemGroup = memo(function ItemGroup(props: ItemGroupProps) {
  const { title, items, gone = null, units, news } = props;
  const id = useId();
  const rows = items.map((item) => (
    <ItemRow key={item.key} item={item} units={units} isNew={isNew({ item, news })} />
  ));
  if (gone !== null) {
    rows.splice(gone.index, 0, <GoneRow key={gone.item.key} {...gone} units={units} />);
  }
  return (
    <section aria-labelledby={id} className="pt-6 break-inside-avoid print:pt-3">
      <div className="flex items-baseline justify-between gap-4 pb-2 break-after-avoid">
        <h2 id={id} className="font-display text-h4">
          {title}
        </h2>
        <span className="text-sm text-ink-2 tabular-nums">
          {m.shopping_left({ count: items.filter(({ isTicked }) => !isTicked).length })}
        </span>
      </div>
      <ul className="overflow-hidden rounded-lg bg-surface px-3.5 shadow-xs print:rounded-none print:px-0 print:shadow-none [&>li:last-child]:border-b-0 [&>li:last-child_:is(a,button)]:border-b-0">
        {rows}
      </ul>
    </section>
  );
});
