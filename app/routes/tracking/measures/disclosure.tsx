import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';

/** A card that opens: what is changed now and then stays out of the way. */
export function Disclosure({
  title,
  detail,
  isOpen = false,
  children,
}: {
  title: string;
  detail?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <Card as="section" isPadded={false}>
      <details open={isOpen || undefined} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-5 py-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <h2 className="flex-1 text-h4">{title}</h2>
          {detail && <span className="text-ink-2">{detail}</span>}
          <CaretDownIcon
            size="1.25em"
            weight="bold"
            aria-hidden
            className="flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-5 pt-1 pb-5">{children}</div>
      </details>
    </Card>
  );
}
