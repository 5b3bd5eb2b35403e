import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

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

/** Who a token speaks for, or null when it is forged, expired or malformed. */
export async function readAuthToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<ReadAuthToken | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      currentDate: now,
    });
    const { user_id: userId, sid: sessionId, iat } = payload;
    if (typeof userId !== 'string' || typeof sessionId !== 'string') return null;
    return { userId, sessionId, issuedAt: new Date((iat ?? 0) * 1000) };
  } catch {
    return null;
  }
}

export function signingKey(secret: string): Uint8Array {
  return createHash('sha256').update(`auth-token:${secret}`).digest();
}
