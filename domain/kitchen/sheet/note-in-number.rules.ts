import type { Language } from '../../../lib/language.ts';

/** Endings of one thing, of one neuter thing, of several. */
type Endings = readonly [one: string, neuter: string, many: string];

interface Agreement {
  /** A word that says what was done, behind its adverbs: "muy picado", "tunt skivad". */
  readonly pattern: RegExp;
  /** How it was done, where that agrees too: "rallados gruesos". */
  readonly behind: RegExp;
  readonly byEnding: ReadonlyMap<string, Endings>;
  readonly and: string;
  /** What is behind it may be said of the pieces: "en tiras, cortadas contra la fibra". */
  readonly shape: RegExp;
  readonly neuter: RegExp;
}

function agreement(args: {
  adverbs: string;
  endings: readonly Endings[];
  behind: RegExp;
  and: string;
  shape: RegExp;
  neuter: RegExp;
}): Agreement {
  const { adverbs, endings, behind, and, shape, neuter } = args;
  const byEnding = new Map(endings.flatMap((each) => each.map((ending) => [ending, each])));
  const longestFirst = [...byEnding.keys()].toSorted((one, other) => other.length - one.length);
  return {
    pattern: new RegExp(
      String.raw`^((?:(?:${adverbs}) )*(?!cada |lado|nada)\p{L}*?)(${longestFirst.join('|')})(?=[ ;]|$)(?! blad)`,
      'iu',
    ),
    behind,
    byEnding,
    and,
    shape,
    neuter,
  };
}

const spanishStems = 'ad id iert uest madur enter frí apt fin grues sec'.split(' ');

/** English words are the same for one and for several. */
const agreements: Partial<Record<Language, Agreement>> = {
  es: agreement({
    adverbs: 'muy|bien|recién|algo|ligeramente',
    endings: [
      ...spanishStems.flatMap((stem) =>
        ['o', 'a'].map((vowel): Endings => [stem + vowel, stem + vowel, `${stem}${vowel}s`]),
      ),
      ['grande', 'grande', 'grandes'],
      ['firme', 'firme', 'firmes'],
    ],
    behind: /((?:ad|id)[oa]s? (?:muy )?)((?:fin|grues)[oa]s?)(?= |$)/iu,
    and: ' y ',
    shape: /^(?:en|solo) /,
    neuter: /(?!)/,
  }),
  sv: agreement({
    adverbs: 'mycket|tunt|lätt|fint|grovt|väl',
    endings: [
      ['ad', 'at', 'ade'],
      ['iven', 'ivet', 'ivna'],
      ['uren', 'uret', 'urna'],
      ['unnen', 'unnet', 'unna'],
      ['ruten', 'rutet', 'rutna'],
      ['ogen', 'oget', 'ogna'],
      ['ljd', 'ljt', 'ljda'],
      ['nfri', 'nfritt', 'nfria'],
      ['stekt', 'stekt', 'stekta'],
      ['kokt', 'kokt', 'kokta'],
      ['fast', 'fast', 'fasta'],
      ['stor', 'stort', 'stora'],
      ['hel', 'helt', 'hela'],
    ],
    behind: /(?!)()()/,
    and: ' och ',
    shape: /^(?:i|bara) /,
    neuter: /(?:äpple|päron|ägg|fikon|plommon|blad|hjärta|lår|bröst|ben|bröd|knäcke|gräs|huvud)$/i,
  }),
};

/**
 * The note of a line in the number of what is cooked: written for four it says "Avokador, skivade",
 * for one "Avokado, skivad". What does not begin with what was done stays.
 */
export function noteInNumber(args: {
  note: string;
  /** Of one: its ending tells a neuter food. */
  singular: string;
  plural: string;
  isOne: boolean;
  language: Language;
}): string {
  const { note, singular, plural, isOne, language } = args;
  const rules = agreements[language];
  const isNeuter = rules?.neuter.test(singular) === true;
  // Two pears are "päron" as one is; potatoes that are "potatis" are a mass.
  if (rules === undefined || (plural === singular && !isNeuter)) return note;
  const ofOne = isNeuter ? 1 : 0;
  const place = isOne ? ofOne : 2;
  const agreeing = (start: string, ending: string) =>
    start + (rules.byEnding.get(ending.toLowerCase())?.[place] ?? ending);
  const inflected = (words: string) => {
    if (!rules.pattern.test(words)) return words;
    return words
      .replace(rules.pattern, (_, start: string, ending: string) => agreeing(start, ending))
      .replace(rules.behind, (_, start: string, ending: string) => agreeing(start, ending));
  };
  const parts = note.split(', ');
  const shapes = parts.findIndex((part) => rules.shape.test(part));
  return parts
    .map((part, index) => {
      if (shapes !== -1 && index >= shapes) return part;
      return part.split(rules.and).map(inflected).join(rules.and);
    })
    .join(', ');
}
