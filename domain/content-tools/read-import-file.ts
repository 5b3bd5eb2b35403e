import { extname } from 'node:path';
import { problemOf } from './foreign-recipe.ts';
import type { ForeignRecipes } from './foreign-recipe.ts';
import type { ImportFile } from './open-import-files.ts';
import { readCooklangRecipe } from './read-cooklang.ts';
import { readHtmlRecipes } from './read-html.ts';
import { readJson } from './read-json.ts';
import { readSchemaRecipes } from './read-schema-recipe.ts';

export function readImportFile({ fileName, text }: ImportFile): ForeignRecipes {
  const extension = extname(fileName).toLowerCase();
  if (extension === '.cook') return readCooklangRecipe({ text, fileName });
  if (extension.startsWith('.htm')) return readHtmlRecipes(text);
  const json = readJson({ text });
  if (!json.ok) return { recipes: [], problems: [json.reason] };
  const found = readSchemaRecipes(json.value);
  if (found.recipes.length > 0 || found.problems.length > 0) return found;
  return {
    recipes: [],
    problems: [
      problemOf('It holds no schema.org/Recipe, and no export of Mealie, RecipeSage or Paprika.'),
    ],
  };
}
