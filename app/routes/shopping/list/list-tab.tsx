import { memo, type ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { buttonSending } from '../../../forms/button-sending.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { listForms } from '../changes/shopping-forms.ts';
import { AtHome } from './at-home.tsx';
import { FoldedGroup } from './folded-group.tsx';
import { ItemGroup } from './item-group.tsx';
import { ItemRow } from './item-row.tsx';
import { aisleWords } from '../item-words.ts';
import { itemsOf, type List } from '../list.ts';
import { useOther } from '../people/people-context.ts';
import type { Dinner } from './tonights-dinner.ts';
import type { WeekWithCounts } from './week-to-shop.ts';
import type { JustGoneItem } from './use-just-gone.ts';
import { useJustTicked } from './use-just-ticked.ts';
import { useFocusOnNextRow } from './use-focus-on-next-row.ts';
import { laterPart } from '../../../loading/later-part.tsx';

const NothingToBuy = await laterPart(
  async () => (await import('./later-list-parts.ts')).NothingToBuy,
);

interface ListTabProps {
  list: List;
  gone: JustGoneItem | null;
  units: UnitSystem;
  /** What is offered while nothing stands on the list. */
  week: WeekWithCounts | null;
  /** What is cooked once everything is bought. */
  dinner: Dinner | null;
  requestKey: string;
  /** Whether the address opens what is at home. */
  isHomeOpen: boolean;
  /** Above the list: where items are added. */
  children: ReactNode;
}

export function ListTab({
  list,
  gone: removed,
  units,
  isHomeOpen,
  children,
  ...offered
}: ListTabProps) {
  const shown = useJustTicked(list);
  const isBack = itemsOf(list).some(({ key }) => key === removed?.item.key);
  const gone = isBack ? null : removed;
  const { container, rememberNext } = useFocusOnNextRow(shown);
  const { news } = list;
  const nothing = list.count === 0 && <NothingToBuy list={list} {...offered} />;
  if (isEmpty(list)) {
    return (
      <>
        {nothing}
        <div className="mx-auto max-w-120">{children}</div>
      </>
    );
  }
  return (
    <>
      {children}
      <output className="sr-only">{m.shopping_left({ count: list.count })}</output>
      <div
        ref={container}
        onSubmitCapture={({ nativeEvent }) => rememberNext((nativeEvent as SubmitEvent).submitter)}
      >
        <ChangeForm className={columns}>
          {shown.aisles.map(({ aisle, items }) => (
            <ItemGroup key={aisle} title={aisleWords[aisle]()} {...{ items, units, news }} />
          ))}
          {(shown.extras.length > 0 || gone !== null) && (
            <ItemGroup
              title={m.shopping_extras()}
              items={shown.extras}
              {...{ gone, units, news }}
            />
          )}
        </ChangeForm>
        {nothing}
        {list.atHome.length > 0 && <AtHome items={list.atHome} units={units} isOpen={isHomeOpen} />}
        {shown.completed.length > 0 && <InBasket items={shown.completed} units={units} />}
      </div>
    </>
  );
}

/** Nothing on it, in the basket or at home. */
export function isEmpty({ count, recipes, completed, atHome }: List): boolean {
  return count === 0 && recipes.length === 0 && completed.length === 0 && atHome.length === 0;
}

/** What is ticked, the last one first. */
const InBasket = memo(function InBasket(props: { items: List['completed']; units: UnitSystem }) {
  const { items, units } = props;
  const [last] = items;
  const by = useOther(last?.tickedById ?? null);
  const note = last && by && m.shopping_last_by({ name: by.firstName, item: last.name });
  return (
    <FoldedGroup title={m.shopping_in_basket()} items={items} note={note ?? null}>
      <ChangeForm>
        <button
          type="submit"
          {...buttonSending<typeof listForms>({ intent: 'clear' })}
          className="link inline-flex min-h-target items-center text-sm"
        >
          {m.shopping_clear()}
        </button>
        <ul>
          {items.map((item) => (
            <ItemRow key={item.key} item={item} units={units} />
          ))}
        </ul>
      </ChangeForm>
    </FoldedGroup>
  );
});

/** Two columns where there is room; on paper with boxes to tick by pen. */
const columns = [
  'lg:columns-2 lg:gap-gutter',
  'print:columns-2 print:gap-10',
  'print:[&_button]:min-h-0 print:[&_button]:gap-2 print:[&_button]:py-1',
  'print:[&_li>a]:min-h-0',
  'print:[&_button>span:first-child]:size-4 print:[&_button>span:first-child]:rounded-none',
  'print:[&_button>span:nth-child(2)[aria-hidden]]:hidden',
].join(' ');
