import type { ReactNode } from 'react';

/**
 * The page's h1 with tags above, a lead below and actions at the end. Below something that is larger
 * it has the size of a section's.
 */
export function PageHeader({
  title,
  lead,
  tags,
  actions,
  isSection = false,
}: {
  title: ReactNode;
  lead?: ReactNode;
  tags?: ReactNode;
  actions?: ReactNode;
  isSection?: boolean;
}) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-7 pb-5 lg:grid-cols-[1fr_auto] lg:items-end">
      <div>
        {tags && <div className="mb-3 flex flex-wrap gap-2">{tags}</div>}
        <h1 className={isSection ? 'text-h2' : 'text-h1'}>{title}</h1>
        {lead && (
          <p
            className={
              isSection
                ? 'mt-1 max-w-[48ch] text-sm text-ink-2'
                : 'mt-2 max-w-[48ch] text-lg text-ink-2'
            }
          >
            {lead}
          </p>
        )}
      </div>
      {actions && (
        <div data-noprint className="flex flex-wrap items-center gap-2.5">
          {actions}
        </div>
      )}
    </header>
  );
}
