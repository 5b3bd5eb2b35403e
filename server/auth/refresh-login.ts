import { renewSession } from '../../domain/identity/sessions/renew-session.ts';
import type { StartedSession } from '../../domain/identity/sessions/session.ts';
import type { Viewer } from '../../domain/identity/viewer/viewer.ts';
import type { Services } from '../../api/context.ts';
import { setAuthCookie } from './auth-cookie.ts';
import type { CookieJar } from '../../api/cookie-jar.ts';

const oldAfterMs = 900 * 1000;

interface Refresh {
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'authSecret'>;
  cookies: CookieJar;
  viewer: Viewer;
}

/** In the course of any request: a login in use never runs out. */
export async function refreshOldLogin(args: Refresh & { issuedAt: Date }): Promise<void> {
  const ageMs = args.services.clock.now().getTime() - args.issuedAt.getTime();
  if (ageMs > oldAfterMs) await refreshLogin(args);
}

/** Prolongs the session and gives the browser a new token; null when the session has ended. */
export async function refreshLogin({
  services,
  cookies,
  viewer,
}: Refresh): Promise<StartedSession | null> {
  const { db, clock, settings, authSecret: secret } = services;
  const tools = { db, clock, sessionDays: settings.SESSION_DAYS };
  const session = await renewSession({ tools, viewer });
  if (session !== null) await setAuthCookie({ cookies, session, secret, now: clock.now() });
  return session;
}
