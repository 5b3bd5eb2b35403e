import { cuisines, dishes, proteinSources, type RecipeTag } from '../../recipes/recipe.ts';

/** In the order people are shown them. */
export const filterNames = [
  'time',
  'satiety',
  'diet',
  'difficulty',
  'dish',
  'ingredient',
  'protein',
  'strictness',
  'tag',
  'type',
] as const;

export type FilterName = (typeof filterNames)[number];

/** The choices of each filter; a recipe must be one of them, or all where it can be. */
export type SearchFilters = Readonly<Record<FilterName, readonly string[]>>;

const lowerCased = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => value.toLowerCase() as Lowercase<Value>);

/** What can be chosen, in the order it is shown. Ingredients are foods, by id. */
export const filterValues = {
  time: ['up_to_15', 'up_to_30', 'up_to_45', 'over_45'],
  satiety: ['high', 'moderate', 'low'],
  diet: ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'egg_free', 'nut_free', 'soy_free'],
  difficulty: ['beginner', 'easy', 'medium', 'hard'],
  dish: lowerCased(dishes),
  protein: lowerCased(proteinSources),
  strictness: ['keto', 'moderate', 'liberal'],
  tag: [
    'high_protein',
    'budget',
    'few_ingredients',
    'good_leftovers',
    ...lowerCased(cuisines).filter((cuisine) => cuisine !== 'other'),
  ],
  type: ['breakfast', 'lunch', 'dinner', 'side', 'extra'],
} as const satisfies Record<Exclude<FilterName, 'ingredient'>, readonly string[]>;

export type FilterValue<Name extends keyof typeof filterValues = keyof typeof filterValues> =
  (typeof filterValues)[Name][number];

/** A recipe has several of these at once, so each further choice narrows the search. */
const narrowing: ReadonlySet<FilterName> = new Set(['diet', 'ingredient', 'tag']);

export function isNarrowing(name: FilterName): boolean {
  return narrowing.has(name);
}

const mostChoices = 20;
const foodIdPattern = /^[a-z0-9-]{1,80}$/;

export const noFilters: SearchFilters = readFilters(() => []);

/**
 * Choices that do not exist are left out: people type addresses, cut them short and keep them for
 * years.
 */
export function readFilters(chosen: (name: FilterName) => readonly string[]): SearchFilters {
  return Object.fromEntries(
    filterNames.map((name) => {
      const known = chosen(name).filter((value) => isChoice({ name, value }));
      return [name, [...new Set(known)].slice(0, mostChoices)];
    }),
  ) as unknown as SearchFilters;
}

function isChoice({ name, value }: { name: FilterName; value: string }): boolean {
  if (name === 'ingredient') return foodIdPattern.test(value);
  return (filterValues[name] as readonly string[]).includes(value);
}

/** Of what stands behind the `?` of a search; null where that names what cannot be chosen, or nothing. */
export function filtersOfSearch(search: string): SearchFilters | null {
  const asked = new URLSearchParams(search);
  const isKnown = ([name, value]: [string, string]) =>
    filterNames.some((each) => each === name && isChoice({ name: each, value }));
  if (![...asked].every(isKnown)) return null;
  const filters = readFilters((name) => asked.getAll(name));
  return hasFilters(filters) ? filters : null;
}

export function hasFilters(filters: SearchFilters): boolean {
  return filterNames.some((name) => filters[name].length > 0);
}

export function toggleChoice(args: {
  filters: SearchFilters;
  name: FilterName;
  value: string;
}): SearchFilters {
  const { filters, name, value } = args;
  const others = filters[name].filter((each) => each !== value);
  const isChosen = others.length < filters[name].length;
  return { ...filters, [name]: isChosen ? others : [...others, value] };
}

const tagChoices: Readonly<Record<RecipeTag, { name: FilterName; value: FilterValue }>> = {
  vegan: { name: 'diet', value: 'vegan' },
  vegetarian: { name: 'diet', value: 'vegetarian' },
  dairy_free: { name: 'diet', value: 'dairy_free' },
  egg_free: { name: 'diet', value: 'egg_free' },
  nut_free: { name: 'diet', value: 'nut_free' },
  soy_free: { name: 'diet', value: 'soy_free' },
  gluten_free: { name: 'diet', value: 'gluten_free' },
  under_15_minutes: { name: 'time', value: 'up_to_15' },
  under_30_minutes: { name: 'time', value: 'up_to_30' },
  under_45_minutes: { name: 'time', value: 'up_to_45' },
  few_ingredients: { name: 'tag', value: 'few_ingredients' },
  high_protein: { name: 'tag', value: 'high_protein' },
  budget: { name: 'tag', value: 'budget' },
  good_leftovers: { name: 'tag', value: 'good_leftovers' },
};

/** The filter that finds the recipes with a tag: for links from recipes to search. */
export function filtersOfTag(tag: RecipeTag): Partial<SearchFilters> {
  const { name, value } = tagChoices[tag];
  return { [name]: [value] };
}
