import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import { AtHome } from './at-home.tsx';
import { FoldedGroup } from './folded-group.tsx';
import { ItemGroup } from './item-group.tsx';
import { ItemRow } from './item-row.tsx';
import { aisleWords } from '../item-words.ts';
import type { List } from '../list.ts';
import { useOther } from '../people/people-context.ts';
import { useFocusOnNextRow } from './use-focus-on-next-row.ts';

interface ListTabProps {
  list: List;
  units: UnitSystem;
  /** Above the list: where items are added. */
  children: ReactNode;
}

export function ListTab({ list, units, children }: ListTabProps) {
  const { container, rememberNext } = useFocusOnNextRow(list);
  const { news } = list;
  return (
    <>
      {children}
      <output className="sr-only">{m.shopping_left({ count: list.count })}</output>
      <div ref={container} onSubmitCapture={(event) => rememberNext(event.target)}>
        <div className={columns}>
          {list.aisles.map(({ aisle, items }) => (
            <ItemGroup key={aisle} title={aisleWords[aisle]()} {...{ items, units, news }} />
          ))}
          {list.extras.length > 0 && (
            <ItemGroup title={m.shopping_extras()} items={list.extras} {...{ units, news }} />
          )}
        </div>
        {list.count === 0 && <NothingToBuy list={list} />}
        {list.atHome.length > 0 && <AtHome items={list.atHome} units={units} />}
        {list.completed.length > 0 && <InBasket items={list.completed} units={units} />}
      </div>
    </>
  );
}

/** What is ticked, the last one first. */
function InBasket({ items, units }: { items: List['completed']; units: UnitSystem }) {
  const [last] = items;
  const by = useOther(last?.tickedById ?? null);
  const note = last && by && m.shopping_last_by({ name: by.firstName, item: last.name });
  return (
    <FoldedGroup title={m.shopping_in_basket()} items={items} note={note ?? null}>
      <ClearCompleted />
      <ul>
        {items.map((item) => (
          <ItemRow key={item.key} item={item} units={units} />
        ))}
      </ul>
    </FoldedGroup>
  );
}

/** Two columns where there is room; on paper with boxes to tick by pen. */
const columns = [
  'lg:columns-2 lg:gap-gutter',
  'print:columns-2 print:gap-10',
  'print:[&_button]:min-h-0 print:[&_button]:gap-2 print:[&_button]:py-1',
  'print:[&_li>a]:min-h-0',
  'print:[&_button>span:first-child]:size-4 print:[&_button>span:first-child]:rounded-none',
  'print:[&_button>span:nth-child(2)[aria-hidden]]:hidden',
].join(' ');

/** The heading has said it: here is what to do now. */
function NothingToBuy({ list }: Pick<ListTabProps, 'list'>) {
  const locale = useLocale();
  const isDone = list.completed.length > 0 || list.recipes.length > 0;
  return (
    <div className="grid justify-items-start gap-4 pt-6">
      <p className="max-w-[42ch] text-lg text-ink-2">
        {isDone ? m.shopping_done_text() : m.shopping_empty_text()}
      </p>
      {!isDone && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={screenPath('myMealPlanner', locale)} variant="primary">
            {m.shopping_empty_week()}
          </ButtonLink>
          <ButtonLink to={screenPath('recipes', locale)}>{m.shopping_find_recipes()}</ButtonLink>
        </div>
      )}
    </div>
  );
}

function ClearCompleted() {
  return (
    <ChangeForm>
      <input type="hidden" name="intent" value="clear" />
      <button type="submit" className="link inline-flex min-h-target items-center text-sm">
        {m.shopping_clear()}
      </button>
    </ChangeForm>
  );
}
