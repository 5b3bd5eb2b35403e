import type { Language } from '../../../lib/language.ts';

/** Words that say nothing alone. */
const smallWords: Record<Language, readonly string[]> = {
  en: ['a', 'an', 'and', 'from', 'in', 'of', 'ones', 'the', 'with'],
  es: ['con', 'de', 'del', 'el', 'en', 'la', 'los', 'las', 'un', 'una', 'y'],
  sv: ['av', 'en', 'ett', 'i', 'med', 'och', 'på'],
};
const andWords: Record<Language, string> = { en: 'and', es: 'y', sv: 'och' };

/**
 * What a line's note adds to the name it stands beside: "drained and rinsed" beside "Canned
 * chickpeas, drained" is "rinsed". Null when it adds nothing.
 */
export function noteBesideName(args: {
  note: string;
  name: string;
  language: Language;
}): string | null {
  const { note, name, language } = args;
  const named = wordsOf(name);
  const repeats = (text: string) => {
    const words = wordsOf(text).filter((word) => !smallWords[language].includes(word));
    return (
      words.length > 0 && words.every((word) => named.some((other) => isSameWord(word, other)))
    );
  };
  const parts = note.split(/, /).flatMap((part) => {
    const rest = withoutRepeatedStart({ part, and: andWords[language], repeats });
    return repeats(rest) ? [] : [rest];
  });
  return parts.length === 0 ? null : parts.join(', ');
}

/** "drained and rinsed" loses what is said, and its "and". */
function withoutRepeatedStart(args: {
  part: string;
  and: string;
  repeats: (text: string) => boolean;
}): string {
  const { part, and, repeats } = args;
  const [start = '', ...rest] = part.split(` ${and} `);
  return rest.length > 0 && repeats(start) ? rest.join(` ${and} `) : part;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** The same but for its ending: "pelado" and "pelados", "avrunnen" and "avrunna". */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.max(4, Math.min(one.length, other.length) - 2);
  return one.slice(0, least) === other.slice(0, least) && Math.abs(one.length - other.length) <= 2;
}
