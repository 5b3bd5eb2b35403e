import { endOfBillingPeriod } from '../../../domain/membership/offers/offers.rules.ts';
import type { Currency } from '../../../domain/membership/offers/offers.rules.ts';
import {
  vatOn,
  type SeatInvoice,
  type SeatInvoiceLine,
} from '../../../domain/pro/payment/seat-invoice.rules.ts';
import { addDays } from '../../../lib/clock.ts';

/** The books of one group as a payment company keeps them; times in milliseconds, so that it is JSON. */
export interface SeatLedger {
  readonly card: LedgerCard | null;
  readonly tax: { readonly percent: number; readonly isReverseCharge: boolean };
  readonly subscription: LedgerSubscription | null;
  /** Oldest first. */
  readonly invoices: readonly LedgerInvoice[];
  /** Given back and not yet used up: zero or below. */
  readonly balanceMinor: number;
}

export interface LedgerCard {
  readonly token: string;
  readonly label: string;
  /** Every charge is refused. */
  readonly isRefused: boolean;
}

export interface LedgerSubscription {
  readonly reference: string;
  readonly orderId: string;
  readonly currency: Currency;
  readonly seats: number;
  readonly priceMinor: number;
  readonly isTrial: boolean;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endedAt: number | null;
  /** What changed in the period, for its invoice. */
  readonly pending: readonly LedgerLine[];
}

type LedgerLine = Omit<SeatInvoiceLine, 'from' | 'to'> & { from: number; to: number };

export type LedgerInvoice = Omit<
  SeatInvoice,
  'issuedAt' | 'paidAt' | 'periodStart' | 'periodEnd' | 'lines'
> & {
  issuedAt: number;
  paidAt: number | null;
  periodStart: number;
  periodEnd: number;
  lines: readonly LedgerLine[];
};

export const emptyLedger: SeatLedger = {
  card: null,
  tax: { percent: 0, isReverseCharge: false },
  subscription: null,
  invoices: [],
  balanceMinor: 0,
};

export interface LedgerOrder {
  reference: string;
  orderId: string;
  currency: Currency;
  seats: number;
  priceMinor: number;
  trialDays: number;
  tax: SeatLedger['tax'];
}

/** Begins with the trial, or with the first invoice. */
export function startSeats(ledger: SeatLedger, order: LedgerOrder, now: Date): SeatLedger {
  const { trialDays, tax, ...given } = order;
  const isTrial = trialDays > 0;
  const end = isTrial ? addDays(now, trialDays) : monthAfter(now.getTime());
  const subscription = {
    ...given,
    isTrial,
    periodStart: now.getTime(),
    periodEnd: end.valueOf(),
    endedAt: null,
    pending: [],
  };
  const started = { ...ledger, tax, subscription };
  return isTrial ? started : billed(started, { lines: [seatLine(subscription)] });
}

/** Another number of seats from now on; the difference comes with the next invoice. */
export function changeSeats(ledger: SeatLedger, seats: number, now: Date): SeatLedger {
  const { subscription } = ledger;
  if (subscription === null || subscription.endedAt !== null) return ledger;
  if (subscription.seats === seats) return ledger;
  const changes = subscription.isTrial ? [] : proration(subscription, seats, now.getTime());
  const pending = [...subscription.pending, ...changes];
  return { ...ledger, subscription: { ...subscription, seats, pending } };
}

/** The running period stays paid for; what was added in it is invoiced now. */
export function endSeats(ledger: SeatLedger, now: Date): SeatLedger {
  const { subscription } = ledger;
  if (subscription === null || subscription.endedAt !== null) return ledger;
  const ended = {
    ...ledger,
    subscription: { ...subscription, endedAt: now.getTime(), pending: [] },
  };
  const lines = subscription.pending;
  return lines.length === 0 ? ended : billed(ended, { lines, at: now.getTime() });
}

export function changeCard(ledger: SeatLedger, card: LedgerCard, now: Date): SeatLedger {
  return paidWhatIsOpen({ ...ledger, card }, now);
}

/** Time passes: every period that ended since is followed by the next, with its invoice. */
export function advanceSeats(ledger: SeatLedger, now: Date): SeatLedger {
  let current = ledger;
  for (;;) {
    const { subscription } = current;
    if (subscription === null || subscription.endedAt !== null) return current;
    if (subscription.periodEnd > now.getTime()) return current;
    current = renewed(current, subscription);
  }
}

/** What the next invoice will be, as things are now. */
export function nextLines({ seats, priceMinor, pending, periodEnd }: LedgerSubscription) {
  const to = monthAfter(periodEnd).getTime();
  const line = { kind: 'SEATS' as const, seats, from: periodEnd, to, netMinor: seats * priceMinor };
  return [line, ...pending];
}

function renewed(ledger: SeatLedger, before: LedgerSubscription): SeatLedger {
  const periodStart = before.periodEnd;
  const periodEnd = monthAfter(periodStart).getTime();
  const subscription = { ...before, isTrial: false, periodStart, periodEnd, pending: [] };
  return billed({ ...ledger, subscription }, { lines: nextLines(before) });
}

function seatLine({ seats, priceMinor, periodStart, periodEnd }: LedgerSubscription): LedgerLine {
  const netMinor = seats * priceMinor;
  return { kind: 'SEATS', seats, from: periodStart, to: periodEnd, netMinor };
}

/** What is left of the old number is given back, what is left with the new one is charged. */
function proration(
  { seats: before, priceMinor, periodStart, periodEnd: to }: LedgerSubscription,
  after: number,
  from: number,
): LedgerLine[] {
  const share = (to - from) / (to - periodStart);
  const rest = (seats: number) => Math.round(seats * priceMinor * share);
  const lines: LedgerLine[] = [
    { kind: 'CREDITED', seats: before, from, to, netMinor: -rest(before) },
    { kind: 'ADDED', seats: after, from, to, netMinor: rest(after) },
  ];
  return lines.filter(({ seats }) => seats > 0);
}

function billed(
  ledger: SeatLedger,
  { lines, at }: { lines: readonly LedgerLine[]; at?: number },
): SeatLedger {
  const { subscription, tax, invoices, balanceMinor, card } = ledger;
  if (subscription === null) return ledger;
  const { currency, seats, periodStart, periodEnd, reference } = subscription;
  const netMinor = lines.reduce((sum, line) => sum + line.netMinor, 0);
  const vatMinor = vatOn({ netMinor, percent: tax.percent });
  const totalMinor = netMinor + vatMinor;
  const dueMinor = Math.max(0, totalMinor + balanceMinor);
  const issuedAt = at ?? periodStart;
  const isPaid = dueMinor === 0 || (card !== null && !card.isRefused);
  const number = invoices.length + 1;
  const invoice: LedgerInvoice = {
    reference: `in_${reference}_${number}`,
    number: `${reference.slice(-6).toUpperCase()}-${String(number).padStart(4, '0')}`,
    state: isPaid ? 'PAID' : 'FAILED',
    currency,
    issuedAt,
    paidAt: isPaid ? issuedAt : null,
    periodStart,
    periodEnd,
    seats,
    netMinor,
    vatPercent: tax.percent,
    vatMinor,
    totalMinor,
    dueMinor,
    isReverseCharge: tax.isReverseCharge,
    lines,
  };
  const rest = Math.min(0, totalMinor + balanceMinor);
  return { ...ledger, balanceMinor: rest, invoices: [...invoices, invoice] };
}

function paidWhatIsOpen(ledger: SeatLedger, now: Date): SeatLedger {
  if (ledger.card === null || ledger.card.isRefused) return ledger;
  const invoices = ledger.invoices.map((invoice): LedgerInvoice =>
    invoice.state === 'FAILED' ? { ...invoice, state: 'PAID', paidAt: now.getTime() } : invoice,
  );
  return { ...ledger, invoices };
}

function monthAfter(time: number): Date {
  return endOfBillingPeriod({ start: new Date(time), billingPeriod: 'MONTHLY' });
}

export function invoiceOf(invoice: LedgerInvoice): SeatInvoice {
  return {
    ...invoice,
    issuedAt: new Date(invoice.issuedAt),
    paidAt: invoice.paidAt === null ? null : new Date(invoice.paidAt),
    periodStart: new Date(invoice.periodStart),
    periodEnd: new Date(invoice.periodEnd),
    lines: invoice.lines.map((line) => ({
      ...line,
      from: new Date(line.from),
      to: new Date(line.to),
    })),
  };
}
