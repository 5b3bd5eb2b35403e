import type { Viewer } from '../../domain/identity/viewer/viewer.ts';
import { isPremium } from '../../domain/membership/entitlement.rules.ts';
import { loadMember } from '../../domain/membership/load-member.ts';
import type { Membership } from '../../domain/membership/membership.ts';
import type { Services } from '../../api/context.ts';
import { readAuthCookie } from './auth-cookie.ts';
import { readAuthToken } from './auth-token.ts';
import type { CookieJar } from '../../api/cookie-jar.ts';

/** Who a request is from, and what they may open. */
export interface ResolvedViewer {
  viewer: Viewer | null;
  /** The request came with a token, and it opens nothing. */
  isLoginExpired: boolean;
  /** When the cookie's token was made; null for bearer tokens, which clients renew themselves. */
  cookieIssuedAt: Date | null;
  membership: Membership | null;
  isPremium: boolean;
}

const visitor: ResolvedViewer = {
  viewer: null,
  isLoginExpired: false,
  cookieIssuedAt: null,
  membership: null,
  isPremium: false,
};

interface ViewerRequest {
  cookies: CookieJar;
  /** The header Authorization; a bearer token in it counts before the cookie. */
  authorization: string | null;
  services: Pick<Services, 'authSecret' | 'db' | 'clock'>;
}

/** Reads the token of a request and asks the database who it is, once. */
export async function resolveViewer({
  cookies,
  authorization,
  services: { authSecret, db, clock },
}: ViewerRequest): Promise<ResolvedViewer> {
  const bearer = bearerToken(authorization);
  const token = bearer ?? readAuthCookie(cookies);
  if (!token) return visitor;
  const now = clock.now();
  const claims = await readAuthToken(token, { secret: authSecret, now });
  if (claims === null) return { ...visitor, isLoginExpired: true };
  const member = await loadMember({ db, clock, ...claims });
  if (member === null) return { ...visitor, isLoginExpired: true };
  const { viewer, membership } = member;
  return {
    viewer,
    isLoginExpired: false,
    cookieIssuedAt: bearer === null ? claims.issuedAt : null,
    membership,
    isPremium: isPremium({ membership, now }),
  };
}

function bearerToken(authorization: string | null): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
