import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts';

interface StageHeadingProps {
  className?: string;
  /** Read out after the heading. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * Takes the focus when the cook gets here, so that screen readers say where that is. Not on a page
 * that was just loaded, where its beginning is the place to be.
 */
export function StageHeading({ className = '', describedBy, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInBrowser = useIsInBrowser();
  const [isArrival] = useState(isInBrowser);

  useEffect(() => {
    if (!isArrival) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isArrival]);

  return (
    <h2
      ref={heading}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={`${className} outline-none`}
    >
      {children}
    </h2>
  );
}
