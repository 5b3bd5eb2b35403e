import type { Database } from '../../../db/database.ts';
import { contentUnknown } from '../content-store.errors.ts';
import {
  findItem,
  readVersions,
  type ContentItem,
  type ContentVersion,
  type ItemKey,
} from '../content-store.store.ts';
import { listsOfKind } from '../content-kind.rules.ts';
import { compareFields, type FieldDifference } from '../documents/compare.rules.ts';
import type { ContentDocument, Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { publishedFieldsOf } from '../published/published-fields.ts';
import { revisionOf, shippedDocument, shippedRevision } from '../drafts/drafting.ts';

/** A thing as an editor opens it. */
export interface OpenedDraft {
  readonly key: ItemKey;
  /** Null where nobody has edited it: the file is what everybody reads. */
  readonly item: ContentItem | null;
  readonly newest: ContentVersion | null;
  readonly document: ContentDocument;
  readonly revision: string;
  /** What everybody reads; null where that is nothing. */
  readonly published: Fields | null;
}

interface Opening {
  db: Database;
  catalogue: Catalogue;
  key: ItemKey;
}

export async function openDraft({ db, catalogue, key }: Opening): Promise<OpenedDraft> {
  const item = await findItem({ db, ...key });
  if (item !== null) {
    const { newest } = item;
    const published = await publishedFieldsOf({ db, item, catalogue });
    return { key, item, newest, document: newest, revision: revisionOf(item), published };
  }
  const document = shippedDocument(catalogue, key);
  if (document === null) throw contentUnknown();
  const revision = shippedRevision;
  return { key, item: null, newest: null, document, revision, published: document.fields };
}

export function listVersions({ db, key }: Pick<Opening, 'db' | 'key'>) {
  return readVersions({ db, ...key });
}

/**
 * What came and went between two versions, or since what everybody reads; nothing where one of them
 * is not known.
 */
export async function compareVersions(args: {
  db: Database;
  catalogue: Catalogue;
  key: ItemKey;
  before: number | null;
  after: number;
}): Promise<readonly FieldDifference[]> {
  const { db, key } = args;
  const versions = await readVersions({ db, ...key });
  const fieldsOf = (wanted: number) => versions.find(({ version }) => version === wanted)?.fields;
  const after = fieldsOf(args.after);
  const before = args.before === null ? await publishedOrBegun(args) : fieldsOf(args.before);
  if (before === undefined || after === undefined) return [];
  return compareFields({ before, after, lists: listsOfKind[key.kind] });
}

/** Of a thing that never went out, its beginning. */
async function publishedOrBegun({ db, catalogue, key }: Opening): Promise<Fields | undefined> {
  const item = await findItem({ db, ...key });
  if (item === null) return undefined;
  const published = await publishedFieldsOf({ db, item, catalogue });
  if (published !== null) return published;
  const versions = await readVersions({ db, ...key });
  return versions.at(-1)?.fields;
}
