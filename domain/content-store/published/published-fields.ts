import type { Database, Transaction } from '../../../db/database.ts';
import { readVersions, type ContentItem } from '../content-store.store.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { kinds } from '../kinds/kinds.ts';

/** What everybody reads of a thing that was edited; null where that is nothing. */
export async function publishedFieldsOf(args: {
  db: Database | Transaction;
  item: ContentItem;
  catalogue: Catalogue;
}): Promise<Fields | null> {
  const { db, item, catalogue } = args;
  if (item.archivedAt !== null) return null;
  if (item.publishedFields !== null) return item.publishedFields;
  if (!kinds[item.kind].isShown({ id: item.id, catalogue })) return null;
  // Version 1 is the file, with the names that its lines have here.
  const versions = await readVersions({ db, kind: item.kind, id: item.id });
  return versions.find(({ version }) => version === 1)?.fields ?? null;
}
