import { collator } from '../../../lib/formats.ts';
import { perLanguage, type Language, type PerLanguage } from '../../../lib/language.ts';
import type { ContentIndex } from '../content-index.ts';
import type { CompiledRecipe, Meal } from '../recipe.ts';
import { isInSeason } from './season.rules.ts';
import type { Strictness } from '../nutrition/strictness.rules.ts';

export const recipesPerPage = 48;

export type RecipeFilter = Readonly<{
  meal: Meal | null;
  strictness: Strictness | null;
  /** Only those that need no membership. */
  isOpen?: boolean;
}>;

export type RecipePage = Readonly<{
  recipes: readonly CompiledRecipe[];
  /** Of all pages. */
  totalCount: number;
  /** From 1; a page past the end is the last one. */
  page: number;
  pageCount: number;
}>;

/** Recipes in season first, each of both by title, a page at a time. */
export function listRecipes(args: {
  content: ContentIndex;
  language: Language;
  filter: RecipeFilter;
  /** 1 to 12. */
  month: number;
  page: number;
}): RecipePage {
  const { content, language, filter, month } = args;
  const found = recipesByTitle({ content, language }).filter((recipe) => matches(recipe, filter));
  const { true: inSeason = [], false: others = [] } = Object.groupBy(found, (recipe) =>
    isInSeason({ recipe, month }) ? 'true' : 'false',
  );
  return pageOf({ recipes: [...inSeason, ...others], page: args.page });
}

/** A page of recipes found elsewhere. */
export function pageOf(args: {
  recipes: readonly CompiledRecipe[];
  page: number;
  pageSize?: number;
}): RecipePage {
  const { recipes, pageSize = recipesPerPage } = args;
  const pageCount = Math.max(1, Math.ceil(recipes.length / pageSize));
  const page = Math.min(Math.max(1, args.page), pageCount);
  const start = (page - 1) * pageSize;
  return {
    recipes: recipes.slice(start, start + pageSize),
    totalCount: recipes.length,
    page,
    pageCount,
  };
}

function matches(recipe: CompiledRecipe, { meal, strictness, isOpen }: RecipeFilter): boolean {
  if (isOpen && recipe.isPremium) return false;
  if (meal !== null && !recipe.meals.includes(meal)) return false;
  return strictness === null || recipe.strictness === strictness;
}

/** Sorting by a language's alphabet is slow, and content never changes under a version. */
const sorted = new WeakMap<ContentIndex, PerLanguage<readonly CompiledRecipe[]>>();

function recipesByTitle({
  content,
  language,
}: {
  content: ContentIndex;
  language: Language;
}): readonly CompiledRecipe[] {
  const known = sorted.get(content) ?? perLanguage((each) => sortByTitle(content.recipes, each));
  sorted.set(content, known);
  return known[language];
}

function sortByTitle(
  recipes: readonly CompiledRecipe[],
  language: Language,
): readonly CompiledRecipe[] {
  const { compare } = collator(language);
  return recipes.toSorted((a, b) => compare(a.texts[language].title, b.texts[language].title));
}
