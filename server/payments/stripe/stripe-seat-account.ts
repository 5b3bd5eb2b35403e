import type { Stripe } from 'stripe';
import type {
  KnownSeats,
  NextInvoice,
  SeatAccount,
  SeatMethod,
  SeatState,
  SeatSubscription,
} from '../../../domain/pro/payment/seat-gateway.ts';
import { cardLabel, timeOf } from './stripe-facts.ts';
import { seatInvoiceOf } from './stripe-seat-invoice.ts';

const listedInvoices = 24;

/** How a group stands at Stripe now, whatever was told of it in which order. */
export async function readSeatAccount({
  stripe,
  known,
}: {
  stripe: Stripe;
  known: KnownSeats;
}): Promise<SeatAccount> {
  const { customerReference: customer } = known;
  if (customer === null) return nothing;
  const [method, subscription, invoices] = await Promise.all([
    methodOf({ stripe, customer }),
    subscriptionOf({ stripe, reference: known.subscriptionReference }),
    invoicesOf({ stripe, customer, known }),
  ]);
  return {
    customerReference: customer,
    method,
    subscription,
    invoices,
    next: await nextOf({ stripe, customer, subscription }),
    memo: null,
  };
}

const nothing: SeatAccount = {
  customerReference: null,
  method: null,
  subscription: null,
  invoices: [],
  next: null,
  memo: null,
};

async function methodOf({
  stripe,
  customer,
}: {
  stripe: Stripe;
  customer: string;
}): Promise<SeatMethod | null> {
  const found = await stripe.customers.retrieve(customer, {
    expand: ['invoice_settings.default_payment_method'],
  });
  if (found.deleted) return null;
  const method = found.invoice_settings.default_payment_method;
  if (method === null || typeof method === 'string') return null;
  const { card } = method;
  // A card is good until the end of the month that is printed on it.
  const expiresAt = card ? new Date(Date.UTC(card.exp_year, card.exp_month, 1)) : null;
  return { label: cardLabel(method), expiresAt };
}

const states: Record<string, SeatState> = {
  trialing: 'TRIAL',
  active: 'ACTIVE',
  past_due: 'PAST_DUE',
  incomplete: 'UNPAID',
  unpaid: 'UNPAID',
  paused: 'UNPAID',
  incomplete_expired: 'ENDED',
  canceled: 'ENDED',
};

async function subscriptionOf({
  stripe,
  reference,
}: {
  stripe: Stripe;
  reference: string | null;
}): Promise<SeatSubscription | null> {
  if (reference === null) return null;
  const found = await stripe.subscriptions.retrieve(reference);
  const [item] = found.items.data;
  if (item === undefined) return null;
  return {
    reference,
    orderId: found.metadata.orderId ?? '',
    state: states[found.status] ?? 'UNPAID',
    seats: item.quantity ?? 0,
    priceMinor: item.price.unit_amount ?? 0,
    vatPercent: found.default_tax_rates?.[0]?.percentage ?? 0,
    periodStart: timeOf(item.current_period_start),
    periodEnd: timeOf(item.current_period_end),
  };
}

async function invoicesOf({
  stripe,
  customer,
  known: { currency },
}: {
  stripe: Stripe;
  customer: string;
  known: KnownSeats;
}) {
  const listed = await stripe.invoices.list({ customer, limit: listedInvoices });
  const whole = await Promise.all(
    listed.data.map(async (invoice) => {
      const { id, lines } = invoice;
      // A list holds the first lines of each invoice only.
      const more = lines.has_more && id !== undefined;
      const all = more ? await allLines(stripe, id) : lines.data;
      return seatInvoiceOf({ invoice, lines: all, currency });
    }),
  );
  return whole.filter((invoice) => invoice !== null);
}

const mostLines = 2000;

function allLines(stripe: Stripe, id: string): Promise<Stripe.InvoiceLineItem[]> {
  return stripe.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray({ limit: mostLines });
}

async function nextOf({
  stripe,
  customer,
  subscription,
}: {
  stripe: Stripe;
  customer: string;
  subscription: SeatSubscription | null;
}): Promise<NextInvoice | null> {
  if (subscription === null || subscription.state === 'ENDED') return null;
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: subscription.reference,
  });
  const netMinor = preview.total_excluding_tax ?? preview.total;
  return {
    at: subscription.periodEnd,
    netMinor,
    vatMinor: preview.total - netMinor,
    totalMinor: preview.amount_due,
  };
}
