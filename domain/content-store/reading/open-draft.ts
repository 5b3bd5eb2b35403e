import type { Database } from '../../../db/database.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
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
import type { ContentDocument } from '../documents/document.rules.ts';
import { revisionOf, shippedDocument, shippedRevision } from '../drafts/drafting.ts';

/** A thing as an editor opens it. */
export interface OpenedDraft {
  readonly key: ItemKey;
  /** Null where nobody has edited it: the file is what everybody reads. */
  readonly item: ContentItem | null;
  readonly newest: ContentVersion | null;
  readonly document: ContentDocument;
  readonly revision: string;
}

interface Opening {
  db: Database;
  content: ContentIndex;
  key: ItemKey;
}

export async function openDraft({ db, content, key }: Opening): Promise<OpenedDraft> {
  const item = await findItem({ db, ...key });
  if (item !== null) {
    const { newest } = item;
    return { key, item, newest, document: newest, revision: revisionOf(item) };
  }
  const document = shippedDocument(content, key);
  if (document === null) throw contentUnknown();
  return { key, item: null, newest: null, document, revision: shippedRevision };
}

export function listVersions({ db, key }: Pick<Opening, 'db' | 'key'>) {
  return readVersions({ db, ...key });
}

/** What came and went between two versions; nothing where one of them is not known. */
export async function compareVersions(args: {
  db: Database;
  key: ItemKey;
  before: number;
  after: number;
}): Promise<readonly FieldDifference[]> {
  const { db, key } = args;
  const versions = await readVersions({ db, ...key });
  const [before, after] = [args.before, args.after].map((wanted) =>
    versions.find(({ version }) => version === wanted),
  );
  if (before === undefined || after === undefined) return [];
  const lists = listsOfKind[key.kind];
  return compareFields({ before: before.fields, after: after.fields, lists });
}
