import { lazy, Suspense, type ComponentType } from 'react';
import { useIsInBrowser } from '../shell/use-is-in-browser.ts';

const load = (): Promise<{ default: ComponentType }> =>
  import('./error-reports.tsx').then(
    ({ ErrorReports }) => ({ default: ErrorReports }),
    () => ({ default: () => null }),
  );

const ErrorReports = lazy(load);

/** Its script is loaded where the operator collects errors. */
export function LaterErrorReports({ areWanted }: { areWanted: boolean }) {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || !areWanted) return null;
  return (
    <Suspense>
      <ErrorReports />
    </Suspense>
  );
}
