import type { Database, Transaction } from '../../../db/database.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { readVersions, type ContentItem } from '../content-store.store.ts';
import type { Fields } from '../documents/document.rules.ts';

/** What everybody reads of a thing that was edited; null where that is nothing. */
export async function publishedFieldsOf(args: {
  db: Database | Transaction;
  item: ContentItem;
  content: ContentIndex;
}): Promise<Fields | null> {
  const { db, item, content } = args;
  if (item.archivedAt !== null) return null;
  if (item.publishedFields !== null) return item.publishedFields;
  if (!content.recipesById.has(item.id)) return null;
  // Version 1 is the file, with the names that its lines have here.
  const versions = await readVersions({ db, kind: item.kind, id: item.id });
  return versions.find(({ version }) => version === 1)?.fields ?? null;
}
