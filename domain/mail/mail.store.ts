import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { MailSetting, NewMail, OutgoingMail } from './mail.ts';
import { outgoingMails } from './mail.tables.ts';

const columns = {
  id: outgoingMails.id,
  kind: outgoingMails.kind,
  recipient: outgoingMails.recipient,
  locale: outgoingMails.locale,
  origin: outgoingMails.origin,
  values: outgoingMails.values,
  attempts: outgoingMails.attempts,
  createdAt: outgoingMails.createdAt,
};

export interface MailToStore {
  tx: Transaction;
  mail: NewMail;
  setting: MailSetting;
  createdAt: Date;
  /** Written as if it were sent already: it costs as much, and nobody gets it. */
  isWithheld?: boolean;
}

export async function insertMails(args: {
  tx: Transaction;
  mails: readonly Omit<MailToStore, 'tx'>[];
}): Promise<void> {
  const { tx, mails } = args;
  if (mails.length === 0) return;
  const rows = mails.map(({ mail, setting, createdAt, isWithheld = false }) => {
    const sentAt = isWithheld ? createdAt : null;
    return { ...mail, ...setting, dueAt: createdAt, sentAt, createdAt };
  });
  await tx.insert(outgoingMails).values(rows).onConflictDoNothing();
}

/** Takes mails that are due, for this sender alone until the lease ends. */
export async function takeDueMails(args: {
  db: Database;
  now: Date;
  leaseEndsAt: Date;
  most: number;
  mostAttempts: number;
}): Promise<OutgoingMail[]> {
  const { db, now, leaseEndsAt, most, mostAttempts } = args;
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        isNull(outgoingMails.sentAt),
        lte(outgoingMails.dueAt, now),
        lt(outgoingMails.attempts, mostAttempts),
      ),
    )
    .orderBy(asc(outgoingMails.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outgoingMails)
    .set({ dueAt: leaseEndsAt, attempts: sql`${outgoingMails.attempts} + 1` })
    .where(inArray(outgoingMails.id, due))
    .returning(columns);
  return rows as OutgoingMail[];
}

export async function markSent(args: { db: Database; id: string; sentAt: Date }): Promise<void> {
  const { db, id, sentAt } = args;
  await db.update(outgoingMails).set({ sentAt }).where(eq(outgoingMails.id, id));
}

export async function postpone(args: { db: Database; id: string; dueAt: Date }): Promise<void> {
  const { db, id, dueAt } = args;
  await db.update(outgoingMails).set({ dueAt }).where(eq(outgoingMails.id, id));
}

/**
 * Makes due what waits for its next try, and what was given up. What is due within the length of a
 * lease may be on its way just now: it is left alone, so that nobody gets it twice.
 */
export async function makeDue(args: {
  db: Database;
  now: Date;
  leaseEndsAt: Date;
  mostAttempts: number;
}): Promise<number> {
  const { db, now, leaseEndsAt, mostAttempts } = args;
  const { sentAt, dueAt, attempts } = outgoingMails;
  const isGivenUp = and(gte(attempts, mostAttempts), lte(dueAt, now));
  const rows = await db
    .update(outgoingMails)
    .set({ dueAt: now, attempts: 0 })
    .where(and(isNull(sentAt), or(gt(dueAt, leaseEndsAt), isGivenUp)))
    .returning({ id: outgoingMails.id });
  return rows.length;
}

/** Mails that were sent, newest first. */
export async function listSentMails(args: { db: Database; most: number }): Promise<OutgoingMail[]> {
  const rows = await args.db
    .select(columns)
    .from(outgoingMails)
    .where(and(isNotNull(outgoingMails.sentAt), sql`${outgoingMails.attempts} > 0`))
    .orderBy(desc(outgoingMails.createdAt))
    .limit(args.most);
  return rows as OutgoingMail[];
}

export async function deleteMailsBefore(args: { db: Database; before: Date }): Promise<void> {
  await args.db.delete(outgoingMails).where(lt(outgoingMails.createdAt, args.before));
}

export async function deleteMailsTo(args: { tx: Transaction; recipient: string }): Promise<void> {
  await args.tx.delete(outgoingMails).where(eq(outgoingMails.recipient, args.recipient));
}
