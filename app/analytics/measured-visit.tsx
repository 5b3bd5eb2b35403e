import { useLocation } from 'react-router';
import type { RootQuery } from '../operations.gen.ts';
import { consentAnchor } from './consent-anchor.ts';
import { useConsent } from './consent.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { useAnalytics } from './use-analytics.ts';

export interface VisitProps {
  analytics: NonNullable<RootQuery['analytics']>;
  userId: string | null;
}

/** Measures the visit of who agreed, and asks who has not answered on this device yet. */
export function MeasuredVisit({ analytics, userId }: VisitProps) {
  useAnalytics({ analytics, userId });
  const consent = useConsent();
  const isAskedFor = useLocation().hash === `#${consentAnchor}`;
  const isAsked = analytics.isConsentAsked && (consent === null || isAskedFor);
  return isAsked && <ConsentQuestion consent={consent} />;
}
