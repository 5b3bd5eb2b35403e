import type { Database, Transaction } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { EditingRights } from '../editing-rights.rules.ts';
import {
  findItem,
  putItem,
  putVersion,
  takeItem,
  type ContentVersion,
  type EditedItem,
  type ItemKey,
} from '../content-store.store.ts';
import { emptyDocument, type ContentDocument } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { kinds } from '../kinds/kinds.ts';
import { contentUnknown } from '../content-store.errors.ts';

export interface Editor {
  readonly userId: string;
  readonly rights: EditingRights;
}

/** What a change of a thing needs, whoever makes it. */
export interface Changing extends Catalogue {
  db: Database;
  clock: Clock;
  createId: CreateId;
}

export interface Drafting extends Changing {
  editor: Editor;
}

/** What is read of a thing that nobody has edited; null where there is none. */
export function shippedDocument(
  catalogue: Catalogue,
  { kind, id }: ItemKey,
): ContentDocument | null {
  const fields = kinds[kind].fieldsOf({ id, catalogue });
  return fields === null ? null : { fields, basis: {} };
}

/** Names what an editor has seen, so that nobody publishes what they have not read. */
export function revisionOf({ version, changedAt }: { version: number; changedAt: Date }): string {
  return `${version}.${changedAt.getTime()}`;
}

/** Of a thing as its file has it. */
export const shippedRevision = 'file';

/** Runs a change of one thing after all others; what only a file held before is kept as version 1. */
export function changeItem<Outcome>(
  args: Changing & {
    key: ItemKey;
    change: (tx: Transaction, item: EditedItem) => Promise<Outcome>;
  },
): Promise<Outcome> {
  const { db, key, change } = args;
  return db.transaction(async (tx) => {
    await takeItem({ tx, ...key });
    return change(tx, (await findItem({ db: tx, ...key })) ?? (await keepFile({ ...args, tx })));
  });
}

async function keepFile(args: Changing & { tx: Transaction; key: ItemKey }): Promise<EditedItem> {
  const { tx, key, clock } = args;
  const document = shippedDocument(args, key);
  if (document === null) throw contentUnknown();
  const now = clock.now();
  const newest = beginning({ document, now, madeBy: null });
  const item = {
    state: 'PUBLISHED',
    version: newest.version,
    publishedVersion: null,
    publishedFields: null,
    archivedAt: null,
    publishAt: null,
    publishLanguages: null,
    changedAt: now,
    changedBy: null,
  } as const;
  await putVersion({ tx, ...key, version: newest });
  await putItem({ tx, ...key, item });
  return { ...key, ...item, newest };
}

/** The first version of a thing. */
export function beginning(args: {
  document?: ContentDocument;
  now: Date;
  madeBy: string | null;
}): ContentVersion {
  const { document = emptyDocument, now, madeBy } = args;
  return {
    ...document,
    version: 1,
    origin: 'BEGUN',
    restoredFrom: null,
    madeBy,
    madeAt: now,
    changedAt: now,
    publishedAt: null,
    publishedBy: null,
    note: null,
  };
}
