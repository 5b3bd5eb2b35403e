import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../identity/identity.tables.ts';
import { proEvents } from '../pro.tables.ts';

/** Who looked at these members, the newest first. */
export async function listLooksAt(args: {
  db: Database;
  memberIds: readonly string[];
  limit: number;
}): Promise<{ memberId: string | null; at: Date; by: string | null; items: string | null }[]> {
  const { db, memberIds, limit } = args;
  return db
    .select({
      memberId: proEvents.memberId,
      at: proEvents.at,
      by: users.name,
      items: sql<string | null>`${proEvents.details} ->> 'items'`,
    })
    .from(proEvents)
    .leftJoin(users, eq(users.id, proEvents.actorId))
    .where(and(inArray(proEvents.memberId, [...memberIds]), eq(proEvents.kind, 'MEMBER_LOOKED_AT')))
    .orderBy(desc(proEvents.at), desc(proEvents.id))
    .limit(limit);
}
