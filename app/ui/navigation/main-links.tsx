import { classNames } from '../class-names.ts';
import { Link } from './link.ts';
import type { NavigationItem } from './navigation-item.ts';

export interface LinksProps<Item extends NavigationItem> {
  label: string;
  items: readonly Item[];
  /** Which of them one is at; -1 for none. */
  here: number;
}

/** The navigation of the top bar, from 1024 px. */
export function MainLinks({ label, items, here }: LinksProps<NavigationItem>) {
  return (
    <nav aria-label={label} className="ml-3 hidden gap-0.5 lg:flex">
      {items.map(({ to, label: words }, index) => (
        <Link
          key={index}
          to={to}
          aria-current={index === here ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-target items-center rounded-full px-3.5 py-1 font-semibold',
            index === here ? 'bg-sunken text-ink' : 'text-ink-2 hover:text-ink',
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
