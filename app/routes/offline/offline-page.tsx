import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import type { ListedPage } from '../../offline/list-kept-pages.ts';
import { useIsOnline } from '../../offline/use-is-online.ts';
import { Button } from '../../ui/actions/button.tsx';
import emptyPlate from '../../ui/pictures/empty-plate.svg?no-inline';
import { StillLife } from '../../ui/pictures/still-life.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { keptGroups, type KeptGroup } from './kept-groups.ts';
import { openAskedPage } from './asked-page.ts';
import { useKeptPages } from './use-kept-pages.ts';

const icons: Record<KeptGroup['name'], Icon> = {
  plan: CalendarDotsIcon,
  list: BasketIcon,
  recipes: BookOpenTextIcon,
  cooking: CookingPotIcon,
};

/** Instead of a page that is not on the device: says so, and what is. */
export function OfflinePage() {
  // It is kept for when there is no network, and "Try again" answers once the page is taken up.
  const isOnline = useIsOnline(false);
  const kept = useKeptPages();
  return (
    <main id="main" className="mx-auto grid max-w-form content-start gap-8 px-edge py-section">
      <div className="grid justify-items-center gap-3.5 text-center">
        <StillLife src={emptyPlate} tint="bg-table-sage" />
        <h1 className="text-h2">{m.offline_title()}</h1>
        <p className="max-w-[42ch] text-ink-2">
          <output>{isOnline ? m.offline_back_online() : m.offline_text()}</output>
        </p>
        <Button variant="primary" onClick={openAskedPage}>
          {m.site_try_again()}
        </Button>
      </div>
      {kept !== null && <KeptPages pages={kept} />}
    </main>
  );
}

function KeptPages({ pages }: { pages: readonly ListedPage[] }) {
  const groups = keptGroups(pages);
  if (groups.length === 0) return <Note>{m.offline_nothing_kept()}</Note>;
  return (
    <section aria-labelledby="kept" className="grid gap-4">
      <h2 id="kept" className="text-h3">
        {m.offline_kept_title()}
      </h2>
      {groups.map((group) => (
        <KeptGroupCard key={group.name} {...group} />
      ))}
    </section>
  );
}

function KeptGroupCard({ name, title, links }: KeptGroup) {
  const GroupIcon = icons[name];
  return (
    <Card as="section">
      <h3 className="flex items-center gap-2.5 text-h4">
        <GroupIcon aria-hidden className="flex-none text-leaf" />
        {title}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {links.map(({ path, label }) => (
          <li key={path}>
            {/* A document of its own: the scripts of this page know nothing of that one. */}
            <a
              href={path}
              className="flex min-h-target items-center py-2 font-semibold wrap-anywhere hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-center text-sm text-ink-2">{children}</p>;
}
