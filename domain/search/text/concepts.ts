import { perLanguage, type Language, type PerLanguage } from '../../../lib/language.ts';
import { stemsOf } from './stems.ts';
import { englishSynonyms } from '../synonyms/english.ts';
import { freeOfSynonyms } from '../synonyms/free-of.ts';
import { spanishSynonyms } from '../synonyms/spanish.ts';
import { swedishSynonyms } from '../synonyms/swedish.ts';
import type { SynonymGroup } from '../synonyms/synonym-group.ts';
import { wordsOf } from './words.rules.ts';

/** The term that stands for whatever a group of synonyms names; no stem begins with `#`. */
type Concept = `#${number}`;

/** The words from `from` up to, not including, `to` name it. */
export interface NamedConcept {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
}

interface Phrase {
  readonly concept: Concept;
  readonly words: readonly (readonly string[])[];
}

const synonyms: PerLanguage<readonly SynonymGroup[]> = {
  en: [...freeOfSynonyms.en, ...englishSynonyms],
  es: [...freeOfSynonyms.es, ...spanishSynonyms],
  sv: [...freeOfSynonyms.sv, ...swedishSynonyms],
};

/** By every stem of their first word, the longest first. */
const phrasesByStem: PerLanguage<ReadonlyMap<string, readonly Phrase[]>> = perLanguage((language) =>
  phrasesOf(language),
);

function phrasesOf(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = synonyms[language]
    .flatMap((group, index) =>
      group.map((name): Phrase => {
        const words = wordsOf(name).map(({ lower }) => stemsOf({ lower, language }));
        return { concept: `#${index}`, words };
      }),
    )
    .toSorted((left, right) => right.words.length - left.words.length);
  const byStem = phrases.flatMap((phrase) =>
    (phrase.words[0] ?? []).map((stem) => ({ stem, phrase })),
  );
  const groups = Map.groupBy(byStem, ({ stem }) => stem);
  return new Map(
    [...groups].map(([stem, entries]) => [stem, entries.map(({ phrase }) => phrase)] as const),
  );
}

/** Everything that words, given by their stems, name; a long name also holds shorter ones. */
export function namedConcepts(args: {
  words: readonly (readonly string[])[];
  language: Language;
}): NamedConcept[] {
  const { words, language } = args;
  return words.flatMap((stems, from) => {
    const phrases = new Set(stems.flatMap((stem) => phrasesByStem[language].get(stem) ?? []));
    return [...phrases]
      .filter((phrase) => standsAt({ phrase, words, from }))
      .map((phrase) => ({ concept: phrase.concept, from, to: from + phrase.words.length }));
  });
}

function standsAt(args: {
  phrase: Phrase;
  words: readonly (readonly string[])[];
  from: number;
}): boolean {
  return args.phrase.words.every((stems, index) =>
    stems.some((stem) => args.words[args.from + index]?.includes(stem)),
  );
}

/** Every name of every concept. */
export function synonymsOf(language: Language): readonly string[] {
  return synonyms[language].flat();
}

/** The other single words for a concept, so that they can be found half typed or misspelt. */
export function wordsForConcept(args: { concept: Concept; language: Language }): string[] {
  if (isFreeOf(args)) return [];
  const group = synonyms[args.language][placeOf(args.concept)] ?? [];
  return group.filter((name) => wordsOf(name).length === 1);
}

/** Whether it says what a dish is without: its words alone would mean the opposite. */
export function isFreeOf({ concept, language }: { concept: Concept; language: Language }): boolean {
  return placeOf(concept) < freeOfSynonyms[language].length;
}

function placeOf(concept: Concept): number {
  return Number(concept.slice(1));
}
