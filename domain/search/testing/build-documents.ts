import type { Language } from '../../../lib/language.ts';
import { sizeOf } from '../../../lib/bitset.ts';
import { matchDocuments } from '../text/match-documents.ts';
import { planQuery } from '../text/query-plan.ts';
import { rankDocuments } from '../text/rank-documents.ts';
import { indexTexts, type SearchDocument, type TextIndex } from '../text/text-index.ts';

/** Documents with these titles, which are their ids too. */
export function indexTitles(language: Language, titles: readonly string[]): TextIndex {
  return indexTexts({ documents: titles.map((title) => buildDocument({ title })), language });
}

export function buildDocument(parts: Partial<SearchDocument>): SearchDocument {
  const title = parts.title ?? '';
  return { id: title, title, keywords: [], labels: [], parts: [], description: '', ...parts };
}

/** The ids of what a text finds, the best first. */
export function idsFoundBy(index: TextIndex, text: string): string[] {
  const match = matchDocuments({ plan: planQuery({ text, index }), index });
  if (match === null || sizeOf(match.documents) === 0) return [];
  return [...rankDocuments(match)].map((number) => index.ids[number]!);
}
