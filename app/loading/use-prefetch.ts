import { useEffect } from 'react';
import { isPrefetchWelcome } from './is-prefetch-welcome.ts';

/**
 * Fetches ahead what the pages behind the links in view need: their scripts and, for readers who
 * are not logged in, their data. A browser may not keep the data of a member.
 */
export function usePrefetch({ withData }: { withData: boolean }): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !isPrefetchWelcome(navigator)) return;
    let stop = () => {};
    let isLeft = false;
    // Loaded only for readers who get pages ahead. If it does not load, nothing is fetched ahead.
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
