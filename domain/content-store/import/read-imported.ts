import { languages, type Language } from '../../../lib/language.ts';
import { slugOf } from '../../../lib/slug.ts';
import { draftRecipe } from '../../content-tools/draft-recipe.ts';
import type { ForeignRecipe } from '../../content-tools/foreign-recipe.ts';
import { openImportBytes } from '../../content-tools/open-import-files.ts';
import { readImportFile } from '../../content-tools/read-import-file.ts';
import type { Food } from '../../foods/food.ts';
import { isSmallEnough, longestLine, longestText, longestTitle } from '../content-limits.rules.ts';
import type { Fields } from '../documents/document.rules.ts';
import { matcherOf } from '../ingredients/read-line.ts';
import { importedFields } from './imported-fields.ts';

export interface ImportedBytes {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A recipe of a file as fields of a draft. */
export interface ImportedRecipe {
  readonly title: string;
  readonly fields: Fields;
  /** Lines whose food or amount somebody has to pick. */
  readonly unread: readonly string[];
  /** What its texts are written in; null where it does not say. */
  readonly language: string | null;
}

export interface ImportedRecipes {
  readonly recipes: readonly ImportedRecipe[];
  /** What could not be read, in English as the reader says it. */
  readonly problems: readonly string[];
  /** Recipes and files that were too many for one import. */
  readonly leftOff: number;
}

const mostUnpackedBytes = 20_000_000;
const mostRecipes = 30;
const mostProblems = 20;
const longestProblem = 300;
/** Of one recipe: more than any kitchen needs, and little enough to be read in a moment. */
const room = { ingredients: 100, steps: 100, words: 50, characters: 40_000 };

/** Every recipe of a file, or of an archive of files, within what a draft holds. */
export function readImported(source: ImportedBytes & { foods: readonly Food[] }): ImportedRecipes {
  const { fileName, bytes, foods } = source;
  try {
    const opened = openImportBytes({
      path: fileName,
      bytes: Buffer.from(bytes),
      mostUnpackedBytes,
    });
    const problems = opened.problems.map(({ message }) => message);
    const recipes: ImportedRecipe[] = [];
    const foodsById = new Map(foods.map((food) => [food.id, food]));
    let leftOff = 0;
    for (const file of opened.files) {
      if (recipes.length === mostRecipes) {
        leftOff += 1;
        continue;
      }
      const found = readImportFile(file);
      const told = (message: string) => `${file.fileName}: ${message}`;
      problems.push(...found.problems.slice(0, mostProblems).map(({ message }) => told(message)));
      for (const { recipe } of found.recipes) {
        if (recipes.length === mostRecipes) {
          leftOff += 1;
          continue;
        }
        const read = asDraft({ recipe, foods, foodsById });
        if (typeof read === 'string') problems.push(told(read));
        else recipes.push(read);
      }
    }
    const most = problems.slice(0, mostProblems).map((each) => each.slice(0, longestProblem));
    return { recipes, problems: most, leftOff };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { recipes: [], problems: [`${fileName}: ${why}`], leftOff: 0 };
  }
}

/** Or why it is none: without a title nobody would find it again, and a draft holds so much. */
function asDraft(args: {
  recipe: ForeignRecipe;
  foods: readonly Food[];
  foodsById: ReadonlyMap<string, Food>;
}): ImportedRecipe | string {
  const { foods, foodsById } = args;
  const title = args.recipe.title.trim().slice(0, longestTitle);
  if (slugOf(title) === '') return 'No address can be made of its title.';
  if (!isWithin(args.recipe)) return `"${title}" is larger than a recipe may be.`;
  const recipe = shortened({ ...args.recipe, title });
  const { language } = recipe;
  const drafted = draftRecipe({ recipe, matcher: matcherOf(foods), foods: foodsById });
  const fields = {
    ...importedFields({ drafted, language: ours(language) }),
    'title.en': title,
  };
  if (!isSmallEnough({ kind: 'RECIPE', fields })) {
    return `"${title}" is larger than a recipe may be.`;
  }
  const unread = drafted.ingredients.flatMap((line) =>
    line.kind === 'unmatched' ? [line.text] : [],
  );
  return { title, fields, unread, language };
}

function isWithin({ description, ingredients, steps }: ForeignRecipe): boolean {
  if (ingredients.length > room.ingredients || steps.length > room.steps) return false;
  const texts = [description, ...ingredients, ...steps.map(({ text }) => text)];
  return texts.reduce((sum, { length }) => sum + length, 0) <= room.characters;
}

function shortened(recipe: ForeignRecipe): ForeignRecipe {
  return {
    ...recipe,
    language: recipe.language?.slice(0, room.words) ?? null,
    words: recipe.words.slice(0, room.words).map((word) => word.slice(0, room.words)),
    ingredients: recipe.ingredients.map((line) => line.slice(0, longestLine)),
    steps: recipe.steps.map((step) => ({ ...step, text: step.text.slice(0, longestText) })),
  };
}

/** What is in a language of ours is kept as such; anything else stands as English. */
function ours(language: string | null): Language {
  return languages.find((each) => language?.toLowerCase().startsWith(each)) ?? 'en';
}
