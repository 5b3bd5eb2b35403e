import type { SessionTools } from './session.ts';
import type { Services } from '../../../api/context.ts';

/** What signing in takes from the services. */
export function sessionTools({
  db,
  clock,
  createId,
  settings,
}: Pick<Services, 'db' | 'clock' | 'createId' | 'settings'>): SessionTools {
  return {
    db,
    clock,
    createId,
    sessionDays: settings.SESSION_DAYS,
    addressTriesPerHour: settings.ADDRESS_TRIES_PER_HOUR,
  };
}
