import { fold } from '../../lib/fold.ts';

const mostOfAPost = 400;
const mostOfASearch = 8;
const longestWord = 40;

/** What a post is found by. */
export function searchWordsOf(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf))].slice(0, mostOfAPost);
}

/** Every word must be there, the last letters may be missing; null for a text without words. */
export function wordQuery(text: string): string | null {
  const words = wordsOf(text).slice(0, mostOfASearch);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}

/** Letters and digits alone, so that a word needs no escaping in a query. */
function wordsOf(text: string): string[] {
  const words = fold(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, longestWord));
}
