import type { Clock } from '../../../lib/clock.ts';
import {
  advanceSeats,
  changeCard,
  changeSeats,
  emptyLedger,
  endSeats,
  nextLines,
  startSeats,
  type LedgerInvoice,
  type LedgerSubscription,
  type SeatLedger,
} from '../sandbox/seat-ledger.ts';
import { vatOn } from '../../../domain/pro/payment/seat-invoice.rules.ts';
import {
  declined,
  priceOf,
  StripeFault,
  type StripeObject,
  type Values,
} from './stripe-objects.ts';

interface Surroundings {
  clock: Clock;
  createId(prefix: string): string;
  methodOf(token: string): StripeObject & { isDeclined: boolean };
  onEvent(type: string, object: StripeObject): void;
  onCharge(charge: { customer: string; subscription: string; amount: number }): void;
}

interface Books {
  customer: string;
  ledger: SeatLedger;
  metadata: Record<string, string>;
  taxRates: string[];
  isReverse: boolean;
}

/** What Stripe keeps of customers who pay by seats: one subscription, prorations, invoices with tax. */
export class StripeSeatsDouble {
  readonly #around: Surroundings;
  readonly #books = new Map<string, Books>();
  readonly #taxRates = new Map<string, StripeObject>();
  readonly #taxIds = new Map<string, StripeObject[]>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Periods that have ended meanwhile are renewed, with their invoices and notifications. */
  advance(): void {
    for (const books of this.#books.values()) {
      this.#settle(books, (ledger) => advanceSeats(withCard(ledger, this.#around), this.#now()));
    }
  }

  setDefaultMethod(customer: string, token: string): void {
    const { isDeclined } = this.#around.methodOf(token);
    const card = { token, label: 'Visa 4242', isRefused: isDeclined };
    const books = this.#of(customer);
    // Stripe tries what is open only when it is asked to.
    books.ledger = { ...books.ledger, card };
  }

  setExempt(customer: string, exempt: string): void {
    this.#of(customer).isReverse = exempt === 'reverse';
    this.#applyTax(this.#of(customer));
  }

  create(values: Values): StripeObject {
    const books = this.#of(String(values.customer));
    const item = (values.items as Values)['0'] as Values;
    const { unitAmount, currency } = priceOf(item);
    const trialDays = Number(values.trial_period_days ?? 0);
    if (books.ledger.card === null) throw noMethod();
    if (trialDays === 0 && books.ledger.card.isRefused) throw declined();
    books.metadata = values.metadata as Record<string, string>;
    books.taxRates = listOf(values.default_tax_rates);
    this.#applyTax(books);
    const order = {
      reference: this.#around.createId('sub'),
      orderId: books.metadata.orderId ?? '',
      currency: currency === 'sek' ? ('SEK' as const) : ('USD' as const),
      seats: Number(item.quantity),
      priceMinor: unitAmount,
      trialDays,
      tax: books.ledger.tax,
    };
    this.#settle(books, (ledger) => startSeats(ledger, order, this.#now()), 'created');
    return this.#subscription(books);
  }

  find(reference: string): StripeObject | null {
    const books = this.#byReference(reference);
    return books && this.#subscription(books);
  }

  listOf(customer: string): StripeObject[] {
    const books = this.#books.get(customer);
    return books?.ledger.subscription ? [this.#subscription(books)] : [];
  }

  update(reference: string, values: Values): StripeObject {
    const books = this.#byReference(reference);
    if (books === null) throw noSuch('subscription');
    if (values.default_tax_rates !== undefined) {
      books.taxRates = listOf(values.default_tax_rates);
      this.#applyTax(books);
    }
    const item = (values.items as Values | undefined)?.['0'] as Values | undefined;
    this.#settle(
      books,
      (ledger) =>
        item === undefined ? ledger : changeSeats(ledger, Number(item.quantity), this.#now()),
      'updated',
    );
    return this.#subscription(books);
  }

  end(reference: string): StripeObject {
    const books = this.#byReference(reference);
    if (books === null) throw noSuch('subscription');
    this.#settle(books, (ledger) => endSeats(ledger, this.#now()), 'deleted');
    return this.#subscription(books);
  }

  invoices(customer: string | null, status: string | null): StripeObject[] {
    const books = this.#books.get(customer ?? '');
    if (!books) return [];
    const all = books.ledger.invoices.map((invoice) => this.#invoice(books, invoice));
    return all.filter((one) => status === null || one.status === status).toReversed();
  }

  pay(reference: string): StripeObject {
    const books = [...this.#books.values()].find(({ ledger }) =>
      ledger.invoices.some((one) => one.reference === reference),
    );
    if (!books) throw noSuch('invoice');
    const { card } = withCard(books.ledger, this.#around);
    if (card === null || card.isRefused) throw declined();
    this.#settle(books, (ledger) => changeCard(ledger, card, this.#now()));
    const paid = books.ledger.invoices.find((one) => one.reference === reference)!;
    return this.#invoice(books, paid);
  }

  preview(reference: string): StripeObject {
    const books = this.#byReference(reference);
    const subscription = books?.ledger.subscription;
    if (!books || !subscription) throw noSuch('subscription');
    const netMinor = nextLines(subscription).reduce((sum, line) => sum + line.netMinor, 0);
    const total = netMinor + vatOn({ netMinor, percent: books.ledger.tax.percent });
    return {
      id: 'upcoming_in',
      object: 'invoice',
      total,
      total_excluding_tax: netMinor,
      amount_due: Math.max(0, total + books.ledger.balanceMinor),
    };
  }

  listTaxRates() {
    return [...this.#taxRates.values()];
  }

  createTaxRate(values: Values): StripeObject {
    const { metadata, country } = values;
    const id = this.#around.createId('txr');
    const rate = {
      id,
      object: 'tax_rate',
      percentage: Number(values.percentage),
      metadata,
      country,
    };
    this.#taxRates.set(id, rate);
    return rate;
  }

  listTaxIds(customer: string): StripeObject[] {
    return this.#taxIds.get(customer) ?? [];
  }

  createTaxId(customer: string, { type, value }: Values): StripeObject {
    const made = { id: this.#around.createId('txi'), object: 'tax_id', type, value };
    this.#taxIds.set(customer, [...this.listTaxIds(customer), made]);
    return made;
  }

  deleteTaxId(customer: string, id: string): StripeObject {
    this.#taxIds.set(
      customer,
      this.listTaxIds(customer).filter((one) => one.id !== id),
    );
    return { id, object: 'tax_id', deleted: true };
  }

  #now(): Date {
    return this.#around.clock.now();
  }

  #of(customer: string): Books {
    const known = this.#books.get(customer);
    if (known) return known;
    const made = { customer, ledger: emptyLedger, metadata: {}, taxRates: [], isReverse: false };
    this.#books.set(customer, made);
    return made;
  }

  #byReference(reference: string): Books | null {
    const all = [...this.#books.values()];
    return all.find(({ ledger }) => ledger.subscription?.reference === reference) ?? null;
  }

  #applyTax(books: Books): void {
    const [rate] = books.taxRates.map((id) => this.#taxRates.get(id));
    const percent = books.isReverse ? 0 : Number(rate?.percentage ?? 0);
    books.ledger = { ...books.ledger, tax: { percent, isReverseCharge: books.isReverse } };
  }

  /** Carries out a change, and tells of what it brought about. */
  #settle(books: Books, change: (ledger: SeatLedger) => SeatLedger, what?: string): void {
    const before = books.ledger;
    books.ledger = change(before);
    const { subscription } = books.ledger;
    if (subscription === null) return;
    const hasRenewed =
      before.subscription !== null && before.subscription.periodStart !== subscription.periodStart;
    const told = what ?? (hasRenewed ? 'updated' : null);
    if (told !== null) {
      this.#around.onEvent(`customer.subscription.${told}`, this.#subscription(books));
    }
    for (const invoice of books.ledger.invoices) this.#tellOf(books, before, invoice);
  }

  #tellOf(books: Books, before: SeatLedger, invoice: LedgerInvoice): void {
    const known = before.invoices.find(({ reference }) => reference === invoice.reference);
    if (known?.state === invoice.state) return;
    const isPaid = invoice.state === 'PAID';
    const { customer, ledger } = books;
    const subscription = ledger.subscription?.reference ?? '';
    if (isPaid && invoice.dueMinor > 0) {
      this.#around.onCharge({ customer, subscription, amount: invoice.dueMinor });
    }
    const type = isPaid ? 'invoice.paid' : 'invoice.payment_failed';
    this.#around.onEvent(type, this.#invoice(books, invoice));
  }

  #subscription({ customer, ledger, metadata, taxRates }: Books): StripeObject {
    const subscription = ledger.subscription!;
    const { reference, currency, endedAt } = subscription;
    return {
      id: reference,
      object: 'subscription',
      customer,
      status: statusOf(subscription, ledger),
      currency: currency === 'SEK' ? 'sek' : 'usd',
      metadata,
      start_date: secondsOf(subscription.periodStart),
      cancel_at: null,
      cancel_at_period_end: false,
      cancellation_details: { reason: null },
      ended_at: endedAt === null ? null : secondsOf(endedAt),
      default_payment_method: null,
      default_tax_rates: taxRates.map((id) => this.#taxRates.get(id)),
      latest_invoice: null,
      items: { object: 'list', data: [itemOf(subscription)] },
    };
  }

  #invoice({ customer, metadata, taxRates }: Books, invoice: LedgerInvoice): StripeObject {
    const isPaid = invoice.state === 'PAID';
    const { reference, totalMinor, netMinor, dueMinor } = invoice;
    return {
      id: reference,
      object: 'invoice',
      customer,
      number: invoice.number,
      currency: invoice.currency === 'SEK' ? 'sek' : 'usd',
      status: isPaid ? 'paid' : 'open',
      attempted: true,
      created: secondsOf(invoice.issuedAt),
      period_start: secondsOf(invoice.periodStart),
      period_end: secondsOf(invoice.periodEnd),
      total: totalMinor,
      total_excluding_tax: netMinor,
      amount_due: dueMinor,
      amount_paid: isPaid ? dueMinor : 0,
      customer_tax_exempt: invoice.isReverseCharge ? 'reverse' : 'none',
      default_tax_rates: taxRates.map((id) => this.#taxRates.get(id)),
      status_transitions: {
        finalized_at: secondsOf(invoice.issuedAt),
        paid_at: invoice.paidAt === null ? null : secondsOf(invoice.paidAt),
      },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscriptionOf(reference), metadata },
      },
      lines: { object: 'list', has_more: false, data: invoice.lines.map(lineOf) },
    };
  }
}

/** Invoices are named after their subscription. */
function subscriptionOf(reference: string): string {
  return reference.replace(/^in_/, '').replace(/_\d+$/, '');
}

/** Whether a card is refused is known when it is charged. */
function withCard(ledger: SeatLedger, { methodOf }: Surroundings): SeatLedger {
  const { card } = ledger;
  if (card === null) return ledger;
  return { ...ledger, card: { ...card, isRefused: methodOf(card.token).isDeclined } };
}

function statusOf({ endedAt, isTrial }: LedgerSubscription, { invoices }: SeatLedger): string {
  if (endedAt !== null) return 'canceled';
  if (isTrial) return 'trialing';
  return invoices.some(({ state }) => state === 'FAILED') ? 'past_due' : 'active';
}

function itemOf({ reference, seats, priceMinor, periodStart, periodEnd }: LedgerSubscription) {
  return {
    id: `si_${reference}`,
    object: 'subscription_item',
    quantity: seats,
    current_period_start: secondsOf(periodStart),
    current_period_end: secondsOf(periodEnd),
    price: {
      id: `price_${priceMinor}`,
      object: 'price',
      unit_amount: priceMinor,
      recurring: { interval: 'month', interval_count: 1 },
    },
  };
}

function lineOf({ kind, seats, from, to, netMinor }: LedgerInvoice['lines'][number]) {
  const proration = kind === 'ADDED' || kind === 'CREDITED';
  return {
    object: 'line_item',
    amount: netMinor,
    quantity: seats,
    period: { start: secondsOf(from), end: secondsOf(to) },
    parent: proration
      ? { type: 'invoice_item_details', invoice_item_details: { proration } }
      : { type: 'subscription_item_details', subscription_item_details: { proration } },
  };
}

function listOf(values: Values | string | undefined): string[] {
  return typeof values === 'object' ? Object.values(values).map(String) : [];
}

function secondsOf(time: number): number {
  return Math.floor(time / 1000);
}

function noSuch(what: string): StripeFault {
  const message = `No such ${what}`;
  return new StripeFault(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

function noMethod(): StripeFault {
  const message = 'This customer has no attached payment source or default payment method.';
  return new StripeFault(400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'default_payment_method',
    message,
  });
}
