import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../identity/identity.tables.ts';
import { proEvents, proMembers } from '../pro.tables.ts';
import type { EventKind } from './event-kinds.rules.ts';

export type EventDetails = Readonly<Record<string, string | number | boolean>>;

export interface StoredEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly at: Date;
  readonly actorId: string | null;
  readonly memberId: string | null;
  readonly details: EventDetails;
  /** As they are called now; null when their account or row is gone. */
  readonly actorName: string | null;
  readonly memberName: string | null;
}

export type EventRow = typeof proEvents.$inferInsert;

export async function insertEvents({ tx, events }: { tx: Transaction; events: EventRow[] }) {
  if (events.length > 0) await tx.insert(proEvents).values(events);
}

const fullName = (first: unknown, last: unknown) =>
  sql<string | null>`nullif(trim(${first} || ' ' || ${last}), '')`;

/** The newest first. */
export async function listEvents(args: {
  db: Database;
  groupId: string;
  memberId?: string | null;
  kinds?: readonly EventKind[];
  limit: number;
  offset: number;
}): Promise<StoredEvent[]> {
  const { db, limit, offset } = args;
  const rows = await db
    .select({
      id: proEvents.id,
      kind: proEvents.kind,
      at: proEvents.at,
      actorId: proEvents.actorId,
      memberId: proEvents.memberId,
      details: proEvents.details,
      actorName: fullName(users.firstName, users.lastName),
      memberName: fullName(proMembers.firstName, proMembers.lastName),
    })
    .from(proEvents)
    .leftJoin(users, eq(users.id, proEvents.actorId))
    .leftJoin(
      proMembers,
      and(eq(proMembers.groupId, proEvents.groupId), eq(proMembers.id, proEvents.memberId)),
    )
    .where(ofEvents(args))
    .orderBy(desc(proEvents.at), desc(proEvents.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, kind: row.kind as EventKind }));
}

export async function countEvents(args: {
  db: Database;
  groupId: string;
  memberId?: string | null;
  kinds?: readonly EventKind[];
}): Promise<number> {
  const [row] = await args.db.select({ count: count() }).from(proEvents).where(ofEvents(args));
  return row?.count ?? 0;
}

function ofEvents(args: {
  groupId: string;
  memberId?: string | null;
  kinds?: readonly EventKind[];
}) {
  const { groupId, memberId = null, kinds } = args;
  return and(
    eq(proEvents.groupId, groupId),
    memberId === null ? undefined : eq(proEvents.memberId, memberId),
    kinds === undefined ? undefined : inArray(proEvents.kind, [...kinds]),
  );
}
