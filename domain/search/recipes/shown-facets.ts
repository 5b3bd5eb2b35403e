import { locales, type Locale } from '../../../i18n/locales.ts';
import type { Food, FoodGroup, FoodId } from '../../foods/food.ts';
import type { FacetCount, FacetCounts } from './facets.ts';
import { choiceWord, filterTitles } from './filter-words.rules.ts';
import { filterNames, filterValues, type FilterName } from './search-filters.rules.ts';

export interface ShownChoice extends FacetCount {
  readonly name: string;
}

export interface ShownFacet {
  readonly filter: FilterName;
  readonly title: string;
  readonly choices: readonly ShownChoice[];
}

/** What people choose a dish by; salt, oil and spices are in everything. */
const namedGroups: ReadonlySet<FoodGroup> = new Set([
  'vegetables',
  'fruit',
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'dairy',
  'eggs',
  'nuts',
  'seeds',
  'legumes',
  'plant-protein',
]);
const mostIngredients = 24;

interface Showing {
  counts: FacetCounts;
  foods: ReadonlyMap<FoodId, Food>;
  locale: Locale;
}

/** The choices that lead somewhere, and those made, in the reader's words. */
export function shownFacets(args: Showing): ShownFacet[] {
  return filterNames.map((filter) => ({
    filter,
    title: filterTitles[filter]({}, { locale: args.locale }),
    choices: filter === 'ingredient' ? ingredientChoices(args) : namedChoices({ filter, ...args }),
  }));
}

function namedChoices(
  args: Showing & { filter: Exclude<FilterName, 'ingredient'> },
): ShownChoice[] {
  const { filter, counts, locale } = args;
  const byValue = new Map(counts[filter].map((count) => [count.value, count]));
  return filterValues[filter].flatMap((value) => {
    const count = byValue.get(value);
    if (count === undefined || !isShown(count)) return [];
    return [{ ...count, name: choiceWord({ name: filter, value, locale }) ?? value }];
  });
}

/** The chosen ones first, then those in most recipes. */
function ingredientChoices({ counts, foods, locale }: Showing): ShownChoice[] {
  const language = locales[locale].contentLanguage;
  return counts.ingredient
    .filter(isShown)
    .flatMap((count) => {
      const food = foods.get(count.value);
      if (food === undefined || !(count.isChosen || namedGroups.has(food.group))) return [];
      return [{ ...count, name: food.names[language].singular }];
    })
    .toSorted(
      (left, right) =>
        Number(right.isChosen) - Number(left.isChosen) ||
        right.count - left.count ||
        (left.value < right.value ? -1 : 1),
    )
    .slice(0, mostIngredients);
}

function isShown({ count, isChosen }: FacetCount): boolean {
  return count > 0 || isChosen;
}
