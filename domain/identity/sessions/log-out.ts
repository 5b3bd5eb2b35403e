import type { Database } from '../../../db/database.ts';
import { deleteSession } from '../identity.store.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** Ends the session on the server: a copy of its token is worth nothing from now on. */
export async function logOut({
  db,
  viewer,
}: {
  db: Database;
  viewer: Viewer | null;
}): Promise<void> {
  if (viewer === null) return;
  await deleteSession({ db, userId: viewer.userId, sessionId: viewer.sessionId });
}
