import type { Problem } from '../../../lib/problems.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** What an invitation on paper tells. */
export interface InvitationPaper {
  readonly locale: Locale;
  readonly groupTitle: string;
  /** Whether the group pays; else each member does, after a trial. */
  readonly isPaidByGroup: boolean;
  readonly trialDays: number;
  readonly recipeCount: number;
  /** What the code holds. */
  readonly joinUrl: string;
  /** What is typed where there is no camera, and the code to type there. */
  readonly plainAddress: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** What a group hands somebody when they meet: made of what is shared, and room for questions. */
export interface HandoutPaper {
  readonly locale: Locale;
  readonly groupTitle: string;
  readonly personName: string;
  readonly today: Date;
  /** Null where it is not shared, or there is none. */
  readonly plan: {
    readonly title: string | null;
    readonly weeks: readonly { readonly monday: string; readonly cookedDays: number }[];
  } | null;
  /** In kilograms, from the earliest; empty where it is not shared. */
  readonly weights: readonly { readonly day: string; readonly value: number }[];
}

/** Draws pages to print, as PDF. Rejects where it cannot. */
export interface PaperMaker {
  invitation(paper: InvitationPaper): Promise<Uint8Array>;
  handout(paper: HandoutPaper): Promise<Uint8Array>;
}

/** A file to print, or why there is none. */
export interface DrawnPaper {
  readonly problems: readonly Problem[];
  readonly pdf: string | null;
}
