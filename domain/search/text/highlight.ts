import { termsOfWord, type AnalysedText } from './text-analysis.ts';

/** From `start` up to, not including, `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where a text says what was looked for, word by word. */
export function highlight(args: {
  analysed: AnalysedText;
  terms: ReadonlySet<string>;
}): TextRange[] {
  const { words, concepts } = args.analysed;
  const named = concepts.filter(({ concept }) => args.terms.has(concept));
  return words
    .filter((word, at) => {
      if (named.some(({ from, to }) => at >= from && at < to)) return true;
      return !word.isLittle && termsOfWord(word).some((term) => args.terms.has(term));
    })
    .map(({ start, end }) => ({ start, end }));
}
