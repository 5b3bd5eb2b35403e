import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { Section } from '../../ui/layout/section.tsx';
import { searchPath, type SearchAddress, type SearchTab } from './search-address.ts';

interface HitRowsProps {
  address: SearchAddress;
  title: string;
  tab: SearchTab;
  totalCount: number;
  /** As few as fit beside each other. */
  rows: readonly { key: string; row: ReactNode }[];
}

/** What was found beside recipes: one line on a wide screen, a strip that scrolls on a narrow one. */
export function HitRows({ address, title, tab, totalCount, rows }: HitRowsProps) {
  const locale = useLocale();
  if (address.text === '' || totalCount === 0) return null;
  const to = searchPath({ ...address, locale, tab, page: 1 });
  const label = m.search_show_all({ count: totalCount });
  return (
    <div className="pb-4">
      <Section
        title={title}
        space="tight"
        headingLevel={2}
        {...(totalCount > rows.length && { link: { to, label } })}
      >
        <ul className="-mx-edge grid scroll-px-edge auto-cols-[minmax(15.5rem,1fr)] grid-flow-col gap-x-gutter overflow-x-auto scrollbar-none px-edge lg:mx-0 lg:grid-flow-row lg:grid-cols-3 lg:overflow-visible lg:px-0">
          {rows.map(({ key, row }) => (
            <li key={key}>{row}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
