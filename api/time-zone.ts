import { isTimeZone } from '../lib/local-time.ts';

/** What an argument that names a member's time zone is described as. */
export const zoneField =
  'IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future.';

/** A browser may know a zone that this server does not. */
export function zoneOf(timeZone: string | null | undefined): string | null {
  return timeZone && isTimeZone(timeZone) ? timeZone : null;
}
