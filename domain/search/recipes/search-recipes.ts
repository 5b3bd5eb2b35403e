import { addAll, createBitset, hasBit, sizeOf, type Bitset } from '../../../lib/bitset.ts';
import type { Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { applyFilters, countFacets, type FacetCounts } from './facets.ts';
import { helpFinding, type FindingHelp } from './help-finding.ts';
import { highlight, type TextRange } from '../text/highlight.ts';
import { matchDocuments, type Match } from '../text/match-documents.ts';
import {
  correctedText,
  meetsAClause,
  planQuery,
  termsOf,
  type QueryPlan,
} from '../text/query-plan.ts';
import { rankDocuments } from '../text/rank-documents.ts';
import { ingredientNames } from './recipe-documents.ts';
import { recipeIndexOf, type RecipeIndex } from './recipe-index.ts';
import { hasFilters, type SearchFilters } from './search-filters.rules.ts';
import { termsOfText } from '../text/text-analysis.ts';

export interface HighlightedText {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

export interface RecipeHit {
  readonly recipe: CompiledRecipe;
  readonly title: HighlightedText;
  /** Those that were looked for. */
  readonly ingredients: readonly HighlightedText[];
}

export interface RecipeHits {
  /** On all pages. */
  readonly totalCount: number;
  readonly hits: readonly RecipeHit[];
  /** Asks for the hits below; null when there are none. */
  readonly nextAfterId: string | null;
  readonly facets: FacetCounts;
  /** What was found instead, where nobody writes a word like that. */
  readonly correctedText: string | null;
  /** Null when something was found. */
  readonly help: FindingHelp | null;
}

interface RecipeSearch {
  content: Pick<ContentIndex, 'recipes' | 'foodsById'>;
  language: Language;
  text: string;
  filters: SearchFilters;
  first: number;
  /** The last hit of the page above. */
  afterId: string | null;
}

/** Recipes that fit a text and filters, the best first; without a text, by title. */
export async function searchRecipes(search: RecipeSearch): Promise<RecipeHits> {
  const { content, language } = search;
  const index = await recipeIndexOf({ content, language });
  return findRecipes({ ...search, index });
}

/** The search itself, at once: what is measured. */
export function findRecipes(search: RecipeSearch & { index: RecipeIndex }): RecipeHits {
  const { content, text, index } = search;
  const filters = withKnownFoods(search);
  const plan = planQuery({ text, index: index.texts });
  const match = matchDocuments({ plan, index: index.texts });
  const found = match?.documents ?? allOf(index);
  const left = applyFilters({ found, filters, facets: index.facets });
  const totalCount = sizeOf(left);
  const ranked = rank({ left, match, index });
  const page = pageOf({ ranked, ...search });
  const hits = page.numbers.map((number) => {
    return describeHit({ recipe: index.recipes[number]!, plan, index, content });
  });
  const corrected = correctedText({ text, corrections: plan.corrections });
  return {
    totalCount,
    hits,
    nextAfterId: page.hasMore ? (hits.at(-1)?.recipe.id ?? null) : null,
    facets: countFacets({ found, filters, facets: index.facets }),
    correctedText: totalCount === 0 ? null : corrected,
    help: totalCount === 0 ? helpFinding({ text, filters, found, index }) : null,
  };
}

/** A food that has left the table filters nothing. */
function withKnownFoods({ filters, content }: RecipeSearch): SearchFilters {
  if (!hasFilters(filters)) return filters;
  const ingredient = filters.ingredient.filter((id) => content.foodsById.has(id));
  return { ...filters, ingredient };
}

function allOf({ recipes }: RecipeIndex): Bitset {
  const all = createBitset(recipes.length);
  addAll(
    all,
    all.map(() => 0xffffffff),
  );
  const last = recipes.length & 31;
  if (last !== 0) all[all.length - 1] = 2 ** last - 1;
  return all;
}

function rank(args: { left: Bitset; match: Match | null; index: RecipeIndex }): Int32Array {
  const { left, match, index } = args;
  if (match === null) return index.byTitle.filter((number) => hasBit(left, number));
  return rankDocuments({ documents: left, scores: match.scores });
}

/** Below a recipe that is not among the hits there is nothing. */
function pageOf(args: {
  ranked: Int32Array;
  first: number;
  afterId: string | null;
  index: RecipeIndex;
}): { numbers: number[]; hasMore: boolean } {
  const { ranked, first, afterId, index } = args;
  const place = ranked.findIndex((number) => index.recipes[number]?.id === afterId);
  if (afterId !== null && place === -1) return { numbers: [], hasMore: false };
  const start = afterId === null ? 0 : place + 1;
  const numbers = [...ranked.subarray(start, start + first)];
  return { numbers, hasMore: ranked.length > start + first };
}

function describeHit(args: {
  recipe: CompiledRecipe;
  plan: QueryPlan;
  index: RecipeIndex;
  content: RecipeSearch['content'];
}): RecipeHit {
  const { recipe, plan, index, content } = args;
  const { language, analyse } = index.texts;
  const terms = termsOf(plan);
  const mark = (text: string) => ({ text, ranges: highlight({ analysed: analyse(text), terms }) });
  const title = recipe.texts[language].title;
  if (terms.size === 0) return { recipe, title: { text: title, ranges: [] }, ingredients: [] };
  const names = ingredientNames({ recipe, foods: content.foodsById, language });
  return {
    recipe,
    title: mark(title),
    ingredients: names
      .filter((name) => meetsAClause({ plan, terms: termsOfText(analyse(name)) }))
      .map(mark),
  };
}
