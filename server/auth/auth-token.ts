import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

export interface AuthToken {
  userId: string;
  sessionId: string;
}

export interface ReadAuthToken extends AuthToken {
  issuedAt: Date;
}

/** The signed token of the cookie `auth` and of bearer headers; the session behind it can be ended. */
export async function signAuthToken(
  { userId, sessionId }: AuthToken,
  { secret, maxAgeSeconds, now }: { secret: string; maxAgeSeconds: number; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user_id: userId, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + maxAgeSeconds)
    .sign(signingKey(secret));
}

/** Tokens whose signature was found good, so that each is computed once and not at every request. */
const verified = new LRUCache<string, ReadAuthToken & { expiresAtMs: number }>({ max: 2000 });

/** Who a token speaks for, or null when it is forged, expired or malformed. */
export async function readAuthToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<ReadAuthToken | null> {
  const key = `${secret}:${token}`;
  const known = verified.get(key) ?? (await verify(token, { secret, now }));
  if (known === null || known.expiresAtMs <= now.getTime()) return null;
  verified.set(key, known);
  const { userId, sessionId, issuedAt } = known;
  return { userId, sessionId, issuedAt };
}

async function verify(token: string, { secret, now }: { secret: string; now: Date }) {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      currentDate: now,
    });
    const { user_id: userId, sid: sessionId, iat, exp } = payload;
    if (typeof userId !== 'string' || typeof sessionId !== 'string') return null;
    const expiresAtMs = exp === undefined ? Infinity : exp * 1000;
    return { userId, sessionId, issuedAt: new Date((iat ?? 0) * 1000), expiresAtMs };
  } catch {
    return null;
  }
}

export function signingKey(secret: string): Uint8Array {
  return createHash('sha256').update(`auth-token:${secret}`).digest();
}
