import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../lib/clock.ts';

interface Signing {
  /** An RSA key as PEM; its public half is given to Braze. */
  privateKey: string;
  userId: string;
  clock: Clock;
  lifetimeSeconds: number;
}

/**
 * Says who somebody is, as Braze verifies it: RS256, the user in `sub`, with an end.
 * https://www.braze.com/docs/developer_guide/authentication
 */
export async function signUserToken(signing: Signing): Promise<string> {
  const { privateKey, userId, clock, lifetimeSeconds } = signing;
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(createPrivateKey(privateKey));
}
