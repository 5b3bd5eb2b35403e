import { Form } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';

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
    <Form
      method="post"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2"
    >
      <p>{m.notifications_clock({ zone: placeOf(timeZone) })}</p>
      {isElsewhere && (
        <Button type="submit" size="sm" name="intent" value="change">
          {m.notifications_clock_use({ zone: placeOf(deviceZone) })}
        </Button>
      )}
    </Form>
  );
}

/** `America/New_York` as people write it. */
function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ');
}
