import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { consentAnchor, useConsent, type Consent } from './consent.ts';

type Loaded = { default: ComponentType<{ consent: Consent | null }> };

const load = (): Promise<Loaded> =>
  import('./consent-question.tsx').then(
    ({ ConsentQuestion }) => ({ default: ConsentQuestion }),
    // Without it nobody is asked, and nobody measured.
    () => ({ default: () => null }),
  );

const ConsentQuestion = lazy(load);

/** Asks who has not answered on this device yet; the page is there before it. */
export function LaterConsentQuestion() {
  const consent = useConsent();
  const isAskedFor = useLocation().hash === `#${consentAnchor}`;
  if (consent !== null && !(isAskedFor && consent !== undefined)) return null;
  return (
    <Suspense>
      <ConsentQuestion consent={consent} />
    </Suspense>
  );
}
