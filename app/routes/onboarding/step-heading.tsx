import { useState } from 'react';
import { useLocation } from 'react-router';

/** Takes the focus when the step was reached without a page load, so that it is read out. */
export function StepHeading({ title, lead }: { title: string; lead?: string }) {
  const { key } = useLocation();
  const [isPageLoad] = useState(key === 'default');
  return (
    <>
      <h1
        ref={isPageLoad ? undefined : focusHeading}
        tabIndex={-1}
        className="max-w-[20ch] text-h1 outline-none"
      >
        {title}
      </h1>
      {lead && <p className="mt-3 max-w-[46ch] text-lg text-ink-2">{lead}</p>}
    </>
  );
}

/** The same function at every render: another one would be called again with each keystroke. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}
