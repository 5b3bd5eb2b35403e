import { sizeOf } from '../../../lib/bitset.ts';
import type { PerLanguage } from '../../../lib/language.ts';
import { matchDocuments } from '../text/match-documents.ts';
import { correctedText, planQuery } from '../text/query-plan.ts';
import type { TextIndex } from '../text/text-index.ts';

export interface SuggestedSearch {
  readonly text: string;
  readonly count: number;
}

/** What people of each language most often look for in low-carb cooking. */
const popular: PerLanguage<readonly string[]> = {
  en: ['chicken', 'breakfast', 'salmon', 'soup', 'salad', 'ground beef', 'bread', 'vegetarian'],
  es: ['pollo', 'desayuno', 'salmón', 'sopa', 'ensalada', 'carne molida', 'pan', 'vegetariana'],
  sv: ['kyckling', 'frukost', 'lax', 'soppa', 'sallad', 'köttfärs', 'bröd', 'vegetariskt'],
};
const mostPopular = 6;

export function popularSearches(index: TextIndex): SuggestedSearch[] {
  return countSearches({ texts: popular[index.language], index }).slice(0, mostPopular);
}

/** Those that find something, spelled right, with how much they find without any filter. */
export function countSearches(args: {
  texts: readonly string[];
  index: TextIndex;
}): SuggestedSearch[] {
  const { texts, index } = args;
  const counts = texts.map((text) => {
    const plan = planQuery({ text, index });
    const match = matchDocuments({ plan, index });
    const shown = correctedText({ text, corrections: plan.corrections }) ?? text;
    return { text: shown, count: match === null ? 0 : sizeOf(match.documents) };
  });
  const byText = new Map(counts.map((each) => [each.text, each]));
  return [...byText.values()].filter(({ count }) => count > 0);
}
