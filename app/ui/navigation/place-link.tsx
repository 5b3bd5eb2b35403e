import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Link } from './link.ts';
import type { NavigationItem } from './navigation-item.ts';

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
  if (alsoAt.some((path) => pathname === path || pathname.startsWith(`${path}/`))) {
    return (
      <Link to={to} aria-current="page" className={className(true)}>
        {children(true)}
      </Link>
    );
  }
  return (
    <NavLink to={to} end={end} className={({ isActive }) => className(isActive)}>
      {({ isActive }) => children(isActive)}
    </NavLink>
  );
}
