import type { ReactNode } from 'react';
import { Link } from './link.ts';
import type { Place } from './navigation-item.ts';
import { useIsHere } from './use-is-here.ts';

/** A place of the navigation, which knows whether one is there. */
export function PlaceLink({
  item: { to, end },
  className,
  children,
}: {
  item: Place;
  className: (isHere: boolean) => string;
  children: (isHere: boolean) => ReactNode;
}) {
  const isHere = useIsHere(to, end);
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} className={className(isHere)}>
      {children(isHere)}
    </Link>
  );
}
