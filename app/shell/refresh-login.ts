import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 2_700_000;
const oldAfterMs = 900_000;

/** While somebody is signed in, their login is refreshed every 45 minutes, and on coming back to the page. */
export function useFreshLogin(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    let refreshedAt = Date.now();
    const refresh = () => {
      refreshedAt = Date.now();
      void refreshLogin();
    };
    const refreshIfOld = () => {
      const isOld = Date.now() - refreshedAt > oldAfterMs;
      if (document.visibilityState === 'visible' && isOld) refresh();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refreshIfOld);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfOld);
    };
  }, [isSignedIn]);
}

/** After a refusal for the login's sake: one refresh, and the page is asked for once more. */
export function useRefreshedLogin(isRefused: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRefused) return;
    void refreshLogin().then((isFresh) => (isFresh ? revalidate() : undefined));
  }, [isRefused, revalidate]);
}

/** Whether there is a login still; without an answer there may be. */
async function refreshLogin(): Promise<boolean> {
  try {
    return (await fetch('/auth/refresh', { method: 'POST' })).ok;
  } catch {
    return false;
  }
}
