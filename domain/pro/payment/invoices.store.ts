import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { knownWord } from '../../../lib/known-word.ts';
import { currencies } from '../../membership/offers/offers.rules.ts';
import { proInvoices } from '../seats.tables.ts';
import { seatInvoiceStates, type SeatInvoice, type SeatInvoiceLine } from './seat-invoice.rules.ts';

type Asking = Database | Transaction;

/** Who bought, as it was when the invoice came. */
export interface InvoiceBuyer {
  name: string;
  address: string;
  country: string | null;
  vatNumber: string | null;
}

export interface StoredInvoice extends SeatInvoice {
  groupId: string;
  buyer: InvoiceBuyer;
  isTest: boolean;
}

/** What a company knows of invoices now; who bought stays as it was the first time. */
export async function upsertInvoices({
  tx,
  groupId,
  invoices,
  buyer,
  isTest,
}: {
  tx: Transaction;
  groupId: string;
  invoices: readonly SeatInvoice[];
  buyer: InvoiceBuyer;
  isTest: boolean;
}): Promise<void> {
  if (invoices.length === 0) return;
  const rows = invoices.map((invoice) => ({
    ...invoice,
    groupId,
    buyer,
    isTest,
    lines: invoice.lines.map(storedLine),
  }));
  await tx
    .insert(proInvoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [proInvoices.groupId, proInvoices.reference],
      set: {
        number: sql`excluded.number`,
        state: sql`excluded.state`,
        paidAt: sql`excluded.paid_at`,
        dueMinor: sql`excluded.due_minor`,
        lines: sql`excluded.lines`,
      },
    });
}

/** What was known of these invoices before. */
export async function statesOf({
  tx,
  groupId,
  references,
}: {
  tx: Transaction;
  groupId: string;
  references: readonly string[];
}): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .select({ reference: proInvoices.reference, state: proInvoices.state })
    .from(proInvoices)
    .where(and(eq(proInvoices.groupId, groupId), inArray(proInvoices.reference, [...references])));
  return new Map(rows.map(({ reference, state }) => [reference, state]));
}

/** Newest first. */
export async function listInvoices({
  db,
  groupId,
  limit,
}: {
  db: Asking;
  groupId: string;
  limit: number;
}): Promise<StoredInvoice[]> {
  const rows = await db
    .select()
    .from(proInvoices)
    .where(eq(proInvoices.groupId, groupId))
    .orderBy(desc(proInvoices.issuedAt), desc(proInvoices.number))
    .limit(limit);
  return rows.map(invoiceOfRow);
}

export async function findInvoice({
  db,
  groupId,
  reference,
}: {
  db: Asking;
  groupId: string;
  reference: string;
}): Promise<StoredInvoice | null> {
  const [row] = await db
    .select()
    .from(proInvoices)
    .where(and(eq(proInvoices.groupId, groupId), eq(proInvoices.reference, reference)));
  return row ? invoiceOfRow(row) : null;
}

const told = {
  failure: proInvoices.failureToldAt,
  ending: proInvoices.endingToldAt,
  loss: proInvoices.lossToldAt,
  recovery: proInvoices.recoveryToldAt,
};

export type ToldOfInvoice = keyof typeof told;

export interface TroubledInvoice extends StoredInvoice {
  told: Readonly<Record<ToldOfInvoice, Date | null>>;
}

/** Invoices that were refused, or were and are paid now, of which something may be left to tell. */
export async function listTroubled({ db }: { db: Database }): Promise<TroubledInvoice[]> {
  const isRefused = and(
    eq(proInvoices.state, 'FAILED'),
    or(isNull(proInvoices.failureToldAt), isNull(proInvoices.lossToldAt)),
  );
  const isRecovered = and(
    eq(proInvoices.state, 'PAID'),
    isNotNull(proInvoices.failureToldAt),
    isNull(proInvoices.recoveryToldAt),
  );
  const rows = await db
    .select()
    .from(proInvoices)
    .where(or(isRefused, isRecovered))
    .orderBy(asc(proInvoices.issuedAt))
    .limit(200);
  return rows.map((row) => ({
    ...invoiceOfRow(row),
    told: {
      failure: row.failureToldAt,
      ending: row.endingToldAt,
      loss: row.lossToldAt,
      recovery: row.recoveryToldAt,
    },
  }));
}

/** True for the one who tells it. */
export async function markTold({
  tx,
  invoice: { groupId, reference },
  what,
  now,
}: {
  tx: Transaction;
  invoice: { groupId: string; reference: string };
  what: ToldOfInvoice;
  now: Date;
}): Promise<boolean> {
  const column = told[what];
  const marked = await tx
    .update(proInvoices)
    .set({ [`${what}ToldAt`]: now })
    .where(
      and(eq(proInvoices.groupId, groupId), eq(proInvoices.reference, reference), isNull(column)),
    )
    .returning({ reference: proInvoices.reference });
  return marked.length > 0;
}

export async function deleteInvoicesBefore({ db, time }: { db: Database; time: Date }) {
  await db.delete(proInvoices).where(lt(proInvoices.issuedAt, time));
}

function storedLine({ from, to, ...line }: SeatInvoiceLine) {
  return { ...line, from: from.toISOString(), to: to.toISOString() };
}

function lineOfStored({ from, to, ...line }: ReturnType<typeof storedLine>): SeatInvoiceLine {
  return { ...line, from: new Date(from), to: new Date(to) };
}

function invoiceOfRow(row: typeof proInvoices.$inferSelect): StoredInvoice {
  return {
    ...row,
    state: knownWord(seatInvoiceStates, row.state, 'OPEN'),
    currency: knownWord(currencies, row.currency, 'USD'),
    // What we wrote ourselves.
    buyer: row.buyer as InvoiceBuyer,
    lines: (row.lines as ReturnType<typeof storedLine>[]).map(lineOfStored),
  };
}
