import { useEffect, useRef } from 'react';

const rows = 'button[data-item]';

/**
 * A ticked row moves to another group and takes the focus of the keyboard away with it; the row below
 * it, else the one above, then has it.
 */
export function useFocusOnNextRow(list: unknown) {
  const container = useRef<HTMLDivElement>(null);
  const next = useRef<string | undefined>(undefined);

  useEffect(() => {
    const key = next.current;
    next.current = undefined;
    if (key === undefined || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a changed list is the event
  }, [list]);

  function rememberNext(form: EventTarget): void {
    const row = form instanceof Element ? form.querySelector<HTMLElement>(rows) : null;
    if (row === null) return;
    const all = [...(container.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const index = all.indexOf(row);
    next.current = (all[index + 1] ?? all[index - 1])?.dataset.item;
  }

  return { container, rememberNext };
}
