import { useId, type ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { ItemRow } from './item-row.tsx';
import type { Item } from '../list.ts';

interface ItemGroupProps {
  title: string;
  items: readonly Item[];
  units: UnitSystem;
  /** At the end of the heading's line, in the place of the count. */
  action?: ReactNode;
}

/** An aisle, the extras or the completed ones. */
export function ItemGroup({ title, items, units, action }: ItemGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-5.5 print:pt-3">
      <div className="flex items-baseline justify-between gap-4 pb-1.5 break-after-avoid">
        <h2 id={id} className="font-display text-h4">
          {title}
        </h2>
        {action ?? <Count count={items.length} />}
      </div>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.key} item={item} units={units} />
        ))}
      </ul>
    </section>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-sm text-ink-2 tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{m.shopping_item_count({ count })}</span>
    </span>
  );
}
