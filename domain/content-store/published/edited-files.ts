import type { Database } from '../../../db/database.ts';
import { readPublications } from '../content-store.store.ts';
import { foodFiles } from '../foods/food-files.ts';
import type { EditedFile } from '../kinds/edited-file.ts';
import { kinds } from '../kinds/kinds.ts';
import { findPhoto } from '../photos/photos.store.ts';

export interface ExportedFile extends Pick<EditedFile, 'name' | 'text'> {
  /** Of a photo, whose text is Base64. */
  readonly isBase64?: true;
}

/** What editors published, as files that may stand in the place of the shipped ones. */
export async function editedFiles({ db }: { db: Database }): Promise<readonly ExportedFile[]> {
  const publications = await readPublications({ db, after: 0 });
  const edited = publications.flatMap(({ kind, id, published }) =>
    published === null ? [] : [{ kind, id, fields: published }],
  );
  const files = [
    ...edited.filter(({ kind }) => kind !== 'FOOD').flatMap((each) => kinds[each.kind].files(each)),
    ...foodFiles(edited.filter(({ kind }) => kind === 'FOOD')),
  ].map(({ name, text }) => ({ name, text }));
  const photographed = edited.filter(({ kind }) => kind === 'RECIPE');
  const photos = await Promise.all(photographed.map((each) => photoFiles({ db, ...each })));
  return [...files, ...photos.flat()];
}

/** The photo beside the recipe's file, where other servers look for it. */
async function photoFiles(args: {
  db: Database;
  id: string;
  fields: Readonly<Record<string, string>>;
}): Promise<readonly ExportedFile[]> {
  const { db, id, fields } = args;
  const photo = await findPhoto({ db, id: fields['photo.id'] ?? '' });
  if (photo === null) return [];
  return [{ name: `recipes/${id}.jpg`, text: photo.toString('base64'), isBase64: true }];
}
