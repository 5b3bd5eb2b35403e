import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';
import type { Language, PerLanguage } from '../../../lib/language.ts';
import { fold } from '../../../lib/fold.ts';

/**
 * What a word is found by. More than one where a word may be read in two ways (with and without its
 * accents, as a plural or not): a text and a search meet when they have one in common.
 */
export function stemsOf({ lower, language }: { lower: string; language: Language }): string[] {
  const readings = [lower, fold(lower), ...otherReadings[language](lower)];
  return [...new Set(readings.map((reading) => fold(stem[language](reading))))];
}

const stem: PerLanguage<(word: string) => string> = {
  en: stemEnglish,
  es: stemSpanish,
  sv: stemSwedishFully,
};

/** The Swedish stemmer takes one ending: `tomater` becomes `tomat`, but `tomat` becomes `tom`. */
function stemSwedishFully(word: string): string {
  const shorter = stemSwedish(word);
  return shorter === word ? word : stemSwedishFully(shorter);
}

/** Endings that the stemmers leave alone. */
const otherReadings: PerLanguage<(lower: string) => string[]> = {
  en: () => [],
  es: (lower) => {
    if (/..ces$/.test(lower)) return [lower.replace(/ces$/, 'z')];
    // Plurals of borrowed words: muffins, omelets, wraps.
    return /..[b-df-hj-np-rtv-z]s$/.test(lower) ? [lower.slice(0, -1)] : [];
  },
  sv: (lower) => {
    if (/..an$/.test(lower)) return [lower.slice(0, -1)];
    return /...et$/.test(lower) ? [lower.slice(0, -2)] : [];
  },
};

const littleWords: PerLanguage<ReadonlySet<string>> = {
  en: new Set('a an and at by for from in of on or the to with without'.split(' ')),
  es: new Set('a al con de del e el en la las lo los o para por sin u un una y'.split(' ')),
  sv: new Set('av den det en ett för från i med och på till utan'.split(' ')),
};

/** Words that stand in every text and tell none apart. */
export function isLittleWord({ lower, language }: { lower: string; language: Language }): boolean {
  return littleWords[language].has(lower);
}
