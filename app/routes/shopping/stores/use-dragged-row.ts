import { useRef, useState, type PointerEvent } from 'react';

export interface DraggedRow {
  /** `data-row` of the row that is held. */
  name: string;
  /** Places further down; above zero is below. */
  by: number;
}

/** Rows that follow a finger or a mouse. Keys have buttons of their own. */
export function useDraggedRow({ onDrop }: { onDrop: (row: DraggedRow) => void }) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<DraggedRow | null>(null);

  function grab(down: PointerEvent, name: string) {
    if (down.button !== 0) return;
    down.preventDefault();
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const place = rows.findIndex((row) => row.dataset.row === name);
    // Where the rows stood before any of them made room.
    const middles = rows
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    const scrolled = window.scrollY;
    let by = 0;

    const end = new AbortController();
    const options = { signal: end.signal };
    const placeAt = (y: number) => {
      const others = middles.filter((_, index) => index !== place);
      return others.filter((middle) => middle < y + window.scrollY - scrolled).length;
    };
    const move = (event: globalThis.PointerEvent) => {
      by = placeAt(event.clientY) - place;
      setDragged({ name, by });
    };
    const stop = (isDropped: boolean) => {
      end.abort();
      setDragged(null);
      if (isDropped && by !== 0) onDrop({ name, by });
    };
    setDragged({ name, by });
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', () => stop(true), options);
    window.addEventListener('pointercancel', () => stop(false), options);
  }

  return { list, dragged, grab };
}
