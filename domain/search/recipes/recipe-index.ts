import { setImmediate } from 'node:timers/promises';
import type { Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { indexFacets, type FacetIndex } from './facets.ts';
import { recipeChoices } from './recipe-choices.rules.ts';
import { recipeDocument } from './recipe-documents.ts';
import { popularSearches, type SuggestedSearch } from './suggested-searches.ts';
import { inPieces } from '../text/in-pieces.ts';
import { startTextIndex, type TextIndex } from '../text/text-index.ts';
import { titleOrder } from '../text/title-order.rules.ts';

/** The recipes of one language, ready to be searched. Numbered by id, as its text index is. */
export interface RecipeIndex {
  readonly recipes: readonly CompiledRecipe[];
  readonly texts: TextIndex;
  readonly facets: FacetIndex;
  /** The numbers by title. */
  readonly byTitle: Int32Array;
  readonly popular: readonly SuggestedSearch[];
}

type Indexable = Pick<ContentIndex, 'recipes' | 'foodsById'>;

const indexes = new WeakMap<Indexable, Map<Language, Promise<RecipeIndex>>>();

/** Made at the first search of a content version in a language, then kept. */
export function recipeIndexOf(args: {
  content: Indexable;
  language: Language;
}): Promise<RecipeIndex> {
  const { content, language } = args;
  const known = indexes.get(content) ?? new Map<Language, Promise<RecipeIndex>>();
  indexes.set(content, known);
  const index = known.get(language) ?? buildRecipeIndex(args);
  known.set(language, index);
  return index;
}

/** Follows from the recipes alone: every server answers a search alike. */
export async function buildRecipeIndex(args: {
  content: Indexable;
  language: Language;
}): Promise<RecipeIndex> {
  const { content, language } = args;
  const recipes = content.recipes.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const foods = content.foodsById;
  const documents = await inPieces(recipes, (recipe) =>
    recipeDocument({ recipe, foods, language }),
  );
  const { steps, finish } = startTextIndex({ documents, language });
  await inPieces(steps, (step) => step());
  const texts = finish();
  await setImmediate();
  const facets = indexFacets(await inPieces(recipes, recipeChoices));
  const titles = recipes.map((recipe) => recipe.texts[language].title);
  const byTitle = titleOrder({ titles, language });
  return { recipes, texts, facets, byTitle, popular: popularSearches(texts) };
}
