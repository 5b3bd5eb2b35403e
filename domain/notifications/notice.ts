import type { Locale } from '../../i18n/locales.ts';

/** A dish of tomorrow and what it takes out of the freezer, in the member's language. */
export interface DishToThaw {
  readonly title: string;
  readonly foods: readonly string[];
}

/** What a member is told; its words are in `server/mail` and `server/push`. */
export type Notice =
  | {
      readonly kind: 'TRIAL_END';
      readonly chargeAt: string;
      readonly priceMinor: number;
      readonly currency: string;
    }
  | {
      readonly kind: 'THAW_TONIGHT';
      readonly planSlug: string;
      readonly dishes: readonly DishToThaw[];
    }
  /** What is open of a program's day, in the member's language. */
  | {
      readonly kind: 'PROGRAM_DAY';
      readonly slug: string;
      readonly title: string;
      readonly day: number;
      readonly tasks: readonly string[];
    }
  /** A week of a program that ends today and wants its check-in. */
  | {
      readonly kind: 'PROGRAM_WEEK';
      readonly slug: string;
      readonly title: string;
      readonly week: number;
    }
  /** New replies in a topic that the member follows, or likes of what they wrote. */
  | {
      readonly kind: 'COMMUNITY_REPLIES' | 'COMMUNITY_LIKES';
      readonly topicId: string;
      /** Empty where its first text is gone. */
      readonly title: string;
      /** Of the post to read, and of its page. */
      readonly number: number;
      readonly page: number;
      readonly count: number;
    }
  /** A moderator has written to them; what, they read on the site alone. */
  | { readonly kind: 'COMMUNITY_DECISIONS' }
  /** A plan's week that ends tomorrow, or a new week without any plan. */
  | { readonly kind: 'WEEKLY_PLAN'; readonly hasPlan: boolean };

/** Whoever is told something. */
export interface NoticeReader {
  readonly userId: string;
  readonly firstName: string;
  readonly email: string;
  readonly locale: Locale;
  readonly wantsEmail: boolean;
  readonly wantsPush: boolean;
}

/** A member whose hour has come for a kind of notification. */
export interface DueMember extends NoticeReader {
  readonly timeZone: string;
  /** The day it is for them, `2026-03-10`. */
  readonly today: string;
}
