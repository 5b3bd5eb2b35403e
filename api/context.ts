import type { Database } from '../db/database.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Clock } from '../lib/clock.ts';
import type { CreateId } from '../lib/ids.ts';
import type { CookieJar } from './cookie-jar.ts';

/** What the operator chose. A module adds the settings it reads in its `<module>.context.ts`. */
export interface Settings {
  BRAND_NAME: string;
}

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * What the process holds for its lifetime; use cases are given the parts they need. A module adds
 * what it holds in its `<module>.context.ts`.
 */
export interface Services {
  settings: Settings;
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Signs sessions and seals cookies. */
  authSecret: string;
  log: Log;
}

/** A refusal with a time to wait is answered with status 429 and the header Retry-After. */
export interface AnswerNotes {
  retryAfterSeconds: number | null;
}

/** What one operation knows of its request. A module adds what it knows, like who asks. */
export interface RequestContext {
  services: Services;
  locale: Locale;
  cookies: CookieJar;
  /** What the answer says besides its data; operations of one request share it. */
  answer: AnswerNotes;
  /** Where visitors reach us, for the links in mails. */
  origin: string;
  requestId: string;
  ipAddress: string;
  userAgent: string | null;
}
