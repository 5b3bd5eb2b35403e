import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';
import { Link } from './link.ts';
import type { LinksProps } from './main-links.tsx';
import type { NavigationItem } from './navigation-item.ts';

/** Five places, under 1024 px only; the icon of the one you are in sits on the yolk. */
export function BottomTabBar({ label, items, here }: LinksProps<NavigationItem & { icon: Icon }>) {
  return (
    <nav
      aria-label={label}
      className="sticky bottom-0 z-(--z-header) mt-8 grid auto-cols-fr grid-flow-col border-t border-line bg-raised px-1 pt-1.25 pb-[calc(0.3rem+env(safe-area-inset-bottom))] lg:hidden"
    >
      {items.map(({ to, label: words, icon: Sign }, index) => {
        const isHere = index === here;
        return (
          <Link
            key={index}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={classNames(
              'grid min-h-13 content-center justify-items-center gap-0.5 text-[0.75rem] font-semibold max-[22.5rem]:text-[0.6875rem] max-[22.5rem]:tracking-tight focus-visible:-outline-offset-3',
              isHere ? 'text-ink' : 'text-ink-2',
            )}
          >
            <span
              className={classNames(
                'rounded-full px-3.5 py-0.5 text-[1.3rem]',
                isHere && 'bg-yolk text-on-yolk',
              )}
            >
              <Sign size="1.25em" weight={isHere ? 'fill' : 'bold'} aria-hidden />
            </span>
            <span className="max-w-full truncate">{words}</span>
          </Link>
        );
      })}
    </nav>
  );
}
