import type { Language } from '../../../lib/language.ts';
import type { Glossary, GlossaryEntry } from './glossary.ts';

export type AvoidedWord = Readonly<{
  /** As the text says it. */
  words: string;
  use: string;
  /** Where in the text it begins. */
  index: number;
}>;

type Token = Readonly<{ word: string; index: number; end: number }>;
/** What each word of a phrase may look like. */
type Phrase = readonly ((word: string) => boolean)[];
type Rule = Readonly<{ use: string; avoid: readonly Phrase[]; allowed: readonly Phrase[] }>;

/** Finds the words of a glossary that nobody should write, in the order of the text. */
export type WordFinder = (text: string) => readonly AvoidedWord[];

export function wordFinder(glossary: Pick<Glossary, 'language' | 'entries'>): WordFinder {
  const rules = glossary.entries.map((entry) => readRule({ entry, language: glossary.language }));
  const rulesOf = rulesByWord(rules);
  return (text) => {
    const tokens = tokensOf(text);
    const against = new Set(tokens.flatMap(({ word }) => rulesOf(word)));
    const found = [...against].flatMap((rule) => wordsAgainst({ rule, tokens, text }));
    return found.toSorted((a, b) => a.index - b.index);
  };
}

/** More than a language's words in all our texts. */
const mostKnownWords = 50_000;

/** The rules with a phrase that begins with a word: most words have none. */
function rulesByWord(rules: readonly Rule[]): (word: string) => readonly Rule[] {
  const known = new Map<string, readonly Rule[]>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const begun = rules.filter(({ avoid }) => avoid.some(([first]) => first?.(word)));
    if (known.size >= mostKnownWords) known.clear();
    known.set(word, begun);
    return begun;
  };
}

function wordsAgainst(args: {
  rule: Rule;
  tokens: readonly Token[];
  text: string;
}): readonly AvoidedWord[] {
  const { rule, tokens, text } = args;
  const avoided = spansOf({ phrases: rule.avoid, tokens });
  if (avoided.length === 0) return [];
  const allowed = spansOf({ phrases: rule.allowed, tokens });
  const wrong = avoided.filter((span) => {
    return !allowed.some(({ index, end }) => index <= span.index && span.end <= end);
  });
  return wrong.map(({ index, end }) => ({ words: text.slice(index, end), use: rule.use, index }));
}

type Span = Readonly<{ index: number; end: number }>;

/** The longest phrase counts where several begin with the same word. */
function spansOf(args: { phrases: readonly Phrase[]; tokens: readonly Token[] }): readonly Span[] {
  const { phrases, tokens } = args;
  return tokens.flatMap((token, start) => {
    const ends = phrases.flatMap((phrase) => {
      const isThere = phrase.every((matches, offset) => {
        const next = tokens[start + offset];
        return next !== undefined && matches(next.word);
      });
      return isThere ? [tokens[start + phrase.length - 1]?.end ?? token.end] : [];
    });
    return ends.length === 0 ? [] : [{ index: token.index, end: Math.max(...ends) }];
  });
}

function readRule(args: { entry: GlossaryEntry; language: Language }): Rule {
  const { entry, language } = args;
  const right = new Set(wordsOf(entry.use).flatMap((word) => numbersOf({ word, language })));
  const phraseOf = (text: string) => wordsOf(text).map((word) => formMatcher({ word, language }));
  return {
    use: entry.use,
    avoid: entry.avoid.map((text) => {
      const phrase = phraseOf(text);
      // The plural of "pudín" is also one of the misspelt "pudin".
      return phrase.length > 1
        ? phrase
        : phrase.map((is) => (word) => is(word) && !right.has(word));
    }),
    allowed: entry.allowed.map(phraseOf),
  };
}

/** A star stands for any letters: `*slaw`, `desnatad*`. Spanish forms move their accent: `tritúralo`. */
function formMatcher(args: { word: string; language: Language }) {
  const { word } = args;
  const bareOf = args.language === 'es' ? withoutAccents : (text: string) => text;
  const bare = bareOf(word.replaceAll('*', ''));
  if (word.startsWith('*') && word.endsWith('*')) {
    return (text: string) => bareOf(text).includes(bare);
  }
  if (word.startsWith('*')) return (text: string) => bareOf(text).endsWith(bare);
  if (word.endsWith('*')) return (text: string) => bareOf(text).startsWith(bare);
  const forms = new Set(formsOf(args));
  return (text: string) => forms.has(text);
}

/** The word and its plural, also as people write them who leave accents out. */
function formsOf(args: { word: string; language: Language }): readonly string[] {
  const forms = numbersOf(args);
  return args.language === 'es' ? [...forms, ...forms.map(withoutAccents)] : forms;
}

/** Singular and plural; Swedish words say theirs with a star, so do English ones but for an s. */
function numbersOf(args: { word: string; language: Language }): readonly string[] {
  const { word, language } = args;
  if (language === 'sv') return [word];
  return [word, language === 'es' ? spanishPlural(word) : `${word}s`];
}

function spanishPlural(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  return `${withoutAccents(word)}es`;
}

/** ñ is a letter of its own. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0302\u0308]/g, '')
    .normalize('NFC');
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** What stands in braces is filled in later and no word of ours. */
function tokensOf(text: string): readonly Token[] {
  const readable = text.replace(/\{[^}]*\}/g, (braces) => ' '.repeat(braces.length));
  return [...readable.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    word: match[0].toLowerCase().normalize('NFC'),
    index: match.index,
    end: match.index + match[0].length,
  }));
}
