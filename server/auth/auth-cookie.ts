import type { Services } from '../../api/context.ts';
import type { BrowserLogin } from '../../domain/identity/sessions/browser-login.ts';
import type { StartedSession } from '../../domain/identity/sessions/session.ts';
import { signAuthToken } from './auth-token.ts';
import type { CookieJar } from '../../api/cookie-jar.ts';
import { KnownBrowser } from './known-browser.ts';

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

/** The login that the browser of one request keeps, for operations that begin or end one. */
export function browserLogin({
  cookies,
  services: { authSecret: secret, clock },
}: {
  cookies: CookieJar;
  services: Pick<Services, 'authSecret' | 'clock'>;
}): BrowserLogin {
  const browser = new KnownBrowser({ cookies, secret });
  return {
    async keep(session) {
      await setAuthCookie({ cookies, session, secret, now: clock.now() });
      if (session.isRemembered) browser.remember(session.viewer.email);
    },
    forget: () => clearAuthCookie(cookies),
    laneOf: (email) => browser.laneOf(email),
  };
}
