import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useState, type ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { nameAlone } from '../../../amounts/name-in-sentence.ts';
import type { Item } from '../list.ts';

interface FoldedGroupProps {
  title: string;
  items: readonly Item[];
  /** After their count, instead of the first names. */
  note?: string | null;
  isOpen?: boolean;
  /** Where it stands open. With it, what is inside is made when it is first opened. */
  openTo?: string;
  children: ReactNode;
}

const mostNamed = 4;

/** What nobody looks at in the shop: its count and first names, open at a press. */
export function FoldedGroup(props: FoldedGroupProps) {
  const { title, items, note = null, isOpen = false, openTo, children } = props;
  const [isMade, setIsMade] = useState(isOpen || openTo === undefined);
  const named = items.slice(0, mostNamed).map(({ name }) => nameAlone(name));
  const rest = items.length > mostNamed ? ' …' : '';
  return (
    <details
      data-noprint
      open={isOpen}
      className="group mt-4 overflow-hidden rounded-lg bg-surface shadow-xs [&_li:last-child]:border-b-0"
    >
      <summary
        onClick={() => setIsMade(true)}
        className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4.5 py-3 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden"
      >
        <span className="grid min-w-0 leading-snug">
          <b className="font-semibold">{title}</b>
          <span className="truncate text-sm text-ink-2">
            {note === null
              ? `${items.length}: ${named.join(', ')}${rest}`
              : `${items.length}, ${note}`}
          </span>
        </span>
        <CaretDownIcon
          size="1.15rem"
          weight="bold"
          aria-hidden
          className="flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-3.5">
        {isMade ? (
          children
        ) : (
          <a href={openTo} className="link inline-flex min-h-target items-center">
            {m.search_show_all({ count: items.length })}
          </a>
        )}
      </div>
    </details>
  );
}
