import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 30_000;

/** Asks for the page's data again while somebody looks at it. */
export function useLookAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}
