import { useId } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { ItemPicture, ItemWords } from '../list/item-row.tsx';
import { aisleWords } from '../item-words.ts';
import type { Item, ItemsToBuy } from '../list.ts';

/** What is still to buy, to read. */
export function SharedItems({ list, units }: { list: ItemsToBuy; units: UnitSystem }) {
  if (list.count === 0) {
    return (
      <EmptyState
        scene="full-basket"
        title={m.shopping_done_heading()}
        text={m.shopping_shared_done()}
      />
    );
  }
  return (
    <div className="print:columns-2 print:gap-10">
      {list.aisles.map(({ aisle, items }) => (
        <Group key={aisle} title={aisleWords[aisle]()} items={items} units={units} />
      ))}
      {list.extras.length > 0 && (
        <Group title={m.shopping_extras()} items={list.extras} units={units} />
      )}
    </div>
  );
}

interface GroupProps {
  title: string;
  items: readonly Item[];
  units: UnitSystem;
}

function Group({ title, items, units }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-5.5 print:pt-3">
      <h2 id={id} className="pb-1.5 font-display text-h4 break-after-avoid">
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <li
            key={item.key}
            className="flex min-h-14 items-center gap-3.5 border-b border-line py-1 break-inside-avoid print:min-h-0"
          >
            <span aria-hidden className="size-9.5 flex-none print:hidden">
              <ItemPicture item={item} />
            </span>
            <span className="min-w-0 flex-1">
              <ItemWords item={item} units={units} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
