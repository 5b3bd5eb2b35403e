import type { Locale } from '../../i18n/locales.ts';
import type { Notice } from './notice.ts';

/** Where a browser listens, and the keys that only it can open messages with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The browser has ended it. */
  | { readonly kind: 'gone' }
  /** Not taken now; null where nobody said when to come again. */
  | { readonly kind: 'later'; readonly afterMs: number | null }
  /** Refused for good, or nobody knows whether it was taken. */
  | { readonly kind: 'lost'; readonly why: string };

/** How messages reach browsers. */
export interface PushSender {
  /** What browsers know us by. */
  readonly publicKey: string;
  /** Whether this is the address of a push service, and not of something in our own network. */
  isAllowed(endpoint: string): boolean;
  /** Never rejects. */
  send(message: {
    address: PushAddress;
    notice: Notice;
    locale: Locale;
    ttlSeconds: number;
  }): Promise<PushOutcome>;
}
