import { addBit, createBitset, listBits } from '../../../lib/bitset.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { hashOf } from '../../illustration/seed.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { applyFilters, indexFacets, type FacetIndex } from './facets.ts';
import { recipeChoices } from './recipe-choices.rules.ts';
import {
  recipeCollectionFilters,
  recipeCollectionNames,
  type RecipeCollectionName,
} from './recipe-collections.rules.ts';
import { noFilters, type SearchFilters } from './search-filters.rules.ts';

export interface RecipeCollection {
  readonly name: RecipeCollectionName;
  readonly filters: SearchFilters;
  readonly recipeCount: number;
  /** For a picture of it; no recipe stands for two collections. */
  readonly coverRecipes: readonly CompiledRecipe[];
}

export const coverSize = 3;
/** More than the list of covers will ever have. */
const mostCovers = 10_000;

type Collectable = Pick<ContentIndex, 'recipes'>;

/** Worked out once: content never changes under a version. */
const known = new WeakMap<Collectable, readonly RecipeCollection[]>();

/** The searches that are worth a look, without those that an operator's recipes leave empty. */
export function recipeCollectionsOf(content: Collectable): readonly RecipeCollection[] {
  const collections = known.get(content) ?? makeCollections(content);
  known.set(content, collections);
  return collections;
}

function makeCollections({ recipes }: Collectable): RecipeCollection[] {
  const facets = indexFacets(recipes.map(recipeChoices));
  const shown = new Set<string>();
  return recipeCollectionNames.flatMap((name) => {
    const filters: SearchFilters = { ...noFilters, ...recipeCollectionFilters[name] };
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
  name: RecipeCollectionName;
  recipes: readonly CompiledRecipe[];
}): readonly CompiledRecipe[] {
  const place = ({ id, coverPlace }: CompiledRecipe) => {
    return coverPlace ?? mostCovers + hashOf(`${name} ${id}`);
  };
  return recipes.toSorted((left, right) => place(left) - place(right)).slice(0, coverSize);
}
