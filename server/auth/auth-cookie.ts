import type { StartedSession } from '../../domain/identity/sessions/session.ts';
import { signAuthToken } from './auth-token.ts';
import type { CookieJar } from './cookie-jar.ts';

export const authCookieName = 'auth';

export function readAuthCookie(cookies: CookieJar): string | null {
  return cookies.get(authCookieName);
}

/** Signs the browser in: for a year when remembered, else until it is closed. */
export async function setAuthCookie({
  cookies,
  session,
  secret,
  now,
}: {
  cookies: CookieJar;
  session: StartedSession;
  secret: string;
  now: Date;
}): Promise<void> {
  const { viewer, maxAgeSeconds, isRemembered } = session;
  const token = await signAuthToken(viewer, { secret, maxAgeSeconds, now });
  cookies.set(authCookieName, token, isRemembered ? { maxAgeSeconds } : {});
}

export function clearAuthCookie(cookies: CookieJar): void {
  cookies.clear(authCookieName);
}
