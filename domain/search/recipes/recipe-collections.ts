import { addBit, createBitset, listBits } from '../../../lib/bitset.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { hashOf } from '../../illustration/seed.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { applyFilters, indexFacets, type FacetIndex } from './facets.ts';
import { recipeChoices } from './recipe-choices.rules.ts';
import { filtersOfSearch, type SearchFilters } from './search-filters.rules.ts';
import type { DishCollection } from '../../pages/collections/collections.ts';

export interface RecipeCollection {
  readonly name: string;
  readonly filters: SearchFilters;
  readonly recipeCount: number;
  /** For a picture of it; no recipe stands for two collections. */
  readonly coverRecipes: readonly CompiledRecipe[];
}

export const coverSize = 3;
/** More than the list of covers will ever have. */
const mostCovers = 10_000;

type Collectable = Pick<ContentIndex, 'recipes'>;

type Shelves = readonly Pick<DishCollection, 'key' | 'search'>[];

interface Collecting {
  content: Collectable;
  shelves: Shelves;
}

/** Worked out once: content never changes under a version. */
const known = new WeakMap<Shelves, WeakMap<Collectable, readonly RecipeCollection[]>>();

/** The searches that are worth a look, without those that an operator's recipes leave empty. */
export function recipeCollectionsOf({ content, shelves }: Collecting): readonly RecipeCollection[] {
  const ofShelves = known.get(shelves) ?? new WeakMap<Collectable, readonly RecipeCollection[]>();
  known.set(shelves, ofShelves);
  const collections = ofShelves.get(content) ?? makeCollections({ content, shelves });
  ofShelves.set(content, collections);
  return collections;
}

/** Whether a shelf can be found by it. */
export function isShelfSearch(search: string): boolean {
  return filtersOfSearch(search) !== null;
}

function makeCollections({ content: { recipes }, shelves }: Collecting): RecipeCollection[] {
  const facets = indexFacets(recipes.map(recipeChoices));
  const shown = new Set<string>();
  return shelves.flatMap(({ key: name, search }) => {
    const filters = filtersOfSearch(search);
    if (filters === null) return [];
    const found = findAll({ filters, facets }).map((number) => recipes[number]!);
    const coverRecipes = coverOf({ name, recipes: found.filter(({ id }) => !shown.has(id)) });
    for (const { id } of coverRecipes) shown.add(id);
    const collection = { name, filters, recipeCount: found.length, coverRecipes };
    return found.length === 0 ? [] : [collection];
  });
}

function findAll({ filters, facets }: { filters: SearchFilters; facets: FacetIndex }): number[] {
  const all = createBitset(facets.size);
  for (let number = 0; number < facets.size; number++) addBit(all, number);
  return [...listBits(applyFilters({ found: all, filters, facets }))];
}

/** Those of the list of covers first; else the same ones every time, from anywhere in the alphabet. */
function coverOf({
  name,
  recipes,
}: {
  name: string;
  recipes: readonly CompiledRecipe[];
}): readonly CompiledRecipe[] {
  const place = ({ id, coverPlace }: CompiledRecipe) => {
    return coverPlace ?? mostCovers + hashOf(`${name} ${id}`);
  };
  return recipes.toSorted((left, right) => place(left) - place(right)).slice(0, coverSize);
}
