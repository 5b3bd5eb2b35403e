import { prolongSession } from './sessions.store.ts';
import { sessionEnd, sessionSeconds, type SessionTools, type StartedSession } from './session.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** Makes a session last as long again as a new one would; null when it has ended meanwhile. */
export async function renewSession(args: {
  tools: Pick<SessionTools, 'db' | 'clock' | 'sessionDays'>;
  viewer: Viewer;
}): Promise<StartedSession | null> {
  const { tools, viewer } = args;
  const { db, clock, sessionDays } = tools;
  const now = clock.now();
  const endOf = (isRemembered: boolean) => sessionEnd({ now, isRemembered, sessionDays });
  const session = await prolongSession({ db, ...viewer, now, endOf });
  if (session === null) return null;
  const { isRemembered } = session;
  return { viewer, isRemembered, maxAgeSeconds: sessionSeconds({ isRemembered, sessionDays }) };
}
