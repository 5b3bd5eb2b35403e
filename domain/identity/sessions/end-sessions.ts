import type { Database } from '../../../db/database.ts';
import { deleteSession } from '../identity.store.ts';
import { deleteOtherSessions } from './sessions.store.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** Signs one of the user's browsers out, at once. One that is signed out already stays so. */
export async function endSession(args: {
  db: Database;
  viewer: Viewer;
  sessionId: string;
}): Promise<void> {
  const { db, viewer, sessionId } = args;
  await deleteSession({ db, userId: viewer.userId, sessionId });
}

/** Signs the user out everywhere but here. */
export async function endOtherSessions(args: { db: Database; viewer: Viewer }): Promise<void> {
  const { db, viewer } = args;
  await deleteOtherSessions({ db, userId: viewer.userId, keptSessionId: viewer.sessionId });
}
