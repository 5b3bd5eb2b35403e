import type { Language } from '../../../lib/language.ts';
import { fold } from '../../../lib/fold.ts';

/**
 * The places of the titles in the alphabet of their language. Collators of the platform are slow and
 * change with its version; these keys are compared by code unit, the same everywhere.
 */
export function titleOrder(args: { titles: readonly string[]; language: Language }): Int32Array {
  const keys = args.titles.map((title) => titleKey({ title, language: args.language }));
  return Int32Array.from(keys.keys()).toSorted((left, right) => {
    if (keys[left] === keys[right]) return left - right;
    return keys[left]! < keys[right]! ? -1 : 1;
  });
}

function titleKey({ title, language }: { title: string; language: Language }): string {
  const letters = ownLetters[language];
  const spelled = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ñåäö]/g, (letter) => letters[letter] ?? letter);
  return fold(spelled).replaceAll(/[^\p{L}\p{N}{|}~ ]/gu, '');
}

/** Letters that are more than a letter with an accent, after those they follow. */
const ownLetters: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: { ñ: 'n~' },
  sv: { å: '{', ä: '|', ö: '}' },
};
