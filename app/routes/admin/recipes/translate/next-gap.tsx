import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { Button } from '../../../../ui/actions/button.tsx';
import { firstFieldOf } from '../write/add-line.tsx';

/** Of a cell whose text is missing, or older than its source. */
export const gapMark = { 'data-gap': '' };

/** Goes from gap to gap of a table in the order they are read: by a button, or by Alt with the arrow. */
export function useNextGap() {
  const table = useRef<HTMLDivElement>(null);
  /** Where somebody was last; a press of the button does not change that. */
  const last = useRef<Element | null>(null);
  function goToNext(): void {
    const gaps = [...(table.current?.querySelectorAll('[data-gap]') ?? [])];
    const place = last.current;
    const isAfter = (gap: Element) =>
      place !== null &&
      !gap.contains(place) &&
      (place.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = gaps.find(isAfter) ?? gaps[0];
    const field = next && firstFieldOf(next);
    field?.focus();
    next?.scrollIntoView({ block: 'center' });
  }
  return {
    goToNext,
    ofTable: {
      ref: table,
      onFocus: ({ target }: FocusEvent) => void (last.current = target),
      onKeyDown(event: KeyboardEvent): void {
        if (!event.altKey || event.key !== 'ArrowDown') return;
        event.preventDefault();
        goToNext();
      },
    },
  };
}

export function NextGapButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="ink" size="sm" aria-keyshortcuts="Alt+ArrowDown" onClick={onPress}>
      {m.kitchen_next_gap()}
      <kbd
        aria-hidden
        className="ml-2 hidden rounded-xs border border-current/30 px-1.5 font-sans text-xs leading-5 lg:inline"
      >
        Alt ↓
      </kbd>
    </Button>
  );
}
