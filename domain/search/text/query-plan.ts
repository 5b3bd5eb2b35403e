import { isFreeOf, type NamedConcept } from './concepts.ts';
import { nearestSpellings, spellingsWithPrefix, type Spelling } from './spellings.ts';
import type { AnalysedText, AnalysedWord } from './text-analysis.ts';
import type { TextIndex } from './text-index.ts';

/** Terms that say the same, with how surely. */
export type Choice = ReadonlyMap<string, number>;

/** A way to meet a part of a search: every one of `all`. */
interface Way {
  readonly all: readonly Choice[];
}

/** A part of a search that a document must meet, in one of these ways. */
export interface Clause {
  readonly ways: readonly Way[];
}

/** A word of the query that no document has, and the nearest word that some document has. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly spelling: string;
}

export interface QueryPlan {
  readonly clauses: readonly Clause[];
  readonly corrections: readonly Correction[];
}

const mostParts = 8;
const typoShare = 0.6;
const partShare = 0.6;

/** What a document must have to be found by a text. The last word may be half typed. */
export function planQuery({ text, index }: { text: string; index: TextIndex }): QueryPlan {
  const parts = partsOf(index.analyse(text)).slice(0, mostParts);
  const met = parts.map((part) => meetPart({ part, index }));
  return {
    clauses: met.map(({ ways }) => ({ ways })),
    corrections: met.flatMap(({ corrections }) => corrections),
  };
}

/** A word, or the words that name one thing together. */
interface Part {
  readonly words: readonly AnalysedWord[];
  readonly named: readonly NamedConcept[];
  /** Its last word is the last of the text. */
  readonly isLast: boolean;
}

/** Little words say nothing beside others. */
function partsOf({ words, concepts }: AnalysedText): Part[] {
  const hasMeaning = words.some(({ isLittle }) => !isLittle);
  const parts: Part[] = [];
  for (let at = 0, to = 0; at < words.length; at = to) {
    const named = longestAt({ concepts, at });
    to = named[0]?.to ?? at + 1;
    const said = words.slice(at, to).filter(({ isLittle }) => !(isLittle && hasMeaning));
    if (said.length > 0) parts.push({ words: said, named, isLast: to === words.length });
  }
  return parts;
}

/** The concepts whose name begins at this word, only those with the longest name. */
function longestAt(args: { concepts: readonly NamedConcept[]; at: number }): NamedConcept[] {
  const here = args.concepts.filter(({ from }) => from === args.at);
  const to = Math.max(...here.map((each) => each.to));
  return here.filter((each) => each.to === to);
}

function meetPart({ part, index }: { part: Part; index: TextIndex }): {
  ways: readonly Way[];
  corrections: readonly Correction[];
} {
  const { words, named } = part;
  const met = words.map((word) => {
    return meetWord({ word, isLast: part.isLast && word === words.at(-1), index });
  });
  const [only] = met;
  const inOwnWords =
    met.length === 1 && only ? only.ways : [{ all: met.flatMap(({ ways }) => ways[0]?.all ?? []) }];
  const corrections = named.length > 0 ? [] : met.flatMap(({ correction }) => correction ?? []);
  return { ways: waysOf({ inOwnWords, named, index }), corrections };
}

function waysOf(args: {
  inOwnWords: readonly Way[];
  named: readonly NamedConcept[];
  index: TextIndex;
}): readonly Way[] {
  const { inOwnWords, named, index } = args;
  const { language } = index;
  const written = named.filter(({ concept }) => index.postings.has(concept));
  const byConcept = written.map(({ concept }) => ({ all: [new Map([[concept, 1]])] }));
  if (written.some(({ concept }) => isFreeOf({ concept, language }))) return byConcept;
  return [...inOwnWords, ...byConcept];
}

interface MetWord {
  ways: readonly Way[];
  correction: Correction | null;
}

function meetWord(args: { word: AnalysedWord; isLast: boolean; index: TextIndex }): MetWord {
  const { word, index } = args;
  const known = knownTerms(args);
  if (known.size > 0) return { ways: [{ all: [known] }], correction: null };
  const parts = partsOfCompound({ word, index });
  if (parts.length > 0) return { ways: [{ all: parts }], correction: null };
  // The answer says which word it was taken for, so it is taken for that one alone.
  const [nearest] = misspelt(args);
  const terms = nearest?.terms ?? [];
  const correction = nearest ? { start: word.start, end: word.end, spelling: nearest.shown } : null;
  return { ways: [{ all: [new Map(terms.map((term) => [term, typoShare]))] }], correction };
}

/** As it is written somewhere; or else, and for the last word also, what begins with it. */
function knownTerms(args: { word: AnalysedWord; isLast: boolean; index: TextIndex }): Choice {
  const { word, isLast, index } = args;
  const exact = word.stems.filter((stem) => index.postings.has(stem));
  const terms = new Map(exact.map((stem) => [stem, 1]));
  const isWord = exact.length > 0;
  if (isWord && !isLast) return terms;
  for (const { folded, count, terms: begun } of spellingsWithPrefix(index.spellings, word.folded)) {
    // `sallad` is a word; it need not also begin `salladsost`, which only stands for feta.
    if (isWord && count === 0) continue;
    const share = (isWord ? 0.3 : 0.8) * (0.4 + (0.6 * word.folded.length) / folded.length);
    for (const term of begun) terms.set(term, Math.max(terms.get(term) ?? 0, share));
  }
  return terms;
}

function partsOfCompound({ word, index }: { word: AnalysedWord; index: TextIndex }): Choice[] {
  return word.partStems
    .map((stems) => stems.filter((stem) => index.postings.has(stem)))
    .map((stems) => new Map(stems.map((stem) => [stem, partShare])));
}

function misspelt(args: {
  word: AnalysedWord;
  isLast: boolean;
  index: TextIndex;
}): readonly Spelling[] {
  const { folded } = args.word;
  const { spellings } = args.index;
  const nearest = nearestSpellings({ spellings, folded, mostEdits: toleratedEdits(folded) });
  if (nearest.length > 0 || !args.isLast || folded.length < 4) return nearest;
  return nearestSpellings({ spellings, folded, mostEdits: 1, isUnfinished: true });
}

/** Short words are too near to each other for a guess. */
function toleratedEdits(folded: string): number {
  if (folded.length < 4) return 0;
  return folded.length < 6 ? 1 : 2;
}

/** Whether terms are enough for one whole part of the search: `ground` alone is no ground beef. */
export function meetsAClause({ plan, terms }: { plan: QueryPlan; terms: ReadonlySet<string> }) {
  return plan.clauses.some(({ ways }) =>
    ways.some(({ all }) =>
      all.every((choice) => [...choice.keys()].some((term) => terms.has(term))),
    ),
  );
}

/** Every term that may have made a document fit: what to mark in its texts. */
export function termsOf({ clauses }: QueryPlan): ReadonlySet<string> {
  const choices = clauses.flatMap(({ ways }) => ways.flatMap(({ all }) => all));
  return new Set(choices.flatMap((choice) => [...choice.keys()]));
}

/** The text with its misspelt words put right; null where there is nothing to put right. */
export function correctedText(args: {
  text: string;
  corrections: readonly Correction[];
}): string | null {
  if (args.corrections.length === 0) return null;
  return args.corrections
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, spelling }) => {
      return `${text.slice(0, start)}${spelling}${text.slice(end)}`;
    }, args.text);
}
