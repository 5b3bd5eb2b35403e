import { createHash } from 'node:crypto';
import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import type { Food, FoodId } from '../../foods/food.ts';
import { parseFoods } from '../../foods/table/parse-foods.ts';
import { compileRecipe, defaultCompileSettings } from './compile-recipe.rules.ts';
import type { CompileSettings } from './compile-recipe.rules.ts';
import { nothingRenamed, parseFormerSlugs } from './parse-former-slugs.ts';
import type { FormerSlugs } from './parse-former-slugs.ts';
import { parseCovers } from './parse-covers.ts';
import { parseRecipe } from './parse-recipe.ts';
import type { RecipePlaces, RecipeSources } from './parse-recipe.ts';
import { nothingGood } from './last-good.rules.ts';
import type { LastGood } from './last-good.rules.ts';
import { readContentFolder } from './read-content-folder.ts';
import type { ContentSources, RecipeFolder } from './read-content-folder.ts';
import type { CompiledRecipe, RecipeId } from '../recipe.ts';
import type { FoodsById, WeighingProblem } from '../amounts/weigh-ingredients.rules.ts';

/** Everything the app shows of foods and recipes, worked out once. Plain, immutable JSON. */
export type CompiledContent = Readonly<{
  /** Changes whenever anything below does. */
  version: string;
  foods: readonly Food[];
  recipes: readonly CompiledRecipe[];
  formerSlugs: FormerSlugs;
  /** Why foods or recipes were left out. */
  problems: readonly FileProblem[];
}>;

/** What was compiled, and where each recipe says what. */
export type CompiledSources = Readonly<{
  content: CompiledContent;
  foodLines: ReadonlyMap<FoodId, number>;
  places: ReadonlyMap<RecipeId, RecipePlaces>;
  /** To be given back next time, in case a file is worse then. */
  good: LastGood;
}>;

export async function compileContent(args: {
  folder: string;
  settings?: CompileSettings;
}): Promise<CompiledContent> {
  const sources = await readContentFolder(args.folder);
  return compileSources({ sources, settings: args.settings }).content;
}

/** What cannot be worked out is named and stays as it last was, or is left out. */
export function compileSources(args: {
  sources: ContentSources;
  settings?: CompileSettings | undefined;
  lastGood?: LastGood;
}): CompiledSources {
  const { sources, settings = defaultCompileSettings, lastGood = nothingGood } = args;
  const {
    foods,
    lines: foodLines,
    problems: foodProblems,
    good,
  } = readFoods({ sources, lastGood });
  const compiled = compileRecipes({ folder: sources, foods, settings, lastGood: lastGood.recipes });
  const { recipes, problems: coverProblems } = withCovers({
    source: sources.covers,
    recipes: compiled.recipes,
  });
  const former = readFormerSlugs({ source: sources.formerSlugs, foods, recipes });
  const content: CompiledContent = {
    version: contentVersion({ foods, recipes, formerSlugs: former.formerSlugs }),
    foods,
    recipes,
    formerSlugs: former.formerSlugs,
    problems: [
      ...sources.problems,
      ...foodProblems,
      ...compiled.problems,
      ...former.problems,
      ...coverProblems,
    ],
  };
  return {
    content,
    foodLines,
    places: compiled.places,
    good: { foods: good, recipes: compiled.good },
  };
}

/** The food table is taken whole or not at all: most recipes need it to agree with itself. */
function readFoods({ sources, lastGood }: { sources: ContentSources; lastGood: LastGood }) {
  const { foods, nutrients, premiumFoods, allergens, packs } = sources;
  const files = { foods, nutrients, premiumFoods, allergens, packs };
  const parsed = parseFoods(files);
  if (parsed.problems.length === 0) return { ...parsed, good: files };
  if (lastGood.foods === null) return { ...parsed, good: null };
  const kept = { ...files, ...lastGood.foods };
  return { ...parseFoods(kept), problems: parsed.problems, good: kept };
}

/** Marks the dishes that stand for others with their place on the list. */
function withCovers(args: { source: SourceFile | null; recipes: readonly CompiledRecipe[] }): {
  recipes: readonly CompiledRecipe[];
  problems: readonly FileProblem[];
} {
  const { source, recipes } = args;
  if (source === null) return { recipes, problems: [] };
  const ids = new Set(recipes.map(({ id }) => id));
  const { recipeIds, problems } = parseCovers({ source, ids });
  const placeOf = new Map(recipeIds.map((id, place) => [id, place]));
  const marked = recipes.map((recipe) => {
    const coverPlace = placeOf.get(recipe.id);
    return coverPlace === undefined ? recipe : { ...recipe, coverPlace };
  });
  return { recipes: marked, problems };
}

function readFormerSlugs(args: {
  source: SourceFile | null;
  foods: readonly Food[];
  recipes: readonly CompiledRecipe[];
}) {
  if (args.source === null) return { formerSlugs: nothingRenamed, problems: [] };
  const ids = {
    foods: new Set(args.foods.map(({ id }) => id)),
    recipes: new Set(args.recipes.map(({ id }) => id)),
  };
  return parseFormerSlugs({ source: args.source, ids });
}

export type CompiledRecipes = Readonly<{
  recipes: readonly CompiledRecipe[];
  places: ReadonlyMap<RecipeId, RecipePlaces>;
  problems: readonly FileProblem[];
  good: LastGood['recipes'];
}>;

export function compileRecipes(args: {
  folder: Pick<RecipeFolder, 'recipes' | 'ids'>;
  foods: readonly Food[];
  settings?: CompileSettings;
  lastGood?: LastGood['recipes'];
}): CompiledRecipes {
  const { folder, settings = defaultCompileSettings, lastGood = nothingGood.recipes } = args;
  const foods: FoodsById = new Map(args.foods.map((food) => [food.id, food]));
  const outcomes = folder.recipes.map((sources) => compileOne({ sources, foods, settings }));
  const done = outcomes.flatMap(({ compiled }) => compiled ?? []);
  const kept = lostRecipes({ folder, done, lastGood }).flatMap((sources) => {
    return compileOne({ sources, foods, settings }).compiled ?? [];
  });
  const all = [...done, ...kept];
  return {
    recipes: all.map(({ recipe }) => recipe),
    places: new Map(all.map((each) => [each.recipe.id, each.places])),
    problems: outcomes.flatMap(({ problems }) => problems),
    good: Object.fromEntries(all.map((each) => [each.recipe.id, each.sources])),
  };
}

/** Recipes that were good once and whose files are still there, but not good any more. */
function lostRecipes(args: {
  folder: Pick<RecipeFolder, 'ids'>;
  done: readonly GoodRecipe[];
  lastGood: LastGood['recipes'];
}): readonly RecipeSources[] {
  const { folder, lastGood } = args;
  const done = new Set(args.done.map(({ recipe }) => recipe.id));
  const isThere = (id: RecipeId) => folder.ids === null || folder.ids.has(id);
  return Object.values(lastGood).filter(({ id }) => !done.has(id) && isThere(id));
}

type GoodRecipe = Readonly<{
  recipe: CompiledRecipe;
  places: RecipePlaces;
  sources: RecipeSources;
}>;

type Outcome = Readonly<{ compiled: GoodRecipe | null; problems: readonly FileProblem[] }>;

function compileOne(args: {
  sources: RecipeSources;
  foods: FoodsById;
  settings: CompileSettings;
}): Outcome {
  const { parsed, problems } = parseRecipe(args.sources);
  if (parsed === null) return { compiled: null, problems };
  const { recipe, places } = parsed;
  const compiled = compileRecipe({ recipe, foods: args.foods, settings: args.settings });
  if (compiled.ok) {
    return { compiled: { recipe: compiled.value, places, sources: args.sources }, problems };
  }
  return {
    compiled: null,
    problems: compiled.reason.map((problem) => weighingProblem({ problem, places })),
  };
}

function weighingProblem(args: { problem: WeighingProblem; places: RecipePlaces }): FileProblem {
  const { ingredient, index, reason } = args.problem;
  const { foodId, unit } = ingredient;
  const message =
    reason === 'unknown-food'
      ? `${foodId} is no food of foods.csv.`
      : `Nobody noted what one ${unit} of ${foodId} weighs; see its density and measures.`;
  const line = args.places.ingredientLines[index] ?? null;
  return { file: args.places.files.en, line, message };
}

/** Names the state of whatever content is made of. */
export function contentVersion(made: unknown): string {
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
}
