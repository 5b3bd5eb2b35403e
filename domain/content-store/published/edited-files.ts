import type { Database } from '../../../db/database.ts';
import { readPublications } from '../content-store.store.ts';
import { foodFiles } from '../foods/food-files.ts';
import type { EditedFile } from '../kinds/edited-file.ts';
import { kinds } from '../kinds/kinds.ts';

/** What editors published, as files that may stand in the place of the shipped ones. */
export async function editedFiles({
  db,
}: {
  db: Database;
}): Promise<readonly Pick<EditedFile, 'name' | 'text'>[]> {
  const publications = await readPublications({ db, after: 0 });
  const edited = publications.flatMap(({ kind, id, published }) =>
    published === null ? [] : [{ kind, id, fields: published }],
  );
  return [
    ...edited.filter(({ kind }) => kind !== 'FOOD').flatMap((each) => kinds[each.kind].files(each)),
    ...foodFiles(edited.filter(({ kind }) => kind === 'FOOD')),
  ].map(({ name, text }) => ({ name, text }));
}
