import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';

/** Of the row of a line, by its id; `dropOn` says the same. */
export function lineMark(id: string): { 'data-line': string } {
  return { 'data-line': id };
}

const fields = 'textarea, input:not([type="checkbox"]), [contenteditable="true"]';

/** Where somebody writes in a line, else what they press first. */
export function firstFieldOf(line: Element): HTMLElement | null {
  return line.querySelector<HTMLElement>(fields) ?? line.querySelector('select, button');
}

/**
 * Puts the keyboard into a line that was begun, with the very change that shows it: whoever goes on
 * typing writes in it. For a component that is drawn anew with the list.
 */
export function useBegunLine(): (id: string) => void {
  const begun = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (begun.current === null) return;
    const line = document.querySelector(`[data-line="${CSS.escape(begun.current)}"]`);
    if (line === null) return;
    begun.current = null;
    firstFieldOf(line)?.focus();
  });
  return (id) => void (begun.current = id);
}

/** Begins a line and goes on in it. */
export function AddLine({
  onAdd,
  ...button
}: ButtonProps & {
  /** Says the id of the new line. */
  onAdd: () => string;
}) {
  const goTo = useBegunLine();
  return <Button {...button} onClick={() => goTo(onAdd())} />;
}
