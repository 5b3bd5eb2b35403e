import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { tickets } from '../identity.tables.ts';
import type { Ticket, TicketPurpose } from './ticket.ts';

export async function insertTicket({
  tx,
  ticket,
}: {
  tx: Database | Transaction;
  ticket: Ticket;
}): Promise<void> {
  await tx.insert(tickets).values(ticket);
}

/** A ticket in time, used or not. */
export async function findTicket(args: {
  db: Database;
  id: string;
  purposes: readonly TicketPurpose[];
  now: Date;
}): Promise<Ticket | null> {
  const { db, id, purposes, now } = args;
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(
      and(eq(tickets.id, id), inArray(tickets.purpose, [...purposes]), gt(tickets.expiresAt, now)),
    );
  return (ticket as Ticket | undefined) ?? null;
}

/** Uses a ticket up; false for who comes second. */
export async function useTicket(args: {
  tx: Database | Transaction;
  id: string;
  usedAt: Date;
}): Promise<boolean> {
  const { tx, id, usedAt } = args;
  const used = await tx
    .update(tickets)
    .set({ usedAt })
    .where(and(eq(tickets.id, id), isNull(tickets.usedAt)))
    .returning({ id: tickets.id });
  return used.length > 0;
}

/** What was asked for before is worth nothing any more. */
export async function deleteUnusedTickets(args: {
  tx: Transaction;
  userId: string;
  purposes: readonly TicketPurpose[];
}): Promise<void> {
  const { tx, userId, purposes } = args;
  await tx
    .delete(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        inArray(tickets.purpose, [...purposes]),
        isNull(tickets.usedAt),
      ),
    );
}

export async function deleteEndedTickets({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(tickets).where(lte(tickets.expiresAt, now));
}
