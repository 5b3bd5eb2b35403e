import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import type { RecipeSources } from './parse-recipe.ts';
import type { RecipeId } from '../recipe.ts';

/** Recipe files, read but not understood yet. */
export type RecipeFolder = Readonly<{
  recipes: readonly RecipeSources[];
  /** Of all recipes with a file here, even if only a translation. Null: the folder is out of reach. */
  ids: ReadonlySet<RecipeId> | null;
  problems: readonly FileProblem[];
}>;

/** The files recipes and foods are made of. */
export type ContentSources = RecipeFolder &
  Readonly<{
    foods: SourceFile;
    nutrients: SourceFile;
    premiumFoods: SourceFile;
    allergens: SourceFile;
    packs: SourceFile;
    /** Why recipes that look like one dish are both there; null where nobody had to say. */
    similarRecipes: SourceFile | null;
    /** What foods and recipes were called before; null where nothing was renamed. */
    formerSlugs: SourceFile | null;
    /** Dishes that stand for others; null where nobody chose any. */
    covers: SourceFile | null;
  }>;

const recipeFile = /^(?<id>[^.]+)(?:\.(?<language>[^.]+))?\.ya?ml$/;
const photoFile = /^(?<id>[^.]+)\.(?:jpe?g|png|webp)$/;

/** Files are named in problems as a person would reach them: folder first. */
export async function readContentFolder(folder: string): Promise<ContentSources> {
  const recipes = await readRecipeFolder(join(folder, 'recipes'));
  const foods = await readSource(join(folder, 'foods', 'foods.csv'));
  const nutrients = await readSource(join(folder, 'foods', 'nutrients.csv'));
  const premiumFoods = await readSource(join(folder, 'foods', 'premium-foods.csv'));
  const allergens = await readSource(join(folder, 'foods', 'allergens.csv'));
  const packs = await readSource(join(folder, 'foods', 'packs.csv'));
  const similarRecipes = await readSource(join(folder, 'similar-recipes.yaml'));
  const formerSlugs = await readSource(join(folder, 'former-slugs.yaml'));
  const covers = await readSource(join(folder, 'covers.yaml'));
  const problems = [foods, nutrients, premiumFoods, allergens, packs].flatMap(
    ({ problem }) => problem ?? [],
  );
  return {
    ...recipes,
    foods: foods.source,
    nutrients: nutrients.source,
    premiumFoods: premiumFoods.source,
    allergens: allergens.source,
    packs: packs.source,
    similarRecipes: similarRecipes.problem === null ? similarRecipes.source : null,
    formerSlugs: formerSlugs.problem === null ? formerSlugs.source : null,
    covers: covers.problem === null ? covers.source : null,
    problems: [...recipes.problems, ...problems],
  };
}

/**
 * What cannot be read is named and counts as empty: the others still come through. A photo may also
 * be of a recipe that is elsewhere.
 */
export async function readRecipeFolder(
  folder: string,
  { elsewhere = [] }: { elsewhere?: readonly RecipeId[] } = {},
): Promise<RecipeFolder> {
  try {
    return await readRecipeFiles({ folder, names: await readdir(folder), elsewhere });
  } catch (error) {
    return { recipes: [], ids: null, problems: [unreadable({ file: folder, error })] };
  }
}

async function readRecipeFiles(args: {
  folder: string;
  names: readonly string[];
  elsewhere: readonly RecipeId[];
}): Promise<RecipeFolder> {
  const { folder, elsewhere } = args;
  const names = args.names.filter((name) => !name.startsWith('.')).toSorted();
  const texts = names.filter((name) => languageOf(name) !== null);
  const outcomes = await Promise.all(texts.map((name) => readSource(join(folder, name))));
  const byName = new Map(texts.map((name, index) => [name, outcomes[index]?.source] as const));
  const ids = texts.filter((name) => languageOf(name) === 'en').map(idOf);
  return {
    recipes: ids.map((id) => ({
      id,
      structure: byName.get(`${id}.yaml`) ?? { file: join(folder, `${id}.yaml`), text: '' },
      translations: {
        es: byName.get(`${id}.es.yaml`) ?? null,
        sv: byName.get(`${id}.sv.yaml`) ?? null,
      },
    })),
    ids: new Set(texts.map(idOf)),
    problems: [
      ...names.flatMap((name) => strayFileProblems({ name, folder, ids, elsewhere })),
      ...outcomes.flatMap(({ problem }) => problem ?? []),
    ],
  };
}

/** Which recipe a photo of the folder shows; null for a file that is no photo. */
export function recipeIdOfPhoto(name: string): RecipeId | null {
  return photoFile.exec(name)?.groups?.['id'] ?? null;
}

type ReadOutcome = Readonly<{ source: SourceFile; problem: FileProblem | null }>;

async function readSource(file: string): Promise<ReadOutcome> {
  try {
    return { source: { file, text: await readFile(file, 'utf8') }, problem: null };
  } catch (error) {
    return { source: { file, text: '' }, problem: unreadable({ file, error }) };
  }
}

function unreadable({ file, error }: { file: string; error: unknown }): FileProblem {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
  return { file, line: null, message: `This cannot be read (${code}).` };
}

function idOf(name: string): string {
  return recipeFile.exec(name)?.groups?.['id'] ?? name;
}

/** Null for a file that is no recipe. */
function languageOf(name: string): string | null {
  const match = recipeFile.exec(name);
  if (match === null || !name.endsWith('.yaml')) return null;
  return match.groups?.['language'] ?? 'en';
}

function strayFileProblems(args: {
  name: string;
  folder: string;
  ids: readonly string[];
  elsewhere: readonly RecipeId[];
}): readonly FileProblem[] {
  const { name, folder, ids, elsewhere } = args;
  const file = join(folder, name);
  const language = languageOf(name);
  const photographed = recipeIdOfPhoto(name);
  if (photographed !== null) {
    const message = `The recipe it shows, ${photographed}.yaml, is missing.`;
    return [...ids, ...elsewhere].includes(photographed) ? [] : [{ file, line: null, message }];
  }
  if (language === null || !['en', 'es', 'sv'].includes(language)) {
    const message = 'This is no recipe file; use <slug>.yaml, <slug>.es.yaml or <slug>.sv.yaml.';
    return [{ file, line: null, message }];
  }
  if (ids.includes(idOf(name))) return [];
  const message = `The recipe it translates, ${idOf(name)}.yaml, is missing.`;
  return [{ file, line: null, message }];
}
