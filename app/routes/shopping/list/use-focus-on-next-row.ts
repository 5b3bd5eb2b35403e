import { useEffect, useRef } from 'react';

/** What is folded away takes no focus. */
const rows = 'button[data-item]:not(details:not([open]) *)';

/**
 * A ticked row moves to another group after a moment and takes the focus of the keyboard away with it;
 * the row below it, else the one above, then has it, and in the place of a removed row what brings it
 * back. Whoever has gone on meanwhile stays where they are.
 */
export function useFocusOnNextRow(list: unknown) {
  const container = useRef<HTMLDivElement>(null);
  const used = useRef<{ key: string | undefined; next: string | undefined } | null>(null);

  useEffect(() => {
    const { activeElement } = document;
    if (used.current === null || isRow(activeElement, used.current.key)) return;
    const { key, next } = used.current;
    used.current = null;
    if (activeElement !== document.body) return;
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    const row = find(named('back', key)) ?? find(named('item', next)) ?? find('summary');
    row?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a changed list is the event
  }, [list]);

  function rememberNext(row: HTMLElement | null): void {
    if (row?.dataset.back !== undefined) used.current = { key: '', next: row.dataset.back };
    if (row === null || !row.matches(rows)) return;
    const all = [...(container.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const index = all.indexOf(row);
    const next = all[index + 1] ?? all[index - 1];
    used.current = { key: row.dataset.item, next: next?.dataset.item };
  }

  return { container, rememberNext };
}

function named(kind: 'back' | 'item', key = ''): string {
  return `[data-${kind}="${CSS.escape(key)}"]`;
}

function isRow(element: Element | null, key: string | undefined): boolean {
  return element instanceof HTMLElement && element.dataset.item === key;
}
