import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFolder, readRecipeFolder } from './read-content-folder.ts';
import type { ContentSources } from './read-content-folder.ts';

/** What comes with the product. */
const shippedFolder = join(import.meta.dirname, '..', '..', '..', 'content');

/** An operator's recipes among the shipped ones, with the shipped foods. */
export async function readOperatorFolder(folder: string): Promise<ContentSources> {
  const shipped = await readContentFolder(shippedFolder);
  const elsewhere = shipped.recipes.map(({ id }) => id);
  const own = await readRecipeFolder(join(folder, 'recipes'), { elsewhere });
  const ownIds = own.ids ?? new Set();
  const others = shipped.recipes.filter(({ id }) => !ownIds.has(id));
  const file = join(folder, 'similar-recipes.yaml');
  const text = await readFile(file, 'utf8').catch(() => null);
  return {
    ...shipped,
    similarRecipes: text === null ? null : { file, text },
    recipes: [...others, ...own.recipes],
    ids: new Set([...elsewhere, ...ownIds]),
    problems: [...shipped.problems, ...own.problems],
  };
}
