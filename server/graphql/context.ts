import type { Locale } from '../../i18n/locales.ts';
import type { Viewer } from '../../domain/identity/viewer/viewer.ts';
import type { Membership } from '../../domain/membership/membership.ts';
import type { CookieJar } from '../auth/cookie-jar.ts';
import type { Services } from '../services.ts';

/** A refusal with a time to wait is answered with status 429 and the header Retry-After. */
export interface AnswerNotes {
  retryAfterSeconds: number | null;
}

/** What one GraphQL operation knows of its request. */
export interface RequestContext {
  services: Services;
  locale: Locale;
  /** The signed-in user, or null for a visitor. */
  viewer: Viewer | null;
  /** The request carries a login that has ended or was never ours. */
  isLoginExpired: boolean;
  /** The viewer's latest subscription, whatever its status. */
  membership: Membership | null;
  /** Whether premium content is open to the viewer. */
  isPremium: boolean;
  cookies: CookieJar;
  /** What the answer says besides its data; operations of one request share it. */
  answer: AnswerNotes;
  /** Where visitors reach us, for the links in mails. */
  origin: string;
  requestId: string;
  ipAddress: string;
  userAgent: string | null;
}
