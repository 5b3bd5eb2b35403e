import * as m from '../../../i18n/paraglide/messages.js';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { notificationForms } from './notifications-forms.ts';

interface ClockNoteProps {
  /** Null until something was switched on. */
  timeZone: string | null;
  /** What this device says; null before it could. */
  deviceZone: string | null;
}

/** Whose evenings count, and the way to change it after a journey. */
export function ClockNote({ timeZone, deviceZone }: ClockNoteProps) {
  if (timeZone === null) return null;
  const isElsewhere = deviceZone !== null && deviceZone !== timeZone;
  return (
    <IntentForm
      set={notificationForms}
      intent="change"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2"
    >
      <p>{m.notifications_clock({ zone: placeOf(timeZone) })}</p>
      {isElsewhere && (
        <SubmitButton size="sm">
          {m.notifications_clock_use({ zone: placeOf(deviceZone) })}
        </SubmitButton>
      )}
    </IntentForm>
  );
}

/** `America/New_York` as people write it. */
function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ');
}
