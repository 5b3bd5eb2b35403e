import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ReactNode } from 'react';

/** One press away: opens without a script. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <CaretDownIcon
          size="1.1em"
          weight="bold"
          aria-hidden
          className="flex-none group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose pb-5 text-ink-2">{children}</div>
    </details>
  );
}
