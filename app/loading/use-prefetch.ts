import { useEffect } from 'react';
import { isPrefetchWelcome } from './is-prefetch-welcome.ts';

/**
 * Makes the pages behind the links in view ready to be opened: their scripts, and their data where
 * the browser may keep it, which it may not for somebody who is logged in.
 */
export function usePrefetch({ withData }: { withData: boolean }): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !isPrefetchWelcome(navigator)) return;
    let stop = () => {};
    let isLeft = false;
    // Of no use to those who get nothing ahead, so not a part of every page. Without it, nothing is.
    void import('./prefetch-links.ts').then(
      ({ prefetchLinks }) => {
        if (!isLeft) stop = prefetchLinks({ withData });
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [withData]);
}
