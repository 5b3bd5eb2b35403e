import type { Stripe } from 'stripe';
import type { Currency } from '../../../domain/membership/offers/offers.rules.ts';
import type {
  SeatInvoice,
  SeatInvoiceLine,
  SeatInvoiceState,
} from '../../../domain/pro/payment/seat-invoice.rules.ts';
import { timeOf } from './stripe-facts.ts';

/** Null for what is no invoice of seats yet: a draft, or the one over nothing that begins a trial. */
export function seatInvoiceOf({
  invoice,
  lines: sent,
  currency,
}: {
  invoice: Stripe.Invoice;
  lines: readonly Stripe.InvoiceLineItem[];
  currency: Currency;
}): SeatInvoice | null {
  const { id, status, total, parent, status_transitions: times } = invoice;
  if (id === undefined || status === 'draft' || !parent?.subscription_details) return null;
  const lines = sent.map(lineOf);
  if (lines.every(({ netMinor }) => netMinor === 0)) return null;
  const seats = lines.find(({ kind }) => kind === 'SEATS');
  const netMinor = invoice.total_excluding_tax ?? total;
  const vatMinor = total - netMinor;
  const isReverseCharge = invoice.customer_tax_exempt === 'reverse';
  return {
    reference: id,
    number: invoice.number ?? id,
    state: stateOf(invoice),
    currency,
    issuedAt: timeOf(times.finalized_at ?? invoice.created),
    paidAt: times.paid_at === null ? null : timeOf(times.paid_at),
    periodStart: seats?.from ?? timeOf(invoice.period_start),
    periodEnd: seats?.to ?? timeOf(invoice.period_end),
    seats: seats?.seats ?? 0,
    netMinor,
    vatPercent: percentOf(invoice, { netMinor, vatMinor }),
    vatMinor,
    totalMinor: total,
    dueMinor: invoice.amount_due,
    isReverseCharge,
    lines,
  };
}

function stateOf({ status, attempted }: Stripe.Invoice): SeatInvoiceState {
  if (status === 'paid') return 'PAID';
  if (status === 'void') return 'VOID';
  if (status === 'uncollectible') return 'FAILED';
  return attempted ? 'FAILED' : 'OPEN';
}

function lineOf(line: Stripe.InvoiceLineItem): SeatInvoiceLine {
  const { amount, quantity, period, parent } = line;
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  return {
    kind: details?.proration ? (amount < 0 ? 'CREDITED' : 'ADDED') : 'SEATS',
    seats: quantity ?? 0,
    from: timeOf(period.start),
    to: timeOf(period.end),
    netMinor: amount,
  };
}

/** An invoice names its rate only where it is expanded: what the amounts say is the rate too. */
function percentOf(
  { default_tax_rates: rates }: Stripe.Invoice,
  { netMinor, vatMinor }: { netMinor: number; vatMinor: number },
): number {
  const [rate] = rates;
  if (rate) return rate.percentage;
  return netMinor === 0 ? 0 : Math.round((vatMinor / netMinor) * 1000) / 10;
}
