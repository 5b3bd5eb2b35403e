import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical';
import { use, useId, type PointerEvent } from 'react';
import type { Aisle } from '../../../../domain/foods/food.ts';
import { aisleCode } from '../../../../domain/shopping/operations/fact-wire.rules.ts';
import type { Store } from '../../../../domain/shopping/list/shopping-list.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { Aisle as AisleCode } from '../../../graphql/schema-types.gen.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ChangeContext, ChangeForm } from '../changes/change-form.tsx';
import { aisleWords } from '../item-words.ts';
import { moved, moveValue } from './move-aisle.ts';
import { useDraggedRow } from './use-dragged-row.ts';

/** The way through a store: dragged by its handle, or moved by buttons. */
export function AisleOrder({ store }: { store: Store }) {
  const headingId = useId();
  const save = useSaving(store);
  const { list, dragged, grab } = useDraggedRow({ onDrop: save });
  const aisles =
    dragged === null
      ? store.aisles
      : moved({ aisles: store.aisles, aisle: dragged.name as Aisle, by: dragged.by });
  return (
    <ChangeForm aria-labelledby={headingId}>
      <h2 id={headingId} className="text-h4 font-display">
        {m.shopping_aisle_order()}
      </h2>
      <input type="hidden" name="intent" value="save-store" />
      <input type="hidden" name="id" value={store.id} />
      <input type="hidden" name="name" value={store.name} />
      <AisleFields aisles={store.aisles} />
      <ol ref={list}>
        {aisles.map((aisle, place) => (
          <AisleRow
            key={aisle}
            aisle={aisle}
            isFirst={place === 0}
            isLast={place === aisles.length - 1}
            isDragged={dragged?.name === aisle}
            onGrab={(event) => grab(event, aisle)}
          />
        ))}
      </ol>
    </ChangeForm>
  );
}

/** As the buttons of the form do it. */
function useSaving(store: Store) {
  const submit = use(ChangeContext);
  return ({ name, by }: { name: string; by: number }) => {
    const form = new FormData();
    form.set('intent', 'save-store');
    form.set('id', store.id);
    form.set('name', store.name);
    for (const aisle of store.aisles) form.append('aisle', aisleCode(aisle));
    form.set('move', moveValue({ aisle: name as Aisle, by }));
    submit(form);
  };
}

interface AisleRowProps {
  aisle: Aisle;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onGrab: (event: PointerEvent) => void;
}

function AisleRow({ aisle, isFirst, isLast, isDragged, onGrab }: AisleRowProps) {
  const name = aisleWords[aisleCode(aisle) as AisleCode]();
  return (
    <li
      data-row={aisle}
      className={classNames(
        'flex min-h-14 items-center gap-1 border-b border-line',
        isDragged && 'bg-yolk-soft',
      )}
    >
      <span
        aria-hidden
        onPointerDown={onGrab}
        className="grid size-target cursor-grab touch-none place-items-center text-ink-2 active:cursor-grabbing"
      >
        <DotsSixVerticalIcon size="1.25rem" weight="bold" />
      </span>
      <span className="flex-1">{name}</span>
      <IconButton
        type="submit"
        name="move"
        value={moveValue({ aisle, by: -1 })}
        icon={ArrowUpIcon}
        label={m.shopping_aisle_up({ name })}
        aria-disabled={isFirst || undefined}
      />
      <IconButton
        type="submit"
        name="move"
        value={moveValue({ aisle, by: 1 })}
        icon={ArrowDownIcon}
        label={m.shopping_aisle_down({ name })}
        aria-disabled={isLast || undefined}
      />
    </li>
  );
}

/** The order a form leaves as it is. */
export function AisleFields({ aisles }: Pick<Store, 'aisles'>) {
  return aisles.map((aisle) => (
    <input key={aisle} type="hidden" name="aisle" value={aisleCode(aisle)} />
  ));
}
