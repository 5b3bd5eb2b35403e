import type { ComponentProps } from 'react';
import { IntentForm } from '../../../forms/intent-form.tsx';
import { trackingForms, type TrackingIntent } from './tracking-forms.ts';

type TrackingFormProps<Intent extends TrackingIntent> = Omit<
  ComponentProps<typeof IntentForm<typeof trackingForms, Intent>>,
  'set' | 'failure'
> & {
  intent: Intent;
  /** What was sent is seen by other parts of the page under this key. */
  fetcherKey: string;
};

/** A form of the tracking pages: sent in the background, and told in a toast what became of it. */
export function TrackingForm<Intent extends TrackingIntent>(props: TrackingFormProps<Intent>) {
  return <IntentForm {...props} set={trackingForms} failure="toast" />;
}
