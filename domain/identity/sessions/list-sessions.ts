import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { listSessionsOf, type ListedSession } from './sessions.store.ts';

/** Where a user is signed in. */
export function listSessions(args: {
  db: Database;
  clock: Clock;
  userId: string;
}): Promise<ListedSession[]> {
  return listSessionsOf({ ...args, now: args.clock.now() });
}
