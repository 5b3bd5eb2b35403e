import { asc, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { takeTurn } from '../../db/in-turn.ts';
import { contentRevisions } from './content-api.tables.ts';
import type { Hashed } from './catalogue.ts';
import type { ContentKind } from './content-kinds.rules.ts';

export interface Change {
  readonly kind: ContentKind;
  readonly id: string;
  readonly revision: number;
  readonly changedAt: Date;
  readonly isGone: boolean;
}

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;
/** Rows of one statement; each has five values. */
const atOnce = 1000;

/** What differs from the state that was noted, or nothing. */
async function findDifferences(args: { db: Database; catalogue: readonly Hashed[] }) {
  const { kind, id, hash } = contentRevisions;
  const noted = await args.db.select({ kind, id, hash }).from(contentRevisions);
  const notedHashes = new Map(noted.map((row) => [keyOf(row), row.hash]));
  const present = new Set(args.catalogue.map(keyOf));
  const changed = args.catalogue.filter((each) => notedHashes.get(keyOf(each)) !== each.hash);
  const gone = noted.filter((row) => row.hash !== '' && !present.has(keyOf(row)));
  const left = gone.map((row) => ({ ...row, kind: row.kind as ContentKind, hash: '' }));
  return [...changed, ...left];
}

/** Notes what changed as one revision. Servers that look at the same moment wait for each other. */
export async function noteChanges(args: {
  db: Database;
  catalogue: readonly Hashed[];
  changedAt: Date;
  /** What else is kept of it, or nothing of it is. */
  alongside: (noted: {
    tx: Transaction;
    differences: readonly Hashed[];
    revision: number;
  }) => Promise<void>;
}): Promise<number> {
  const { db, catalogue, changedAt, alongside } = args;
  if ((await findDifferences({ db, catalogue })).length === 0) return 0;
  return db.transaction(async (tx) => {
    await takeTurn({ tx, name: 'content-revisions' });
    const differences = await findDifferences({ db: tx, catalogue });
    const [row] = await tx.select({ last: max(contentRevisions.revision) }).from(contentRevisions);
    const revision = (row?.last ?? 0) + 1;
    for (let start = 0; start < differences.length; start += atOnce) {
      const rows = differences.slice(start, start + atOnce);
      await tx
        .insert(contentRevisions)
        .values(rows.map((each) => ({ ...each, revision, changedAt })))
        .onConflictDoUpdate({
          target: [contentRevisions.kind, contentRevisions.id],
          set: {
            hash: sql`excluded.hash`,
            revision: sql`excluded.revision`,
            changedAt: sql`excluded.changed_at`,
          },
        });
    }
    if (differences.length > 0) await alongside({ tx, differences, revision });
    return differences.length;
  });
}

export interface Position {
  readonly revision: number;
  readonly kind: string;
  readonly id: string;
}

/** In the order they changed, from after a position. */
export async function readChanges(args: {
  db: Database;
  after: Position | null;
  kinds: readonly ContentKind[];
  limit: number;
}): Promise<Change[]> {
  const { db, after, kinds, limit } = args;
  const { kind, id, hash, revision, changedAt } = contentRevisions;
  const isAllowed = sql`${kind} = any(array[${sql.join(
    kinds.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[])`;
  const isLater =
    after === null
      ? sql`true`
      : sql`(${revision}, ${kind}, ${id}) > (${after.revision}::bigint, ${after.kind}::text, ${after.id}::text)`;
  const rows = await db
    .select({ kind, id, hash, revision, changedAt })
    .from(contentRevisions)
    .where(sql`${isAllowed} and ${isLater}`)
    .orderBy(asc(revision), asc(kind), asc(id))
    .limit(limit);
  return rows.map(({ hash: noted, ...row }) => ({
    ...row,
    kind: row.kind as ContentKind,
    isGone: noted === '',
  }));
}
