import { fold } from '../../../lib/fold.ts';

/** A word of a text: where it stands, as it is written and as it is compared. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
  readonly folded: string;
}

/** An apostrophe inside belongs to the word: `lamb's`, `za'atar`. */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => {
    const lower = word
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/['’]/g, '');
    return { start: index, end: index + word.length, lower, folded: fold(lower) };
  });
}
