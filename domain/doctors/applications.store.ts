import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { ApplicationState, SentApplication } from './doctor.ts';
import type { DoctorApplication } from './doctor-entry.rules.ts';
import { doctorApplications, doctors } from './doctors.tables.ts';

const columns = {
  id: doctorApplications.id,
  state: doctorApplications.state,
  revision: doctorApplications.revision,
  application: doctorApplications.application,
  locale: doctorApplications.locale,
  note: doctorApplications.note,
  sentAt: doctorApplications.sentAt,
};

export async function insertApplication(args: {
  tx: Transaction;
  sent: SentApplication;
  consentedAt: Date;
}): Promise<void> {
  await args.tx.insert(doctorApplications).values({ ...args.sent, consentedAt: args.consentedAt });
}

/** With the address of its entry, where there is one. */
export async function findApplication(args: { db: Database; id: string }) {
  const [row] = await args.db
    .select({ ...columns, slug: doctors.slug })
    .from(doctorApplications)
    .leftJoin(doctors, eq(doctors.id, doctorApplications.id))
    .where(eq(doctorApplications.id, args.id));
  return (row as (SentApplication & { slug: string | null }) | undefined) ?? null;
}

/** For a change: nobody else changes it until the transaction ends. */
export async function lockApplication(args: { tx: Transaction; id: string }) {
  const [row] = await args.tx
    .select(columns)
    .from(doctorApplications)
    .where(eq(doctorApplications.id, args.id))
    .for('update');
  return (row as SentApplication | undefined) ?? null;
}

export async function changeApplication(args: {
  tx: Transaction;
  id: string;
  changes: {
    state: ApplicationState;
    revision?: number;
    application?: DoctorApplication;
    locale?: string;
    note?: string;
    sentAt?: Date;
  };
}): Promise<void> {
  const { tx, id, changes } = args;
  await tx.update(doctorApplications).set(changes).where(eq(doctorApplications.id, id));
}

export async function deleteApplication(args: { tx: Transaction; id: string }): Promise<boolean> {
  const gone = await args.tx
    .delete(doctorApplications)
    .where(eq(doctorApplications.id, args.id))
    .returning({ id: doctorApplications.id });
  return gone.length > 0;
}

/** What waits for a reviewer, the oldest first. */
export async function readWaiting(args: { db: Database; limit: number }) {
  const rows = await args.db
    .select({ ...columns, slug: doctors.slug })
    .from(doctorApplications)
    .leftJoin(doctors, eq(doctors.id, doctorApplications.id))
    .where(eq(doctorApplications.state, 'WAITING'))
    .orderBy(asc(doctorApplications.sentAt), asc(doctorApplications.id))
    .limit(args.limit);
  return rows as (SentApplication & { slug: string | null })[];
}

export async function countWaiting({ db }: { db: Database }): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(doctorApplications)
    .where(eq(doctorApplications.state, 'WAITING'));
  return row?.count ?? 0;
}

export async function deleteUnconfirmedBefore(args: { db: Database; before: Date }) {
  await args.db
    .delete(doctorApplications)
    .where(
      and(eq(doctorApplications.state, 'UNCONFIRMED'), lt(doctorApplications.sentAt, args.before)),
    );
}
