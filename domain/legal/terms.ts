import type { PerLanguage } from '../../lib/language.ts';

export interface TermsSection {
  /** Also the anchor: `/terms#privacy-policy`. */
  readonly id: string;
  readonly title: string;
  /** What it comes to, in a sentence or two. */
  readonly plain: string;
  readonly paragraphs: readonly string[];
}

/** What members agree to. Texts hold `{operator}` and the like, see `fill-terms.rules.ts`. */
export interface TermsText {
  readonly title: string;
  readonly short: readonly string[];
  readonly sections: readonly TermsSection[];
}

export type Terms = PerLanguage<TermsText>;
