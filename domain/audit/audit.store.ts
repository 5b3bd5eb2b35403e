import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Actor, AuditAction, AuditEntry, NewAuditEntry } from './audit.ts';
import { auditLog } from './audit.tables.ts';

export async function insertEntry({ tx, actor, ...entry }: NewAuditEntry): Promise<void> {
  const actorId = 'userId' in actor ? actor.userId : null;
  await tx.insert(auditLog).values({ ...entry, actorKind: actor.kind, actorId });
}

/** Newest first, from before an entry. */
export async function readEntries(args: {
  db: Database;
  limit: number;
  before: { happenedAt: Date; id: string } | null;
}): Promise<AuditEntry[]> {
  const { db, limit, before } = args;
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      before === null
        ? undefined
        : or(
            lt(auditLog.happenedAt, before.happenedAt),
            and(eq(auditLog.happenedAt, before.happenedAt), lt(auditLog.id, before.id)),
          ),
    )
    .orderBy(desc(auditLog.happenedAt), desc(auditLog.id))
    .limit(limit);
  return rows.map(({ actorKind, actorId, action, details, ...row }) => ({
    ...row,
    actor: { kind: actorKind, userId: actorId } as Actor,
    action: action as AuditAction,
    details: details as Record<string, string>,
  }));
}
