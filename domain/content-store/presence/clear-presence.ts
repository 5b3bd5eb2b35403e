import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { clearGone } from './presence.store.ts';

/** Forgets who had a draft open and has left. */
export function clearPresence({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  return clearGone({ db, now: clock.now() });
}
