import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.ts';
import type { NavigationItem } from './navigation-item.ts';
import { useIsHere } from './use-is-here.ts';

/** A place of the navigation, which knows whether one is there. */
export function PlaceLink({
  item: { to, end, alsoAt = [] },
  className,
  children,
}: {
  item: Pick<NavigationItem, 'to' | 'end' | 'alsoAt'>;
  className: (isHere: boolean) => string;
  children: (isHere: boolean) => ReactNode;
}) {
  const { pathname } = useLocation();
  const isBelow = useIsHere(to, end);
  const isHere =
    isBelow || alsoAt.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} className={className(isHere)}>
      {children(isHere)}
    </Link>
  );
}
