import { choiceWords } from '../../../../domain/search/recipes/filter-words.rules.ts';
import {
  filterNames,
  filtersOfTag,
  filterValues,
  type FilterName,
} from '../../../../domain/search/recipes/search-filters.rules.ts';
import type { RecipeTag } from '../../../../domain/recipes/recipe.ts';
import type { RecipeFactsFragment, RecipeMethodFragment } from '../operations.gen.ts';

export interface TagGroup {
  filter: FilterName;
  tags: readonly { value: string; label: string }[];
}

type Facts = Pick<
  RecipeFactsFragment,
  | 'cuisine'
  | 'difficulty'
  | 'dish'
  | 'meals'
  | 'protein'
  | 'role'
  | 'satiety'
  | 'strictness'
  | 'tags'
>;
type Listed = Pick<RecipeMethodFragment, 'ingredients'>;

/** What the recipe is, group by group, as the search knows it. Groups with nothing in them are left out. */
export function tagGroupsOf(args: {
  recipe: Facts;
  /** Null where the ingredients are for members. */
  sheet: Listed | null;
}): TagGroup[] {
  const { recipe, sheet } = args;
  const named = namedTags(recipe);
  return filterNames
    .map((filter) => ({
      filter,
      tags:
        filter === 'ingredient'
          ? ingredientTags(sheet)
          : wordsOf({ filter, values: named[filter] }),
    }))
    .filter(({ tags }) => tags.length > 0);
}

function namedTags(recipe: Facts): Record<FilterName, readonly string[]> {
  const { satiety, meals, role } = recipe;
  return {
    ...tagsByFilter(recipe),
    satiety: satiety.band ? [satiety.band] : [],
    difficulty: [recipe.difficulty],
    dish: [recipe.dish],
    ingredient: [],
    protein: [recipe.protein],
    strictness: [recipe.strictness],
    type: [...meals, ...(role === 'MAIN' ? [] : [role])],
  };
}

/** A dish of ten minutes is one of fifteen, thirty and forty-five as well: the first says it all. */
function tagsByFilter(recipe: Facts) {
  const filters = recipe.tags.map((tag) => filtersOfTag(tag as RecipeTag));
  const valuesOf = (name: FilterName) => filters.flatMap((filter) => filter[name] ?? []);
  return {
    time: valuesOf('time').slice(0, 1),
    diet: valuesOf('diet'),
    tag: [...valuesOf('tag'), recipe.cuisine],
  };
}

function wordsOf({
  filter,
  values,
}: {
  filter: Exclude<FilterName, 'ingredient'>;
  values: readonly string[];
}): TagGroup['tags'] {
  const words: Record<string, (() => string) | undefined> = choiceWords[filter];
  return values
    .map((value) => value.toLowerCase())
    .filter((value) => (filterValues[filter] as readonly string[]).includes(value))
    .flatMap((value) => {
      const label = words[value]?.();
      return label === undefined ? [] : [{ value, label }];
    });
}

/** What a dish is made of comes first in its list; nobody looks for everything with salt. */
const mostIngredients = 6;
const unremarkable = ['spices', 'herbs', 'drinks', 'baking'];

function ingredientTags(sheet: Listed | null): TagGroup['tags'] {
  const listed = sheet?.ingredients ?? [];
  const telling = listed.filter(
    ({ isAlternative, foodGroup }) => !isAlternative && !unremarkable.includes(foodGroup),
  );
  const names = new Map(telling.map(({ foodId, name }) => [foodId, name]));
  return [...names].slice(0, mostIngredients).map(([value, label]) => ({ value, label }));
}
