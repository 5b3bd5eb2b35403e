import type { ReactNode } from 'react';

/** On everybody who is not real. */
export function SampleMark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border-[1.5px] border-line-strong px-2 py-px font-sans text-xs font-semibold whitespace-nowrap text-ink-2">
      {children}
    </span>
  );
}
