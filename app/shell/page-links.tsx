import * as m from '../../i18n/paraglide/messages.js';
import { ButtonLink } from '../ui/actions/button.tsx';

interface PageLinksProps {
  /** From 1. */
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** Nothing where all is on one page. */
export function PageLinks({ page, pageCount, pathOf }: PageLinksProps) {
  if (pageCount === 1) return null;
  return (
    <nav
      aria-label={m.recipes_pages()}
      className="mt-10 flex flex-wrap items-center justify-center gap-4"
    >
      {page > 1 && <ButtonLink to={pathOf(page - 1)}>{m.recipes_page_previous()}</ButtonLink>}
      <span className="font-semibold">{m.recipes_page_of({ page, pageCount })}</span>
      {page < pageCount && <ButtonLink to={pathOf(page + 1)}>{m.recipes_page_next()}</ButtonLink>}
    </nav>
  );
}
