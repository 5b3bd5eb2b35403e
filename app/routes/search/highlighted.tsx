import type { HighlightedTextFragment } from './operations.gen.ts';

/** The words that were looked for are marked by the yolk behind them. */
export function Highlighted({ text, ranges }: HighlightedTextFragment) {
  return pieces({ text, ranges }).map(({ start, words, isMarked }) =>
    isMarked ? (
      <mark key={start} className="rounded-sm bg-yolk-soft px-0.5 text-yolk-ink">
        {words}
      </mark>
    ) : (
      <span key={start}>{words}</span>
    ),
  );
}

interface Piece {
  start: number;
  words: string;
  isMarked: boolean;
}

export function pieces({ text, ranges }: HighlightedTextFragment): Piece[] {
  const cuts = ranges.flatMap(({ start, end }) => [
    { start, isMarked: true },
    { start: end, isMarked: false },
  ]);
  return [{ start: 0, isMarked: false }, ...cuts]
    .map(({ start, isMarked }, at) => {
      return { start, words: text.slice(start, cuts[at]?.start), isMarked };
    })
    .filter(({ words }) => words !== '');
}
