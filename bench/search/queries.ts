import type { CompiledRecipe } from '../../domain/recipes/recipe.ts';
import type { Language } from '../../lib/language.ts';
import {
  filterNames,
  filterValues,
  noFilters,
  type SearchFilters,
} from '../../domain/search/recipes/search-filters.rules.ts';
import { createDice } from './synthetic-recipes.ts';

export interface Query {
  readonly text: string;
  readonly filters: SearchFilters;
}

/** What people do to a word while they type it. */
const spoilers: readonly ((word: string, roll: (sides: number) => number) => string)[] = [
  (word) => word,
  (word) => word,
  (word, roll) => word.slice(0, 1 + roll(word.length)),
  (word, roll) => {
    const at = roll(word.length);
    return word.slice(0, at) + word.slice(at + 1);
  },
  (word, roll) => {
    const at = roll(Math.max(1, word.length - 1));
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  },
];

/** One to three words of real titles and of ingredients, whole, half typed or misspelt; with filters. */
export function createQueries(args: {
  recipes: readonly CompiledRecipe[];
  language: Language;
  count: number;
}): Query[] {
  const roll = createDice(11);
  return Array.from({ length: args.count }, () => {
    const { title, description } = args.recipes[roll(args.recipes.length)]!.texts[args.language];
    const words = `${title} ${roll(3) === 0 ? description : title}`.split(/[^\p{L}]+/u);
    const at = roll(words.length);
    const asked = words.slice(at, at + 1 + roll(3));
    const last = asked.pop() ?? '';
    const spoil = spoilers[roll(spoilers.length)]!;
    return { text: [...asked, spoil(last, roll)].join(' '), filters: createFilters(roll) };
  });
}

/** None for half of the searches, else up to three. */
function createFilters(roll: (sides: number) => number): SearchFilters {
  const filters: Record<string, readonly string[]> = { ...noFilters };
  const count = roll(2) === 0 ? 0 : 1 + roll(3);
  for (let each = 0; each < count; each++) {
    const name = filterNames[roll(filterNames.length)]!;
    if (name === 'ingredient') continue;
    filters[name] = [filterValues[name][roll(filterValues[name].length)]!];
  }
  return filters as unknown as SearchFilters;
}
