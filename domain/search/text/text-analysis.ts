import type { Language } from '../../../lib/language.ts';
import { splitCompound } from './compounds.rules.ts';
import { namedConcepts, type NamedConcept } from './concepts.ts';
import { isLittleWord, stemsOf } from './stems.ts';
import { wordsOf, type Word } from './words.rules.ts';

export interface AnalysedWord extends Word {
  readonly stems: readonly string[];
  /** Stems of the two words a compound is made of. */
  readonly partStems: readonly (readonly string[])[];
  readonly isLittle: boolean;
}

export interface AnalysedText {
  readonly words: readonly AnalysedWord[];
  readonly concepts: readonly NamedConcept[];
}

export function termsOfWord({ stems, partStems }: AnalysedWord): string[] {
  return [...stems, ...partStems.flat()];
}

export function termsOfText({ words, concepts }: AnalysedText): Set<string> {
  return new Set([...words.flatMap(termsOfWord), ...concepts.map(({ concept }) => concept)]);
}

export type AnalyseText = (text: string) => AnalysedText;

export interface Analysis {
  readonly analyse: AnalyseText;
  /** From now on nothing new is remembered: whatever people type would pile up. */
  readonly stopLearning: () => void;
}

/** Texts and searches are taken apart in the same way; what a word comes to is worked out once. */
export function createAnalysis(args: {
  language: Language;
  /** What compounds may be made of; only Swedish writes them as one word. */
  knownWords: ReadonlySet<string>;
}): Analysis {
  const { language } = args;
  const known = new Map<string, Omit<AnalysedWord, 'start' | 'end'>>();
  let isLearning = true;
  function analyseWord(word: Word): AnalysedWord {
    const before = known.get(word.lower);
    if (before !== undefined) return { ...before, start: word.start, end: word.end };
    const analysed = {
      ...word,
      stems: stemsOf({ lower: word.lower, language }),
      partStems: partStemsOf({ word, ...args }),
      isLittle: isLittleWord({ lower: word.lower, language }),
    };
    if (isLearning) known.set(word.lower, analysed);
    return analysed;
  }
  function analyse(text: string): AnalysedText {
    const words = wordsOf(text).map(analyseWord);
    const concepts = namedConcepts({ words: words.map(({ stems }) => stems), language });
    return { words, concepts };
  }
  return {
    analyse,
    stopLearning() {
      isLearning = false;
    },
  };
}

function partStemsOf(args: {
  word: Word;
  language: Language;
  knownWords: ReadonlySet<string>;
}): string[][] {
  const { word, language, knownWords } = args;
  if (language !== 'sv') return [];
  const compound = splitCompound({ folded: word.folded, knownWords });
  if (compound === null) return [];
  return [[compound.head], compound.tails].map((readings) =>
    readings.flatMap((lower) => stemsOf({ lower, language })),
  );
}
