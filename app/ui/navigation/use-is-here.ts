import { useLocation, type To } from 'react-router';

/** Whether one is on the page of an address, or below it unless it stands for itself alone. */
export function useIsHere(to: To, isAlone = false): boolean {
  const { pathname } = useLocation();
  const path = pathOf(to);
  return pathname === path || (!isAlone && path !== '/' && pathname.startsWith(`${path}/`));
}

function pathOf(to: To): string {
  const address = typeof to === 'string' ? to : (to.pathname ?? '');
  return address.replace(/[?#].*$/, '');
}
