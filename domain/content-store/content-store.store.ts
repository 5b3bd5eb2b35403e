import { and, asc, desc, eq, gt, isNotNull, like, lte, max, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { takeTurn } from '../../db/in-turn.ts';
import type { Language } from '../../lib/language.ts';
import type { EditedKind, ItemState, VersionOrigin } from './content-kind.rules.ts';
import { contentItems, contentVersions } from './content-store.tables.ts';
import type { ContentDocument, Fields } from './documents/document.rules.ts';

type Connection = Database | Transaction;

export interface ItemKey {
  readonly kind: EditedKind;
  readonly id: string;
}

export interface ContentItem extends ItemKey {
  readonly state: ItemState;
  readonly version: number;
  readonly publishedVersion: number | null;
  /** What everybody reads instead of the file; null where that is the file, or nothing. */
  readonly publishedFields: Fields | null;
  readonly archivedAt: Date | null;
  readonly publishAt: Date | null;
  /** Null is all of them. */
  readonly publishLanguages: Language[] | null;
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

export interface ContentVersion extends ContentDocument {
  readonly version: number;
  readonly origin: VersionOrigin;
  readonly restoredFrom: number | null;
  readonly madeBy: string | null;
  readonly madeAt: Date;
  readonly changedAt: Date;
  readonly publishedAt: Date | null;
  readonly publishedBy: string | null;
  readonly note: string | null;
}

const itemColumns = {
  kind: contentItems.kind,
  id: contentItems.id,
  state: contentItems.state,
  version: contentItems.version,
  publishedVersion: contentItems.publishedVersion,
  publishedFields: contentItems.publishedFields,
  archivedAt: contentItems.archivedAt,
  publishAt: contentItems.publishAt,
  publishLanguages: contentItems.publishLanguages,
  changedAt: contentItems.changedAt,
  changedBy: contentItems.changedBy,
};

const {
  kind: _kind,
  id: _id,
  ...versionColumns
} = {
  kind: contentVersions.kind,
  id: contentVersions.id,
  version: contentVersions.version,
  fields: contentVersions.fields,
  basis: contentVersions.basis,
  origin: contentVersions.origin,
  restoredFrom: contentVersions.restoredFrom,
  madeBy: contentVersions.madeBy,
  madeAt: contentVersions.madeAt,
  changedAt: contentVersions.changedAt,
  publishedAt: contentVersions.publishedAt,
  publishedBy: contentVersions.publishedBy,
  note: contentVersions.note,
};

const isItem = ({ kind, id }: ItemKey) => and(eq(contentItems.kind, kind), eq(contentItems.id, id));
const isOfItem = ({ kind, id }: ItemKey) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.id, id));

/** Two editors of one thing wait for each other. */
export function takeItem({ tx, kind, id }: ItemKey & { tx: Transaction }): Promise<void> {
  return takeTurn({ tx, name: `content:${kind}:${id}` });
}

export interface EditedItem extends ContentItem {
  readonly newest: ContentVersion;
}

/** A thing with its newest version; null where nobody has edited it. */
export async function findItem(args: ItemKey & { db: Connection }): Promise<EditedItem | null> {
  const [row] = await selectItems(args.db).where(isItem(args));
  return row === undefined ? null : asEdited(row);
}

/** Everything of a kind that was edited, with its newest version. */
export async function readItems(args: {
  db: Connection;
  kind: EditedKind;
}): Promise<readonly EditedItem[]> {
  const rows = await selectItems(args.db).where(eq(contentItems.kind, args.kind));
  return rows.map(asEdited);
}

/** What is called so, or so with a number behind it. */
export async function readIdsFrom(args: {
  db: Connection;
  kind: EditedKind;
  name: string;
}): Promise<readonly string[]> {
  const { db, kind, name } = args;
  const rows = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.kind, kind),
        or(eq(contentItems.id, name), like(contentItems.id, `${name}-%`)),
      ),
    );
  return rows.map(({ id }) => id);
}

function selectItems(db: Connection) {
  return db
    .select({ item: itemColumns, newest: versionColumns })
    .from(contentItems)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.kind, contentItems.kind),
        eq(contentVersions.id, contentItems.id),
        eq(contentVersions.version, contentItems.version),
      ),
    );
}

type Row = Awaited<ReturnType<typeof selectItems>>[number];

function asEdited({ item, newest }: Row): EditedItem {
  return {
    ...item,
    kind: item.kind as EditedKind,
    state: item.state as ItemState,
    newest: asVersion(newest),
  };
}

function asVersion(row: Row['newest']): ContentVersion {
  return { ...row, origin: row.origin as VersionOrigin };
}

const keptVersions = 100;

/** The newest first. */
export async function readVersions(
  args: ItemKey & { db: Connection },
): Promise<readonly ContentVersion[]> {
  const rows = await args.db
    .select(versionColumns)
    .from(contentVersions)
    .where(isOfItem(args))
    .orderBy(desc(contentVersions.version))
    .limit(keptVersions);
  return rows.map(asVersion);
}

export async function putItem(
  args: ItemKey & {
    tx: Transaction;
    item: Partial<Omit<ContentItem, 'kind' | 'id'>> &
      Pick<ContentItem, 'state' | 'version' | 'changedAt' | 'changedBy'>;
  },
): Promise<void> {
  const { tx, kind, id, item } = args;
  await tx
    .insert(contentItems)
    .values({ kind, id, ...item })
    .onConflictDoUpdate({ target: [contentItems.kind, contentItems.id], set: item });
}

/** Keeps a version, in the place of itself where it is there already. */
export async function putVersion(
  args: ItemKey & { tx: Transaction; version: ContentVersion },
): Promise<void> {
  const { tx, kind, id, version } = args;
  await tx
    .insert(contentVersions)
    .values({ kind, id, ...version })
    .onConflictDoUpdate({
      target: [contentVersions.kind, contentVersions.id, contentVersions.version],
      set: version,
    });
}

/** Counts one publication more, for a thing that is published or archived in this transaction. */
export async function notePublication({ tx, ...key }: ItemKey & { tx: Transaction }) {
  await takeTurn({ tx, name: 'content-publications' });
  const [row] = await tx.select({ last: max(contentItems.publication) }).from(contentItems);
  await tx
    .update(contentItems)
    .set({ publication: (row?.last ?? 0) + 1 })
    .where(isItem(key));
}

export interface Publication extends ItemKey {
  readonly publication: number;
  /** Which version went out last. */
  readonly version: number;
  /** Null where it is archived. */
  readonly published: Fields | null;
  /** What was published before it was archived. */
  readonly takenAway: Fields | null;
}

/** What was published or archived after a publication, in that order. Nothing, mostly. */
export async function readPublications(args: {
  db: Connection;
  after: number;
}): Promise<readonly Publication[]> {
  const { db, after } = args;
  const rows = await db
    .select({
      kind: contentItems.kind,
      id: contentItems.id,
      publication: contentItems.publication,
      version: contentItems.publishedVersion,
      archivedAt: contentItems.archivedAt,
      fields: contentItems.publishedFields,
    })
    .from(contentItems)
    .where(gt(contentItems.publication, after))
    .orderBy(asc(contentItems.publication));
  return rows.map(({ kind, id, publication, version, archivedAt, fields }) => ({
    kind: kind as EditedKind,
    id,
    publication: publication ?? 0,
    version: version ?? 1,
    published: archivedAt === null ? fields : null,
    takenAway: archivedAt === null ? null : fields,
  }));
}

export interface PublishedNames extends ItemKey {
  /** Of each version that went out, the first one first: the fields that were asked for. */
  readonly versions: readonly Fields[];
}

/** How things were called that were published or archived after a publication. */
export async function readPublishedNames(args: {
  db: Connection;
  after: number;
  fields: readonly string[];
}): Promise<readonly PublishedNames[]> {
  const { db, after, fields } = args;
  const pairs = fields.map(
    (field) => sql`${field}::text, ${contentVersions.fields} ->> ${field}::text`,
  );
  const rows = await db
    .select({
      kind: contentVersions.kind,
      id: contentVersions.id,
      fields: sql<Fields>`jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs, sql`, `)}))`,
    })
    .from(contentVersions)
    .innerJoin(
      contentItems,
      and(eq(contentItems.kind, contentVersions.kind), eq(contentItems.id, contentVersions.id)),
    )
    .where(and(gt(contentItems.publication, after), isNotNull(contentVersions.publishedAt)))
    .orderBy(asc(contentVersions.version));
  const byItem = Map.groupBy(rows, ({ kind, id }) => `${kind} ${id}`);
  return [...byItem.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { kind, id } = first;
    return { kind: kind as EditedKind, id, versions: [first, ...others].map((row) => row.fields) };
  });
}

/** Whose time has come. */
export async function readDue(args: { db: Connection; now: Date }): Promise<readonly ItemKey[]> {
  const rows = await args.db
    .select({ kind: contentItems.kind, id: contentItems.id })
    .from(contentItems)
    .where(and(isNotNull(contentItems.publishAt), lte(contentItems.publishAt, args.now)))
    .limit(20);
  return rows.map(({ kind, id }) => ({ kind: kind as EditedKind, id }));
}
