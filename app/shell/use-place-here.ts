import { useLocation } from 'react-router';

interface Place {
  to: string;
  /** These addresses, and those below them, count as here too. */
  alsoAt?: readonly string[];
}

/** Which of the places one is at, or below it; -1 for none of them. */
export function usePlaceHere(places: readonly Place[]): number {
  const { pathname } = useLocation();
  return places.findIndex(({ to, alsoAt = [] }) =>
    [to, ...alsoAt].some((path) => `${pathname}/`.startsWith(`${path}/`)),
  );
}
