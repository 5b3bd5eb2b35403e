import { lazy, Suspense, type ComponentType } from 'react';
import type { RootQuery } from '../operations.gen.ts';
import { useIsInBrowser } from '../shell/use-is-in-browser.ts';
import type { VisitProps } from './measured-visit.tsx';

type Loaded = { default: ComponentType<VisitProps> };

const load = (): Promise<Loaded> =>
  import('./measured-visit.tsx').then(
    ({ MeasuredVisit }) => ({ default: MeasuredVisit }),
    // Without it nobody is asked, and nobody measured.
    () => ({ default: () => null }),
  );

const MeasuredVisit = lazy(load);

interface LaterProps {
  analytics: RootQuery['analytics'];
  userId: string | null;
}

/** Its script is loaded where the operator measures visits, once the page is there. */
export function LaterMeasuredVisit({ analytics, userId }: LaterProps) {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || analytics === null) return null;
  return (
    <Suspense>
      <MeasuredVisit analytics={analytics} userId={userId} />
    </Suspense>
  );
}
