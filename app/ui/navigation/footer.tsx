import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from './link.ts';

interface FooterColumn {
  title: string;
  links: readonly { to: To; label: string }[];
}

/** The dark end of every page: `FooterColumns`, and below them languages and legal lines. */
export function Footer({ bottom, children }: { bottom?: ReactNode; children: ReactNode }) {
  return (
    <footer
      data-app
      data-surface="nori"
      className="mt-(--spacing-section) bg-nori pt-14 pb-10 text-on-dark"
    >
      {children}
      {bottom && <div className="page-width mt-8 text-sm">{bottom}</div>}
    </footer>
  );
}

/** `brand` holds the wordmark and the tagline. */
export function FooterColumns({
  brand,
  columns,
}: {
  brand: ReactNode;
  columns: readonly FooterColumn[];
}) {
  return (
    <div className="page-width grid grid-cols-2 gap-8 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-full lg:col-span-1">{brand}</div>
      {columns.map(({ title, links }, index) => (
        <div key={index}>
          <h2 className="mb-2 font-sans text-control font-control text-yolk">{title}</h2>
          <ul className="grid">
            {links.map((link, place) => (
              <li key={place}>
                <Link
                  to={link.to}
                  className="inline-flex min-h-target items-center py-1.5 leading-snug opacity-86 hover:underline hover:opacity-100 lg:min-h-9"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
