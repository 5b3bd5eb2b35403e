import { useEffect, useRef } from 'react';

const rows = 'button[data-item]';

/**
 * A ticked row moves to another group after a moment and takes the focus of the keyboard away with it;
 * the row below it, else the one above, then has it. Whoever has gone on meanwhile stays where they are.
 */
export function useFocusOnNextRow(list: unknown) {
  const container = useRef<HTMLDivElement>(null);
  const ticked = useRef<{ key: string | undefined; next: string | undefined } | null>(null);

  useEffect(() => {
    const { activeElement } = document;
    if (ticked.current === null || isRow(activeElement, ticked.current.key)) return;
    const { next } = ticked.current;
    ticked.current = null;
    if (next === undefined || activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(next)}"]`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a changed list is the event
  }, [list]);

  function rememberNext(row: HTMLElement | null): void {
    if (row?.dataset.back !== undefined) ticked.current = { key: '', next: row.dataset.back };
    if (row === null || !row.matches(rows)) return;
    const all = [...(container.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const index = all.indexOf(row);
    const next = all[index + 1] ?? all[index - 1];
    ticked.current = { key: row.dataset.item, next: next?.dataset.item };
  }

  return { container, rememberNext };
}

function isRow(element: Element | null, key: string | undefined): boolean {
  return element instanceof HTMLElement && element.dataset.item === key;
}
