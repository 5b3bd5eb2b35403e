import type { CookieJar } from '../../../api/cookie-jar.ts';
import { openCookieValue, sealCookieValue } from '../../../lib/sealed-value.ts';
import type { SocialProfile } from './social-profile.ts';

const cookieName = 'arrival';
const maxAgeSeconds = 15 * 60;

interface Jar {
  cookies: CookieJar;
  secret: string;
}

/** Somebody new who came from elsewhere and has not agreed to the terms yet. */
export async function setArrivalCookie(args: Jar & { profile: SocialProfile }): Promise<void> {
  const { cookies, secret, profile } = args;
  const sealed = await sealCookieValue({ arrival: profile }, { secret, maxAgeSeconds });
  cookies.set(cookieName, sealed, { maxAgeSeconds });
}

export async function readArrivalCookie({ cookies, secret }: Jar): Promise<SocialProfile | null> {
  const sealed = cookies.get(cookieName);
  const opened = sealed === null ? null : await openCookieValue(sealed, { secret });
  return (opened?.arrival as SocialProfile | undefined) ?? null;
}

export function clearArrivalCookie(cookies: CookieJar): void {
  cookies.clear(cookieName);
}
