import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';

/** Of the row of a line, by its id; `dropOn` says the same. */
export function lineMark(id: string): { 'data-line': string } {
  return { 'data-line': id };
}

const fields = 'textarea, input:not([type="checkbox"]), [contenteditable="true"]';

/** Where somebody writes in a line, else what they press first. */
export function firstFieldOf(line: Element): HTMLElement | null {
  return line.querySelector<HTMLElement>(fields) ?? line.querySelector('select, button');
}

/** A line, and the part of it that is gone on with; without one, where somebody writes. */
interface GoneTo {
  readonly id: string;
  readonly part: string | null;
}

/**
 * Puts the keyboard into a line that was begun, or that went to another list, with the very change
 * that shows it: whoever goes on typing writes in it. For a component that is drawn anew with the
 * lists.
 */
export function useGoToLine(): (id: string, part?: string) => void {
  const goneTo = useRef<GoneTo | null>(null);
  useLayoutEffect(() => {
    if (goneTo.current === null) return;
    const { id, part } = goneTo.current;
    const line = document.querySelector(`[data-line="${CSS.escape(id)}"]`);
    if (line === null) return;
    goneTo.current = null;
    const found = part === null ? null : line.querySelector<HTMLElement>(part);
    (found ?? firstFieldOf(line))?.focus();
  });
  return (id, part) => void (goneTo.current = { id, part: part ?? null });
}

/** Begins a line and goes on in it. */
export function AddLine({
  onAdd,
  ...button
}: ButtonProps & {
  /** Says the id of the new line. */
  onAdd: () => string;
}) {
  const goTo = useGoToLine();
  return <Button {...button} onClick={() => goTo(onAdd())} />;
}
