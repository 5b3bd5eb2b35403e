import { fillPlaceholders } from '../../lib/fill-placeholders.ts';
import type { TermsText } from './terms.ts';

/** What a text of the terms may hold in braces. */
export const placeholders = [
  'brand',
  'operator',
  'address',
  'vat',
  'contact',
  'storage',
  'processors',
  'law',
  'measuring',
] as const;

export type TermsFacts = Readonly<Record<(typeof placeholders)[number], string>>;

/** The terms of this installation. */
export function fillTerms({ terms, facts }: { terms: TermsText; facts: TermsFacts }): TermsText {
  const fill = (text: string) => fillPlaceholders(text, facts);
  return {
    title: fill(terms.title),
    short: terms.short.map(fill),
    sections: terms.sections.map(({ id, title, plain, paragraphs }) => ({
      id,
      title: fill(title),
      plain: fill(plain),
      paragraphs: paragraphs.map(fill),
    })),
  };
}
