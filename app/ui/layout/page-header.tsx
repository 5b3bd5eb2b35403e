import type { ReactNode } from 'react';

/** The page's h1 with tags above, a lead below and actions at the end. */
export function PageHeader({
  title,
  lead,
  tags,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  tags?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="grid gap-5 pt-7 pb-5 lg:grid-cols-[1fr_auto] lg:items-end">
      <div>
        {tags && <div className="mb-3 flex flex-wrap gap-2">{tags}</div>}
        <h1 className="text-h1">{title}</h1>
        {lead && <p className="mt-2 max-w-[48ch] text-lg text-ink-2">{lead}</p>}
      </div>
      {actions && (
        <div data-noprint className="flex flex-wrap items-center gap-2.5">
          {actions}
        </div>
      )}
    </header>
  );
}
