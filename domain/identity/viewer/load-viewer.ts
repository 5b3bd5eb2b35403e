import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findUserOfSession } from '../identity.store.ts';
import type { Viewer } from './viewer.ts';

/** The user of the session that a token names, in one query; null when the session has ended. */
export function loadViewer({
  db,
  clock,
  userId,
  sessionId,
}: {
  db: Database;
  clock: Clock;
  userId: string;
  sessionId: string;
}): Promise<Viewer | null> {
  return findUserOfSession({ db, userId, sessionId, now: clock.now() });
}
