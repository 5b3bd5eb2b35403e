import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import type { ContentScope } from '../content-kinds.rules.ts';
import { contentKeys } from '../content-api.tables.ts';

export interface ContentKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ContentScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

const columns = {
  id: contentKeys.id,
  name: contentKeys.name,
  scopes: contentKeys.scopes,
  createdAt: contentKeys.createdAt,
  lastUsedAt: contentKeys.lastUsedAt,
  revokedAt: contentKeys.revokedAt,
};

export async function readKeys({ db }: { db: Database }): Promise<ContentKey[]> {
  const rows = await db.select(columns).from(contentKeys).orderBy(desc(contentKeys.createdAt));
  return rows.map(asKey);
}

export async function countOpenKeys({ tx }: { tx: Transaction }): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(contentKeys)
    .where(isNull(contentKeys.revokedAt));
  return row?.count ?? 0;
}

export async function findKeyByHash(args: {
  db: Database;
  hash: string;
}): Promise<ContentKey | null> {
  const [row] = await args.db
    .select(columns)
    .from(contentKeys)
    .where(and(eq(contentKeys.hash, args.hash), isNull(contentKeys.revokedAt)));
  return row === undefined ? null : asKey(row);
}

export async function insertKey(args: {
  tx: Transaction;
  key: Omit<ContentKey, 'lastUsedAt' | 'revokedAt'> & { hash: string };
}): Promise<void> {
  await args.tx.insert(contentKeys).values(args.key);
}

/** Its name; null when there is no such key, or it was revoked before. */
export async function markRevoked(args: {
  tx: Transaction;
  id: string;
  revokedAt: Date;
}): Promise<string | null> {
  const [row] = await args.tx
    .update(contentKeys)
    .set({ revokedAt: args.revokedAt })
    .where(and(eq(contentKeys.id, args.id), isNull(contentKeys.revokedAt)))
    .returning({ name: contentKeys.name });
  return row?.name ?? null;
}

export async function markUsed(args: {
  db: Database;
  id: string;
  usedAt: Date;
  unlessSince: Date;
}): Promise<void> {
  const { db, id, usedAt, unlessSince } = args;
  const isOld = or(isNull(contentKeys.lastUsedAt), lt(contentKeys.lastUsedAt, unlessSince));
  await db
    .update(contentKeys)
    .set({ lastUsedAt: usedAt })
    .where(and(eq(contentKeys.id, id), isOld));
}

function asKey(row: Omit<ContentKey, 'scopes'> & { scopes: unknown }): ContentKey {
  return { ...row, scopes: row.scopes as ContentScope[] };
}
