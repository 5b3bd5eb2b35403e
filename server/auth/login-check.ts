import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../../api/context.ts';
import { authCookieName } from './auth-cookie.ts';
import { signingKey } from './auth-token.ts';

const cookiePattern = new RegExp(`(?:^|;\\s*)${authCookieName}=([^;]+)`);

/**
 * Whether a request carries a login of ours, without asking the database: enough to let members go
 * first and to read a large body; nothing else may be decided by it. It takes some ten microseconds.
 */
export function createLoginCheck({ authSecret, clock }: Pick<Services, 'authSecret' | 'clock'>) {
  const key = signingKey(authSecret);

  return function isSignedIn({ cookie, authorization }: IncomingHttpHeaders): boolean {
    const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    const token = bearer ?? cookiePattern.exec(cookie ?? '')?.[1];
    return token !== undefined && token.length < 1000 && isOurs(token);
  };

  function isOurs(token: string): boolean {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: number };
    return (exp ?? 0) * 1000 > clock.now().getTime();
  }
}
