import type { Database } from '../../../db/database.ts';
import { readPublications } from '../content-store.store.ts';
import { recipeFiles, type RecipeFile } from '../recipes/recipe-files.ts';

/** What editors published, as files that may stand in the place of the shipped ones. */
export async function editedFiles({
  db,
}: {
  db: Database;
}): Promise<readonly Pick<RecipeFile, 'name' | 'text'>[]> {
  const publications = await readPublications({ db, after: 0 });
  return publications.flatMap(({ id, published }) =>
    published === null
      ? []
      : recipeFiles({ id, fields: published }).map(({ name, text }) => ({ name, text })),
  );
}
