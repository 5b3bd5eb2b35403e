import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { caughtError, reportError } from './report-error.ts';

/** What breaks in the browser is told, where the operator collects it. */
export function useErrorReports(isWanted: boolean): void {
  const screen = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    if (!isWanted) return;
    const tellError = (event: Event) => {
      reportError({ error: (event as ErrorEvent).error, screen });
    };
    const tellRejection = ({ reason }: PromiseRejectionEvent) =>
      reportError({ error: reason, screen });
    window.addEventListener('error', tellError);
    window.addEventListener(caughtError, tellError);
    window.addEventListener('unhandledrejection', tellRejection);
    return () => {
      window.removeEventListener('error', tellError);
      window.removeEventListener(caughtError, tellError);
      window.removeEventListener('unhandledrejection', tellRejection);
    };
  }, [isWanted, screen]);
}
