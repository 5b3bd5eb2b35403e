import { countBits } from '../../../lib/bitset.ts';
import { editDistance } from './edit-distance.rules.ts';

/** One word as it stands in texts, and the terms it is found by. */
export interface Spelling {
  readonly folded: string;
  /** As most texts write it, with its accents. */
  readonly shown: string;
  readonly terms: readonly string[];
  readonly count: number;
}

/** Ascending by what is compared, so that all that begin alike stand together. */
export interface Spellings {
  readonly sorted: readonly Spelling[];
  /** Which letters each has: most words are told far apart by these alone. */
  readonly letters: Int32Array;
}

export function sortSpellings(spellings: readonly Spelling[]): Spellings {
  const sorted = spellings.toSorted((left, right) => compare(left.folded, right.folded));
  return { sorted, letters: Int32Array.from(sorted, ({ folded }) => lettersOf(folded)) };
}

export function spellingsWithPrefix({ sorted }: Spellings, prefix: string): readonly Spelling[] {
  return sorted.slice(firstNotBelow(sorted, prefix), firstNotBelow(sorted, `${prefix}\uffff`));
}

/** The nearest within so many edits, all equally near ones, the most written first. */
export function nearestSpellings(args: {
  spellings: Spellings;
  folded: string;
  mostEdits: number;
  /** Only its beginning is typed yet. */
  isUnfinished?: boolean;
}): readonly Spelling[] {
  const { spellings, folded, isUnfinished = false } = args;
  const own = lettersOf(folded);
  let most = args.mostEdits;
  let nearest: Spelling[] = [];
  for (const [index, spelling] of spellings.sorted.entries()) {
    const missing = countBits(own & ~spellings.letters[index]!);
    if (missing > most) continue;
    const distance = editDistance({ left: folded, right: spelling.folded, most, isUnfinished });
    if (distance > most) continue;
    if (distance < most) nearest = [];
    most = distance;
    nearest.push(spelling);
  }
  return nearest.toSorted((left, right) => {
    return right.count - left.count || compare(left.folded, right.folded);
  });
}

function firstNotBelow(sorted: readonly Spelling[], prefix: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]!.folded < prefix) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** One bit a letter; digits and other scripts share the rest. */
function lettersOf(folded: string): number {
  let letters = 0;
  for (const letter of folded) {
    const place = letter.charCodeAt(0) - 97;
    letters |= 1 << (place >= 0 && place < 26 ? place : 26 + (letter.charCodeAt(0) & 3));
  }
  return letters;
}

/** Compares by code unit: the order is the same on every server, in every locale. */
function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
