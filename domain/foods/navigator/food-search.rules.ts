import type { Language } from '../../../lib/language.ts';
import { slugOf } from '../../../lib/slug.ts';
import type { Food } from '../food.ts';

/** Short words are found where a word begins: "té" is no part of "aceite". */
const shortWordLength = 2;

/** The names of a food without accents and capitals, each word after a hyphen. */
export function searchTextOf({ food, language }: { food: Food; language: Language }): string {
  const { plural } = food.names[language];
  const names = [food.slugs[language], ...(plural === null ? [] : [slugOf(plural)])];
  return `-${names.join('-')}`;
}

/** Every word of the query is in the names; also inside of words, as Swedish joins them. */
export function matchesSearch({ searchText, query }: { searchText: string; query: string }) {
  return slugOf(query)
    .split('-')
    .every((word) => searchText.includes(word.length > shortWordLength ? word : `-${word}`));
}

/** How well a name answers: 0 is the very word, 1 begins with it, 2 has it anywhere. */
export function searchRankOf(args: { food: Food; language: Language; query: string }): 0 | 1 | 2 {
  const { singular, plural } = args.food.names[args.language];
  const query = slugOf(args.query);
  const names = [singular, ...(plural === null ? [] : [plural])].map(slugOf);
  if (names.includes(query)) return 0;
  return names.some((name) => name.startsWith(query)) ? 1 : 2;
}
