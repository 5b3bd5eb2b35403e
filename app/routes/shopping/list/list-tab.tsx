import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import { AtHome } from './at-home.tsx';
import { ItemGroup } from './item-group.tsx';
import { aisleWords } from '../item-words.ts';
import type { List } from '../list.ts';
import { useFocusOnNextRow } from './use-focus-on-next-row.ts';

interface ListTabProps {
  list: List;
  units: UnitSystem;
  /** Above the list: where items are added. */
  children: ReactNode;
}

export function ListTab({ list, units, children }: ListTabProps) {
  const { container, rememberNext } = useFocusOnNextRow(list);
  const isDone = list.count === 0;
  return (
    <>
      {children}
      <output className="sr-only">{m.shopping_left({ count: list.count })}</output>
      {isDone && <NothingToBuy list={list} />}
      <div
        ref={container}
        onSubmitCapture={(event) => rememberNext(event.target)}
        className={paper}
      >
        {list.aisles.map(({ aisle, items }) => (
          <ItemGroup key={aisle} title={aisleWords[aisle]()} items={items} units={units} />
        ))}
        {list.extras.length > 0 && (
          <ItemGroup title={m.shopping_extras()} items={list.extras} units={units} />
        )}
        {list.atHome.length > 0 && <AtHome items={list.atHome} units={units} />}
        {list.completed.length > 0 && (
          <div data-noprint>
            <ItemGroup
              title={m.shopping_completed()}
              items={list.completed}
              units={units}
              action={<ClearCompleted />}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Two columns with boxes to tick by pen. */
const paper = [
  'print:columns-2 print:gap-10',
  'print:[&_button]:min-h-0 print:[&_button]:gap-2 print:[&_button]:py-1',
  'print:[&_li>a]:min-h-0',
  'print:[&_button>span:first-child]:size-4 print:[&_button>span:first-child]:rounded-none',
  'print:[&_button>span:nth-child(2)[aria-hidden]]:hidden',
].join(' ');

function NothingToBuy({ list }: Pick<ListTabProps, 'list'>) {
  const to = screenPath('recipes', useLocale());
  if (list.completed.length > 0 || list.recipes.length > 0) {
    return <EmptyState title={m.shopping_done_title()} text={m.shopping_done_text()} />;
  }
  return (
    <EmptyState
      title={m.shopping_empty_title()}
      text={m.shopping_empty_text()}
      action={<ButtonLink to={to}>{m.shopping_find_recipes()}</ButtonLink>}
    />
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
