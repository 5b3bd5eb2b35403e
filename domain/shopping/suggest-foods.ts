import { collator } from '../../lib/formats.ts';
import type { Language } from '../../lib/language.ts';
import { slugOf } from '../../lib/slug.ts';
import type { Food, FoodGroup } from '../foods/food.ts';
import { matchesSearch, searchTextOf } from '../foods/navigator/food-search.rules.ts';
import type { Suggestion } from './list/find-list-state.ts';

const mostSuggestions = 8;
/** Ready to eat: seldom what somebody who cooks is short of. */
const lastGroups: readonly FoodGroup[] = ['meals', 'sweets', 'snacks'];

interface SuggestFoods {
  foods: readonly Food[];
  text: string;
  language: Language;
}

/** Foods whose names have all the words: to cook with first, then names that begin so, then the shorter. */
export function suggestFoods({ foods, text, language }: SuggestFoods): readonly Suggestion[] {
  const query = slugOf(text);
  if (query === '') return [];
  const { compare } = collator(language);
  const found = foods.filter((food) =>
    matchesSearch({ searchText: searchTextOf({ food, language }), query: text }),
  );
  const suggestions = found.map((food) => ({ text: nameOf({ food, language }), food }));
  const rankOf = ({ text: name, food }: (typeof suggestions)[number]) =>
    (lastGroups.includes(food.group) ? 2 : 0) + (slugOf(name).startsWith(query) ? 0 : 1);
  return suggestions
    .toSorted(
      (a, b) => rankOf(a) - rankOf(b) || a.text.length - b.text.length || compare(a.text, b.text),
    )
    .slice(0, mostSuggestions);
}

function nameOf({ food, language }: { food: Food; language: Language }): string {
  const { singular, plural } = food.names[language];
  return plural ?? singular;
}
