import { useId, type ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** "See all", at the end of the heading's line. */
  link?: { to: To; label: ReactNode };
  /** `page` has the space between page sections, `tight` sits inside a column. */
  space?: 'page' | 'tight';
  headingLevel?: 2 | 3;
  children: ReactNode;
}

export function Section({
  title,
  lead,
  link,
  space = 'page',
  headingLevel = 2,
  children,
}: SectionProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={id}
      className={space === 'page' ? 'pt-[calc(var(--spacing-section)/2)]' : 'pt-6'}
    >
      <div className="mb-5 flex items-end justify-between gap-4">
        <div>
          <Heading id={id} className={headingLevel === 2 ? 'text-h2' : 'text-h3'}>
            {title}
          </Heading>
          {lead && <p className="mt-1 max-w-prose text-sm text-ink-2">{lead}</p>}
        </div>
        {link && (
          <Link to={link.to} className="link inline-flex min-h-target flex-none items-end">
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** 1 column, 2 from 640 px, 3 or 4 from 1024. */
export function CardGrid({ columns = 4, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid gap-gutter sm:grid-cols-2',
        columns === 3 && 'lg:grid-cols-3',
        columns === 4 && 'lg:grid-cols-4',
      )}
    >
      {children}
    </div>
  );
}

/** Cards that scroll sideways under 1024 px with the next one showing. */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-edge grid snap-x snap-mandatory scroll-px-edge auto-cols-[minmax(15.5rem,1fr)] grid-flow-col gap-gutter overflow-x-auto scrollbar-none px-edge py-1 *:snap-start lg:mx-0 lg:auto-cols-[minmax(0,1fr)] lg:overflow-visible lg:px-0">
      {children}
    </div>
  );
}
