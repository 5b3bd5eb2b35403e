import type { Language } from '../../../lib/language.ts';
import type { Food } from '../../foods/food.ts';
import {
  qualifiers,
  sharedHeads,
  swedishDefiniteEndings,
  wordsThatNameNoFood,
} from './food-words.ts';

/** Stems of the words, so that plurals do not matter. */
type Name = readonly string[];
type NamedFoods = Readonly<{ name: Name; foods: readonly Food[] }>;
type Mention = NamedFoods & Readonly<{ words: string }>;

/** The food names of a language, ready to be found in a text. */
export type FoodNameIndex = Readonly<{
  language: Language;
  /** By the first word, longest names first. */
  byFirstWord: ReadonlyMap<string, readonly NamedFoods[]>;
}>;

export function indexFoodNames(args: {
  foods: readonly Food[];
  language: Language;
}): FoodNameIndex {
  const { foods, language } = args;
  const named = foods.flatMap((food) => {
    return mentionsOf({ food, language }).map((name) => ({ name, food }));
  });
  const byName = Map.groupBy(named, ({ name }) => name.join(' '));
  const entries = [...byName.values()].map((group) => ({
    name: group[0]?.name ?? [],
    foods: group.map(({ food }) => food),
  }));
  const longestFirst = entries.toSorted((a, b) => b.name.length - a.name.length);
  return { language, byFirstWord: Map.groupBy(longestFirst, ({ name }) => name[0] ?? '') };
}

/** Foods the text names that the list has not, in the words of the text. */
export function unlistedFoods(args: {
  text: string;
  listed: readonly Food[];
  index: FoodNameIndex;
}): readonly string[] {
  const { text, listed, index } = args;
  const unlisted = mentionedFoods({ text, index }).filter((mention) => {
    return !isMeantByList({ mention, listed, language: index.language });
  });
  return [...new Set(unlisted.map(({ words }) => words))];
}

/** Whether the text calls the food by a word of its name: "oil" is olive oil. */
export function namesFood(args: { text: string; food: Food; language: Language }): boolean {
  const { text, food, language } = args;
  const stems = stemsOf({ words: wordsOf(text), language });
  const called = namesOf({ food, language })
    .flat()
    .filter((word) => word.length > 2 && !qualifiers[language].includes(word));
  return stems.some((stem) => called.some((word) => isWordOf({ stem, word, language })));
}

/** In Swedish the definite end of a compound as well: oljan, olivolja. */
function isWordOf(args: { stem: string; word: string; language: Language }): boolean {
  const { stem, word, language } = args;
  if (language !== 'sv') return stem === word;
  const [forms = [], plain] = [swedishFormsOf([word]).flat(), stem.length > 2];
  return plain && forms.some((form) => form.endsWith(stem) || stem.startsWith(word));
}

/** Whole words, the longest name first: "coconut milk" does not also name milk. */
function mentionedFoods(args: { text: string; index: FoodNameIndex }): readonly Mention[] {
  const words = wordsOf(args.text);
  const stems = stemsOf({ words, language: args.index.language });
  const mentioned: Mention[] = [];
  for (let start = 0; start < words.length;) {
    const found = args.index.byFirstWord
      .get(stems[start] ?? '')
      ?.find(({ name }) => name.every((stem, offset) => stems[start + offset] === stem));
    const length = found?.name.length ?? 1;
    const spelled = words.slice(start, start + length).join(' ');
    if (found !== undefined) mentioned.push({ ...found, words: spelled });
    start += length;
  }
  return mentioned;
}

function isMeantByList(args: {
  mention: Mention;
  listed: readonly Food[];
  language: Language;
}): boolean {
  const { mention, listed, language } = args;
  return listed.some((food) => {
    if (mention.foods.some((mentioned) => isSameKind({ mentioned, listed: food, language }))) {
      return true;
    }
    return namesOf({ food, language }).some((name) => hasPart(name, mention.name));
  });
}

/** Salmon and salmon fillet, egg yolk and egg, red onion and onion. */
function isSameKind(args: { mentioned: Food; listed: Food; language: Language }): boolean {
  const { mentioned, listed, language } = args;
  if (mentioned.id === listed.id) return true;
  const listedNames = namesOf({ food: listed, language });
  const contains = namesOf({ food: mentioned, language }).some((name) => {
    return listedNames.some((other) => hasPart(other, name) || hasPart(name, other));
  });
  if (contains) return true;
  if (language === 'sv') return isSwedishCompound({ mentioned, listed });
  const head = headOf({ food: mentioned, language });
  return (
    !stemsOf({ words: sharedHeads[language], language }).includes(head) &&
    head === headOf({ food: listed, language })
  );
}

/** Swedish writes tomat and körsbärstomat, ägg and äggula in one word. */
function isSwedishCompound(args: { mentioned: Food; listed: Food }): boolean {
  const heads = [args.mentioned, args.listed].map((food) => headOf({ food, language: 'sv' }));
  const [shorter = '', longer = ''] = heads.toSorted((a, b) => a.length - b.length);
  return shorter.length > 2 && (longer.startsWith(shorter) || longer.endsWith(shorter));
}

function hasPart(whole: Name, part: Name): boolean {
  return ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

/** The word that says what it is, stemmed. */
function headOf(args: { food: Food; language: Language }): string {
  const [stems = []] = namesOf(args);
  return (args.language === 'es' ? stems[0] : stems.at(-1)) ?? '';
}

const knownNames = new WeakMap<Food['names'], Partial<Record<Language, readonly Name[]>>>();

/** Its singular and its plural, stemmed; asked for thousands of times, so kept with the food. */
function namesOf(args: { food: Food; language: Language }): readonly Name[] {
  const { food, language } = args;
  const known = knownNames.get(food.names) ?? {};
  if (known[language] !== undefined) return known[language];
  const { singular, plural } = food.names[language];
  const words = [singular, plural ?? ''].map(wordsOf).filter((each) => each.length > 0);
  const names = words.map((each) => stemsOf({ words: each, language }));
  knownNames.set(food.names, { ...known, [language]: names });
  return names;
}

/** How a text may call the food. */
function mentionsOf(args: { food: Food; language: Language }): readonly Name[] {
  const { language } = args;
  const { singular, plural } = args.food.names[language];
  const names = [singular, plural ?? ''].map(wordsOf);
  const short = names.map((name) => name.filter((word) => !qualifiers[language].includes(word)));
  const nouns = [...names, ...short].filter((name) => {
    return name.length > 0 && !wordsThatNameNoFood[language].includes(name.join(' '));
  });
  const mentions = language === 'sv' ? nouns.flatMap(swedishFormsOf) : nouns;
  return mentions.map((words) => stemsOf({ words, language }));
}

function swedishFormsOf(name: readonly string[]): readonly (readonly string[])[] {
  const last = name.at(-1) ?? '';
  const definite = swedishDefiniteEndings.map((ending) => [...name.slice(0, -1), last + ending]);
  return [name, ...definite];
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Tomato, tomatoes; limón, limones. Swedish plurals are too many kinds: the table has them. */
function stemsOf(args: { words: readonly string[]; language: Language }): Name {
  return args.language === 'sv' ? args.words : args.words.map(withoutPluralEnding);
}

function withoutPluralEnding(word: string): string {
  const plain = word.normalize('NFD').replace(/[\u0300\u0301\u0303]/g, '');
  return plain.replace(/s$/, '').replace(/e$/, '');
}
