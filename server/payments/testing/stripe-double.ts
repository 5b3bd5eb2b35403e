import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, type Clock } from '../../../lib/clock.ts';
import { readFormValues } from './form-values.ts';
import {
  declined,
  itemOf,
  priceOf,
  publicMethod,
  seconds,
  StripeFault,
  type StripeObject,
  type Values,
} from './stripe-objects.ts';
import { StripeSeatsDouble } from './stripe-seats-double.ts';

export interface StripeDouble {
  url: string;
  /** Cards by token: whose they are, and whether a charge goes through. */
  addCard(token: string, card: { fingerprint: string; isDeclined?: boolean }): void;
  /** From now on its charges are refused, or go through again. */
  refuseCard(token: string, isDeclined: boolean): void;
  subscriptions(): DoubledSubscription[];
  /** Money that moved, in minor units. */
  charges(): { customer: string; subscription: string; amount: number }[];
  /** What was done so far, as the notifications Stripe would send. */
  events(): StripeEvent[];
  /** Requests that were answered from what the same key was answered before. */
  replays(): number;
  /** The next so many requests get no answer. */
  failNext(count: number): void;
  close(): Promise<void>;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  data: { object: unknown };
}

interface DoubledSubscription extends StripeObject {
  customer: string;
  status: string;
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
}

/**
 * Speaks as much of Stripe's HTTP interface as a membership uses, with its form encoding, its
 * idempotency keys and its errors. Modelled on the reference of version 2026-10-28.
 */
export async function startStripeDouble({ clock }: { clock: Clock }): Promise<StripeDouble> {
  const state = new DoubleState(clock);
  const server = createServer((request, response) => void state.answer(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    addCard: (token, card) => state.addCard(token, card),
    refuseCard: (token, isDeclined) => state.refuseCard(token, isDeclined),
    subscriptions: () => [...state.subscriptions.values()].map((one) => structuredClone(one)),
    charges: () => {
      state.seats.advance();
      return [...state.charges];
    },
    events: () => {
      state.seats.advance();
      return structuredClone(state.events);
    },
    replays: () => state.replays,
    failNext: (count) => (state.failures = count),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  status: number;
  body: unknown;
}

class DoubleState {
  readonly customers = new Map<string, StripeObject>();
  readonly methods = new Map<string, StripeObject & { isDeclined: boolean }>();
  readonly subscriptions = new Map<string, DoubledSubscription>();
  readonly charges: { customer: string; subscription: string; amount: number }[] = [];
  readonly events: StripeEvent[] = [];
  replays = 0;
  failures = 0;
  readonly #clock: Clock;
  readonly #answers = new Map<string, { request: string; answer: Answer }>();
  readonly seats: StripeSeatsDouble;
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.seats = new StripeSeatsDouble({
      clock,
      createId: (prefix) => this.#id(prefix),
      methodOf: (token) => this.#method(token),
      onEvent: (type, object) => this.#event(type, object),
      onCharge: (charge) => this.charges.push(charge),
    });
  }

  refuseCard(token: string, isDeclined: boolean): void {
    this.#method(token).isDeclined = isDeclined;
  }

  addCard(token: string, card: { fingerprint: string; isDeclined?: boolean }): void {
    this.methods.set(token, {
      id: token,
      object: 'payment_method',
      type: 'card',
      customer: null,
      card: {
        brand: 'visa',
        display_brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2039,
        fingerprint: card.fingerprint,
      },
      isDeclined: card.isDeclined ?? false,
    });
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    if (this.failures > 0) {
      this.failures -= 1;
      request.socket.destroy();
      return;
    }
    const { status, body: answered } = this.#answerOnce(request, body);
    response.writeHead(status, {
      'content-type': 'application/json',
      date: this.#clock.now().toUTCString(),
      'request-id': this.#id('req'),
      'stripe-should-retry': 'false',
    });
    response.end(JSON.stringify(answered));
  }

  /** The same idempotency key is answered as before, and with other parameters refused. */
  #answerOnce(request: IncomingMessage, body: string): Answer {
    const key = request.headers['idempotency-key'];
    // The SDK makes up a key of its own for every post.
    if (typeof key !== 'string' || key.startsWith('stripe-node-retry')) {
      return this.#carryOut(request, body);
    }
    const asked = `${request.method} ${request.url} ${body}`;
    const known = this.#answers.get(key);
    if (known && known.request !== asked) {
      return { status: 400, body: { error: { type: 'idempotency_error', message: key } } };
    }
    if (known) this.replays += 1;
    const answer = known?.answer ?? this.#carryOut(request, body);
    this.#answers.set(key, { request: asked, answer });
    return answer;
  }

  #carryOut(request: IncomingMessage, body: string): Answer {
    try {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
      const values = readFormValues(body);
      const result = this.#route(`${request.method} ${pathname}`, { values, searchParams });
      return { status: 200, body: structuredClone(result) };
    } catch (fault) {
      if (!(fault instanceof StripeFault)) throw fault;
      return { status: fault.status, body: { error: fault.error } };
    }
  }

  #route(
    asked: string,
    { values, searchParams }: { values: Values; searchParams: URLSearchParams },
  ): unknown {
    this.seats.advance();
    const [, id = ''] = /^\w+ \/v1\/\w+\/([^/]+)/.exec(asked) ?? [];
    const pattern =
      id === '' || asked.includes('/billing_portal/') ? asked : asked.replace(id, ':id');
    switch (pattern) {
      case 'POST /v1/customers':
        return this.#createCustomer(values);
      case 'GET /v1/customers': {
        const email = searchParams.get('email');
        const data = [...this.customers.values()].filter((one) => one.email === email);
        return { object: 'list', url: '/v1/customers', has_more: false, data };
      }
      case 'GET /v1/customers/:id':
        return id === 'search' ? this.#searchCustomers(searchParams) : this.customers.get(id);
      case 'POST /v1/customers/:id':
        return this.#updateCustomer(id, values);
      case 'GET /v1/customers/:id/tax_ids':
        return listed(this.seats.listTaxIds(id));
      case 'POST /v1/customers/:id/tax_ids':
        return this.seats.createTaxId(id, values);
      case 'GET /v1/tax_rates':
        return listed(this.seats.listTaxRates());
      case 'POST /v1/tax_rates':
        return this.seats.createTaxRate(values);
      case 'GET /v1/payment_methods/:id':
        return this.#method(id);
      case 'POST /v1/payment_methods/:id/attach':
        return Object.assign(this.#method(id), { customer: values.customer });
      case 'POST /v1/setup_intents':
        return { id: this.#id('seti'), object: 'setup_intent', client_secret: 'seti_secret' };
      case 'POST /v1/billing_portal/sessions':
        return {
          id: this.#id('bps'),
          url: `https://billing.stripe.example/${String(values.customer)}`,
        };
      case 'GET /v1/subscriptions': {
        const customer = searchParams.get('customer');
        const data = [...this.subscriptions.values()].filter((one) => one.customer === customer);
        return listed([...data, ...this.seats.listOf(customer ?? '')]);
      }
      case 'POST /v1/subscriptions':
        return isOfGroup(values) ? this.seats.create(values) : this.#createSubscription(values);
      case 'GET /v1/subscriptions/:id':
        return this.seats.find(id) ?? this.#subscription(id);
      case 'POST /v1/subscriptions/:id':
        return this.seats.find(id) === null
          ? this.#updateSubscription(id, values)
          : this.seats.update(id, values);
      case 'DELETE /v1/subscriptions/:id':
        return this.seats.find(id) === null ? this.#endSubscription(id) : this.seats.end(id);
      case 'GET /v1/invoices':
        return listed(
          this.seats.invoices(searchParams.get('customer'), searchParams.get('status')),
        );
      case 'POST /v1/invoices/:id/pay':
        return this.seats.pay(id);
      case 'POST /v1/invoices/:id':
        return this.seats.preview(String(values.subscription));
      case 'GET /v1/invoice_payments':
        return { object: 'list', has_more: false, data: this.#invoicePayments(searchParams) };
      case 'GET /v1/invoices/:id':
        return this.#invoices.get(id);
      default:
        if (asked.startsWith(`DELETE /v1/customers/${id}/tax_ids/`)) {
          return this.seats.deleteTaxId(id, asked.split('/').at(-1) ?? '');
        }
        throw new StripeFault(404, { type: 'invalid_request_error', message: asked });
    }
  }

  readonly #invoices = new Map<string, StripeObject>();

  #invoicePayments(searchParams: URLSearchParams): unknown[] {
    const intent = searchParams.get('payment[payment_intent]');
    const invoice = [...this.#invoices.values()].find((one) => `pi_${one.id}` === intent);
    return invoice ? [{ id: 'inpay_1', object: 'invoice_payment', invoice: invoice.id }] : [];
  }

  #createCustomer({ email, metadata }: Values) {
    const invoice_settings = { default_payment_method: null };
    const customer = { id: this.#id('cus'), object: 'customer', email, metadata, invoice_settings };
    this.customers.set(customer.id, customer);
    return customer;
  }

  #updateCustomer(id: string, values: Values) {
    const customer = this.customers.get(id);
    const token = (values.invoice_settings as Values | undefined)?.default_payment_method;
    if (token !== undefined) {
      this.seats.setDefaultMethod(id, String(token));
      const method = publicMethod(this.#method(String(token)));
      Object.assign(customer ?? {}, { invoice_settings: { default_payment_method: method } });
    }
    if (values.tax_exempt !== undefined) this.seats.setExempt(id, String(values.tax_exempt));
    return customer;
  }

  #searchCustomers(searchParams: URLSearchParams) {
    const query = searchParams.get('query') ?? '';
    const [, key = '', value] = /^metadata\['(\w+)'\]:'(.*)'$/.exec(query) ?? [];
    const data = [...this.customers.values()].filter(
      ({ metadata }) => (metadata as Record<string, string> | undefined)?.[key] === value,
    );
    return { object: 'search_result', url: '/v1/customers/search', has_more: false, data };
  }

  #method(token: string) {
    const method = this.methods.get(token);
    if (method) return method;
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'payment_method',
      message: `No such PaymentMethod: '${token}'`,
    });
  }

  #subscription(id: string): DoubledSubscription {
    const found = this.subscriptions.get(id);
    if (found) return found;
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'id',
      message: `No such subscription: '${id}'`,
    });
  }

  #createSubscription(values: Values): DoubledSubscription {
    const method = this.#method(String(values.default_payment_method));
    const trialDays = Number(values.trial_period_days ?? 0);
    if (trialDays === 0 && method.isDeclined) throw declined();
    const price = priceOf((values.items as Values)['0'] as Values);
    const now = this.#clock.now();
    const end = trialDays > 0 ? addDays(now, trialDays) : addDays(now, price.days);
    const id = this.#id('sub');
    const subscription = {
      id,
      object: 'subscription',
      customer: String(values.customer),
      status: trialDays > 0 ? 'trialing' : 'active',
      currency: price.currency,
      metadata: values.metadata as Record<string, string>,
      start_date: seconds(now),
      trial_end: trialDays > 0 ? seconds(end) : null,
      cancel_at: null,
      cancel_at_period_end: false,
      cancellation_details: { reason: null },
      ended_at: null,
      default_payment_method: publicMethod(method),
      latest_invoice: null as unknown,
      items: { object: 'list', data: [itemOf({ id: this.#id('si'), price, start: now, end })] },
    };
    const amount = trialDays > 0 ? 0 : price.unitAmount;
    this.subscriptions.set(id, subscription);
    this.#event('customer.subscription.created', subscription);
    subscription.latest_invoice = this.#bill(subscription, amount);
    return subscription;
  }

  #bill(subscription: DoubledSubscription, amount: number): StripeObject {
    const { customer, id, metadata, currency } = subscription;
    const invoice = {
      id: this.#id('in'),
      object: 'invoice',
      customer,
      currency,
      amount_paid: amount,
      amount_due: amount,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: id, metadata },
      },
    };
    this.#invoices.set(invoice.id, invoice);
    if (amount > 0) this.charges.push({ customer, subscription: id, amount });
    this.#event('invoice.paid', invoice);
    return invoice;
  }

  #updateSubscription(id: string, values: Values): DoubledSubscription {
    const subscription = this.#subscription(id);
    if (subscription.ended_at !== null) {
      const message = 'A canceled subscription can only update its cancellation_details';
      throw new StripeFault(400, { type: 'invalid_request_error', message });
    }
    if (values.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = values.cancel_at_period_end === 'true';
    }
    if (values.default_payment_method !== undefined) {
      const method = this.#method(String(values.default_payment_method));
      subscription.default_payment_method = publicMethod(method);
    }
    if (values.items !== undefined) this.#changePrice(subscription, values);
    this.#event('customer.subscription.updated', subscription);
    return subscription;
  }

  #changePrice(subscription: DoubledSubscription, values: Values): void {
    const price = priceOf((values.items as Values)['0'] as Values);
    const items = subscription.items as { data: ReturnType<typeof itemOf>[] };
    const [item] = items.data;
    if (!item) throw new Error('no item');
    items.data = [
      { ...item, price: itemOf({ id: '', price, start: new Date(), end: new Date() }).price },
    ];
    Object.assign(subscription, { status: 'trialing', trial_end: Number(values.trial_end) });
  }

  #endSubscription(id: string): DoubledSubscription {
    const subscription = this.#subscription(id);
    const ended_at = seconds(this.#clock.now());
    Object.assign(subscription, {
      status: 'canceled',
      ended_at,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    this.#event('customer.subscription.deleted', subscription);
    return subscription;
  }

  #event(type: string, object: StripeObject): void {
    // A notification names what else it is about; only an answer spells it out.
    const method = object.default_payment_method as { id: string } | undefined;
    const named = method ? { default_payment_method: method.id, latest_invoice: null } : {};
    this.events.push({
      id: this.#id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(this.#clock.now()),
      type,
      data: { object: structuredClone({ ...object, ...named }) },
    });
  }

  #id(prefix: string): string {
    this.#lastId += 1;
    return `${prefix}_${String(this.#lastId).padStart(6, '0')}`;
  }
}

function listed(data: unknown[]) {
  return { object: 'list', url: '/v1', has_more: false, data };
}

function isOfGroup({ metadata }: Values): boolean {
  return typeof metadata === 'object' && metadata.groupId !== undefined;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
