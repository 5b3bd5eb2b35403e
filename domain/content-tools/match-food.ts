import { languages } from '../../lib/language.ts';
import type { Food } from '../foods/food.ts';
import type { CompiledContent } from '../recipes/files/compile-content.ts';
import { foodSynonyms, preparationWords } from './food-synonyms.ts';

export type FoodMatch = Readonly<{
  food: Food;
  /** What the text says besides, as cut and size. */
  rest: string | null;
}>;

/** Finds foods by name, plural, id and synonym, in any of the languages. */
export type FoodMatcher = Readonly<{
  find: (text: string) => FoodMatch | null;
  /** Foods that share words with the text, the likeliest first. */
  suggest: (text: string) => readonly Food[];
}>;

const mostSuggestions = 5;

type KnownFoods = Pick<CompiledContent, 'foods' | 'formerSlugs'>;

export function createFoodMatcher(content: KnownFoods): FoodMatcher {
  const { foods } = content;
  const byName = indexNames(content);
  const wordsByFood = foods.map((food) => ({
    food,
    names: namesOf(food).map((name) => new Set(stemsOf(name))),
  }));
  return {
    find: (text) => findFood({ text, byName }),
    suggest: (text) => {
      const words = stemsOf(text).filter((word) => !preparationStems.has(word));
      return wordsByFood
        .map(({ food, names }) => ({
          food,
          score: Math.max(...names.map((name) => overlap(name, words))),
        }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, mostSuggestions)
        .map(({ food }) => food);
    },
  };
}

/** As it stands; without how it is cut; up to a comma; without what stands in brackets. */
function findFood({
  text,
  byName,
}: {
  text: string;
  byName: ReadonlyMap<string, Food>;
}): FoodMatch | null {
  for (const { name, rest } of waysToCut(text)) {
    const food = byName.get(keyOf(name));
    if (food !== undefined) return { food, rest };
  }
  for (const { name, rest } of waysToCut(text)) {
    const { plain, said } = withoutPreparation(name);
    const food = byName.get(keyOf(plain)) ?? byName.get(keyOf(plain.replace(/ cheese$/i, '')));
    if (food !== undefined) return { food, rest: joined([said, rest]) };
  }
  return null;
}

/** The longest name first, because a food's own name may hold a comma or brackets. */
function waysToCut(text: string): readonly { name: string; rest: string | null }[] {
  const parts = text.split(/\s*,\s*/);
  const atCommas = parts.map((_, index) => {
    const cut = parts.length - index;
    return { name: parts.slice(0, cut).join(', '), rest: joined([parts.slice(cut).join(', ')]) };
  });
  const withoutBrackets = atCommas.map(({ name, rest }) => {
    const said = [...name.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside);
    return { name: name.replace(/\s*\([^)]*\)/g, '').trim(), rest: joined([...said, rest]) };
  });
  const alternatives = withoutBrackets.flatMap(({ name, rest }) => {
    const [first, ...others] = name.split(/\s+(?=(?:or|o|eller)\s)/i);
    return others.length === 0
      ? []
      : [{ name: first ?? '', rest: joined([others.join(' '), rest]) }];
  });
  return [...atCommas, ...withoutBrackets, ...alternatives];
}

function withoutPreparation(name: string): { plain: string; said: string | null } {
  const words = name.split(/\s+/);
  const isSaid = (word: string) => preparationStems.has(stemOf(word.toLowerCase()));
  const said = words.filter(isSaid).join(' ');
  const plain = words.filter((word) => !isSaid(word) && !/^(?:and|y|och)$/i.test(word)).join(' ');
  return { plain, said: said === '' ? null : said };
}

function joined(parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(', ');
}

/** Names win over ids, ids over synonyms and former names, English over the others. */
function indexNames({ foods, formerSlugs }: KnownFoods): ReadonlyMap<string, Food> {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const synonyms = Object.entries(foodSynonyms).flatMap(([id, names]) => {
    const food = byId.get(id);
    return food === undefined ? [] : names.map((name): [string, Food] => [name, food]);
  });
  const formerNames = languages.flatMap((language) => {
    return Object.entries(formerSlugs.foods[language]).flatMap(([slug, id]) => {
      const food = byId.get(id);
      return food === undefined ? [] : [[slug.replaceAll('-', ' '), food] as [string, Food]];
    });
  });
  const entries = [
    ...languages.flatMap((language) => {
      return foods.flatMap((food) => {
        const { singular, plural } = food.names[language];
        return [singular, plural ?? singular].map((name): [string, Food] => [name, food]);
      });
    }),
    ...foods.map((food): [string, Food] => [food.id.replaceAll('-', ' '), food]),
    ...synonyms,
    ...formerNames,
  ];
  // Later entries win in a Map, and the first should.
  return new Map(entries.toReversed().map(([name, food]) => [keyOf(name), food]));
}

function namesOf(food: Food): readonly string[] {
  const names = languages.flatMap((language) => {
    const { singular, plural } = food.names[language];
    return [singular, plural ?? singular];
  });
  return [...names, food.id.replaceAll('-', ' '), ...(foodSynonyms[food.id] ?? [])];
}

/** A food whose whole name is in the text before one that shares a word with it. */
function overlap(name: ReadonlySet<string>, words: readonly string[]): number {
  const shared = words.filter((word) => name.has(word)).length;
  const last = words.at(-1);
  const isKind = last !== undefined && name.has(last);
  return shared === 0 ? 0 : shared / Math.max(name.size, words.length) + (isKind ? 0.1 : 0);
}

/** Commas and brackets count: "black salt, kala namak" is black salt with a note. */
function keyOf(text: string): string {
  return (spelled(text).match(/[\p{L}\p{N}%]+|[,()]/gu) ?? []).map(stemOf).join(' ');
}

function stemsOf(text: string): readonly string[] {
  return (spelled(text).match(/[\p{L}\p{N}%]+/gu) ?? []).map(stemOf);
}

function spelled(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

/** Tomato, tomatoes; berry, berries; limón, limones; leaf, leaves. Swedish names come with plurals. */
function stemOf(word: string): string {
  const plain = word.normalize('NFD').replace(/[\u0300\u0301\u0303]/g, '');
  return plain
    .replace(/ies$/, 'y')
    .replace(/leaves$/, 'leaf')
    .replace(/s$/, '')
    .replace(/e$/, '');
}

const preparationStems = new Set(preparationWords.map(stemOf));
