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

/** Draws pages to print, as PDF. Rejects where it cannot. */
export interface PaperMaker {
  invitation(paper: InvitationPaper): Promise<Uint8Array>;
}
