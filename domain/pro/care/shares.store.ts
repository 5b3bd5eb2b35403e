import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { proShares } from '../care.tables.ts';
import { knownItem, type ShareItem } from './share-items.rules.ts';

export interface Share {
  readonly item: ShareItem;
  readonly since: Date;
}

interface OfMember {
  db: Database | Transaction;
  userId: string;
  memberId: string;
}

export async function listShares({ db, userId, memberId }: OfMember): Promise<Share[]> {
  const rows = await db
    .select({ item: proShares.item, since: proShares.since })
    .from(proShares)
    .where(and(eq(proShares.userId, userId), eq(proShares.memberId, memberId)));
  return rows.flatMap(({ item, since }) => {
    const known = knownItem(item);
    return known === null ? [] : [{ item: known, since }];
  });
}

/** With all of their groups. */
export async function listSharesOfUser(args: {
  db: Database;
  userId: string;
}): Promise<(Share & { memberId: string })[]> {
  const { memberId, item, since } = proShares;
  const rows = await args.db
    .select({ memberId, item, since })
    .from(proShares)
    .where(eq(proShares.userId, args.userId));
  return rows.flatMap((row) => {
    const known = knownItem(row.item);
    return known === null ? [] : [{ ...row, item: known }];
  });
}

/** What is shared already keeps its day. Answers with what is new. */
export async function insertShares(
  args: OfMember & { groupId: string; items: readonly ShareItem[]; since: Date },
): Promise<ShareItem[]> {
  const { db, userId, groupId, memberId, items, since } = args;
  if (items.length === 0) return [];
  const rows = await db
    .insert(proShares)
    .values(items.map((item) => ({ userId, groupId, memberId, item, since })))
    .onConflictDoNothing()
    .returning({ item: proShares.item });
  return items.filter((item) => rows.some((row) => row.item === item));
}

/** Answers with what was shared until now. */
export async function deleteShares(
  args: OfMember & { items: readonly ShareItem[] },
): Promise<ShareItem[]> {
  const { db, userId, memberId, items } = args;
  const rows = await db
    .delete(proShares)
    .where(
      and(
        eq(proShares.userId, userId),
        eq(proShares.memberId, memberId),
        inArray(proShares.item, [...items]),
      ),
    )
    .returning({ item: proShares.item });
  return items.filter((item) => rows.some((row) => row.item === item));
}
