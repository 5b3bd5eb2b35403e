import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical';
import type { DragEvent, KeyboardEvent } from 'react';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { lineMark } from './add-line.tsx';
import { idsOf, movedTo } from '../draft/draft-changes.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

interface Moving {
  open: OpenDraft;
  list: string;
  id: string;
}

/** Takes a line to another place: by drag, or by arrow keys while it has the focus. */
export function MoveHandle({ open, list, id, name }: Moving & { name: string }) {
  const ids = idsOf(open.draft.texts, list);
  function moveByArrows(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    open.setText(list, movedTo(ids, id, ids.indexOf(id) + step).join(' '));
  }
  return (
    <button
      type="button"
      draggable
      aria-label={m.kitchen_move({ name })}
      title={m.kitchen_move({ name })}
      onKeyDown={moveByArrows}
      onDragStart={(event) => event.dataTransfer.setData(typeOf(list), id)}
      className="grid size-target flex-none cursor-grab place-items-center rounded-sm text-ink-2"
    >
      <DotsSixVerticalIcon size="1.25em" weight="bold" aria-hidden />
    </button>
  );
}

function typeOf(list: string): string {
  return `text/${list}`;
}

/** What a line does that another one is dropped on, and what it is found by. */
export function dropOn({ open, list, id }: Moving) {
  return {
    ...lineMark(id),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(typeOf(list))) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const dropped = event.dataTransfer.getData(typeOf(list));
      const ids = idsOf(open.draft.texts, list);
      if (!ids.includes(dropped)) return;
      event.preventDefault();
      open.setText(list, movedTo(ids, dropped, ids.indexOf(id)).join(' '));
    },
  };
}
