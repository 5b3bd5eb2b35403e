import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { goOn, placeOf, type GoesOn, type Place } from './focus-place.ts';

interface KeptFocusProps {
  goesOn?: GoesOn;
  className?: string;
  children: ReactNode;
}

/** What was pressed may be gone with its line: the keyboard goes on. To be drawn anew with what is in it. */
export function KeptFocus({ goesOn = 'in-next-line', className, children }: KeptFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const place = last.current;
    if (place === null || place.element.isConnected || box.current === null) return;
    last.current = null;
    goOn({ place, box: box.current, goesOn });
  });
  return (
    <div
      ref={box}
      className={className}
      onFocus={({ target, currentTarget }: FocusEvent) => {
        last.current = placeOf(target, currentTarget);
      }}
      onBlur={({ target }: FocusEvent) => {
        // Who leaves it of their own will is not called back.
        if (target.isConnected && document.hasFocus()) last.current = null;
      }}
    >
      {children}
    </div>
  );
}
