import { recordEvents, type NewEvent } from '../audit/record-event.ts';
import { statesOf, upsertInvoices } from './invoices.store.ts';
import { factsOf, setCanPaySeats, updatePayment } from './payment.store.ts';
import type { PaymentChange, StoredPayment } from './payment.store.ts';
import type { SeatAccount } from './seat-gateway.ts';
import { isUnpaid, type SeatInvoice } from './seat-invoice.rules.ts';
import { canPaySeats } from './seat-standing.rules.ts';
import type { SeatTools } from './seat-tools.ts';

interface Keeping {
  tools: SeatTools;
  /** As it was when the company was asked. */
  payment: StoredPayment;
  account: SeatAccount;
  change?: PaymentChange;
  events?: readonly Omit<NewEvent, 'groupId'>[];
}

/**
 * Writes down how a group stands at the company: its payment, its invoices, what the audit has to
 * say. All or nothing. False when somebody else wrote since the company was asked: whoever asked
 * asks again, so that what is written never goes back in time.
 */
export function keepAccount({
  tools,
  payment,
  account,
  change = {},
  events = [],
}: Keeping): Promise<boolean> {
  const { groupId } = payment;
  return tools.db.transaction(async (tx) => {
    const now = tools.clock.now();
    const told = accountColumns(account, payment);
    const changed = { ...told, ...change, readAt: now };
    if (!(await updatePayment({ tx, payment, change: changed }))) return false;
    const references = account.invoices.map(({ reference }) => reference);
    const before = await statesOf({ tx, groupId, references });
    const buyer = buyerOf(payment);
    const isTest = tools.seats?.isTest ?? false;
    await upsertInvoices({ tx, groupId, invoices: account.invoices, buyer, isTest });
    const facts = factsOf({ ...told, refusedAt: refusedAtAfter({ payment, change }) });
    const { graceDays } = tools.terms;
    await setCanPaySeats({ tx, groupId, canPaySeats: canPaySeats({ facts, graceDays, now }) });
    const all = [...invoiceEvents(account.invoices, before), ...events];
    const recorded = all.map((event) => ({ ...event, groupId }));
    await recordEvents({ ...tools, tx, events: recorded });
    return true;
  });
}

function refusedAtAfter({ payment, change }: Required<Pick<Keeping, 'payment' | 'change'>>) {
  return change.refusedAt === undefined ? payment.refusedAt : change.refusedAt;
}

function buyerOf({ billingName, billingAddress, group }: StoredPayment) {
  const { title, country, taxResidence, vatNumber } = group;
  const where = taxResidence ?? country;
  return { name: billingName || title, address: billingAddress, country: where, vatNumber };
}

function accountColumns({ subscription, invoices, ...account }: SeatAccount, known: StoredPayment) {
  const unpaid = invoices.filter(isUnpaid).map(({ issuedAt }) => issuedAt.getTime());
  return {
    customerReference: account.customerReference,
    methodLabel: account.method?.label ?? null,
    methodExpiresAt: account.method?.expiresAt ?? null,
    subscriptionReference: subscription?.reference ?? known.subscriptionReference,
    state: subscription?.state ?? null,
    seats: subscription?.seats ?? 0,
    priceMinor: subscription?.priceMinor ?? known.priceMinor,
    vatPercent: subscription?.vatPercent ?? 0,
    periodStart: subscription?.periodStart ?? null,
    periodEnd: subscription?.periodEnd ?? null,
    nextAt: account.next?.at ?? null,
    nextNetMinor: account.next?.netMinor ?? 0,
    nextVatMinor: account.next?.vatMinor ?? 0,
    nextTotalMinor: account.next?.totalMinor ?? 0,
    unpaidSince: unpaid.length === 0 ? null : new Date(Math.min(...unpaid)),
    memo: account.memo,
  };
}

function invoiceEvents(
  invoices: readonly SeatInvoice[],
  before: ReadonlyMap<string, string>,
): Omit<NewEvent, 'groupId'>[] {
  return invoices.flatMap(({ reference, number, state, seats, totalMinor, currency }) => {
    if (before.get(reference) === state) return [];
    const kind = eventOf[state];
    if (kind === undefined) return [];
    return [{ actorId: null, kind, details: { number, seats, totalMinor, currency } }];
  });
}

const eventOf: Partial<Record<SeatInvoice['state'], NewEvent['kind']>> = {
  PAID: 'INVOICE_PAID',
  FAILED: 'INVOICE_FAILED',
};
