import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { caughtError } from './caught-error.ts';
import { reportError } from './report-error.ts';

/** Tells what breaks in the browser. */
export function ErrorReports(): null {
  const screen = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
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
  }, [screen]);
  return null;
}
