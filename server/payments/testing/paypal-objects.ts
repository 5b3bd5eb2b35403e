import { endOfBillingPeriod } from '../../../domain/membership/offers/offers.rules.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';

export interface PayPalDoubleEvent {
  id: string;
  create_time: string;
  resource_type: string;
  event_type: string;
  resource: object;
}

/** A refusal as PayPal names it. */
export class PayPalFault extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

interface Cycle {
  tenure_type: string;
  frequency: { interval_unit: string; interval_count: number };
  pricing_scheme: { fixed_price: { currency_code: string; value: string } };
}

interface Plan {
  id: string;
  product_id: string;
  name: string;
  description: string;
  status: string;
  billing_cycles: Cycle[];
}

interface Context {
  return_url: string;
  cancel_url: string;
}

export interface DoubledSubscription {
  id: string;
  plan_id: string;
  custom_id: string;
  status: string;
  status_update_time: string;
  status_change_note?: string;
  create_time: string;
  start_time: string;
  subscriber: { email_address: string; payer_id?: string };
  billing_info?: BillingInfo;
}

interface BillingInfo {
  cycle_executions: { tenure_type: string; sequence: number; cycles_completed: number }[];
  next_billing_time?: string;
  last_payment?: { amount: { currency_code: string; value: string }; time: string };
  last_failed_payment?: { amount: { currency_code: string; value: string }; time: string };
  failed_payments_count: number;
}

interface Sale {
  id: string;
  billing_agreement_id: string;
  custom: string;
  state: string;
  create_time: string;
  amount: { total: string; currency: string };
}

interface Routing {
  asked: string;
  values: unknown;
  query: URLSearchParams;
}

/** What PayPal knows and does, without its HTTP. */
export class DoubledPayPal {
  readonly plans = new Map<string, Plan>();
  readonly subscriptions = new Map<string, DoubledSubscription>();
  readonly sales = new Map<string, Sale>();
  readonly charges: { subscription: string; amount: number }[] = [];
  readonly events: PayPalDoubleEvent[] = [];
  pagesUrl = '';
  readonly #contexts = new Map<string, Context>();
  /** Plans that wait for the member's approval. */
  readonly #revisions = new Map<string, string>();
  readonly #clock: Clock;
  /** No two doubles name two things alike. */
  readonly #series = createRandomId().slice(0, 8).toUpperCase();
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  route({ asked, values, query }: Routing): unknown {
    const [, kind = '', id = '', what = ''] =
      /^\w+ \/v1\/(?:billing|payments)\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(asked) ?? [];
    const [method] = asked.split(' ');
    switch (`${method} ${kind}${id && '/:id'}${what && `/${what}`}`) {
      case 'GET plans':
        return this.#listPlans(query);
      case 'POST plans':
        return this.#createPlan(values as Omit<Plan, 'id'>);
      case 'GET plans/:id':
        return known(this.plans, id);
      case 'POST subscriptions':
        return this.#createSubscription(values as NewSubscription);
      case 'GET subscriptions/:id':
        return this.#shown(id);
      case 'GET subscriptions/:id/transactions':
        return this.#transactions(id);
      case 'POST subscriptions/:id/suspend':
        return this.#move({ id, from: ['ACTIVE'], to: 'SUSPENDED', values });
      case 'POST subscriptions/:id/activate':
        return this.#move({ id, from: ['SUSPENDED'], to: 'ACTIVE', values });
      case 'POST subscriptions/:id/cancel':
        return this.#move({ id, from: ['ACTIVE', 'SUSPENDED'], to: 'CANCELLED', values });
      case 'POST subscriptions/:id/revise':
        return this.#revise(id, values as { plan_id: string; application_context: Context });
      case 'GET sale/:id':
        return known(this.sales, id);
      default:
        throw new PayPalFault(404, 'INVALID_RESOURCE_ID');
    }
  }

  contextOf(id: string): Context {
    return known(this.#contexts, id);
  }

  approve(id: string, payerId = `PAYER${id.replace('I-', '')}`): void {
    const subscription = known(this.subscriptions, id);
    const revised = this.#revisions.get(id);
    if (revised !== undefined) {
      this.#revisions.delete(id);
      subscription.plan_id = revised;
      const billing = subscription.billing_info;
      if (billing) billing.cycle_executions = this.#cycles(revised);
      this.#tell('BILLING.SUBSCRIPTION.UPDATED', subscription);
      return;
    }
    if (subscription.status !== 'APPROVAL_PENDING') return;
    subscription.subscriber.payer_id = payerId;
    const trial = this.#cycle(subscription, 'TRIAL');
    const now = this.#clock.now();
    subscription.billing_info = {
      cycle_executions: this.#cycles(subscription.plan_id),
      failed_payments_count: 0,
      next_billing_time: (trial ? addDays(now, trial.frequency.interval_count) : now).toISOString(),
    };
    this.#stand(subscription, 'ACTIVE');
    if (!trial) this.charge(id, 'paid');
    this.#tell('BILLING.SUBSCRIPTION.ACTIVATED', subscription);
  }

  charge(id: string, outcome: 'paid' | 'failed'): void {
    const subscription = known(this.subscriptions, id);
    const billing = subscription.billing_info;
    const regular = this.#cycle(subscription, 'REGULAR');
    if (!billing || !regular || subscription.status !== 'ACTIVE') return;
    const amount = regular.pricing_scheme.fixed_price;
    const time = this.#clock.now().toISOString();
    if (outcome === 'failed') {
      billing.last_failed_payment = { amount, time };
      billing.failed_payments_count += 1;
      this.#tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);
      this.#stand(subscription, 'SUSPENDED');
      this.#tell('BILLING.SUBSCRIPTION.SUSPENDED', subscription);
      return;
    }
    billing.last_payment = { amount, time };
    const start = new Date(billing.next_billing_time ?? time);
    const isYearly = regular.frequency.interval_unit === 'YEAR';
    const billingPeriod = isYearly ? 'YEARLY' : 'MONTHLY';
    billing.next_billing_time = endOfBillingPeriod({ start, billingPeriod }).toISOString();
    const cycle = billing.cycle_executions.find((one) => one.tenure_type === 'REGULAR');
    if (cycle) cycle.cycles_completed += 1;
    this.charges.push({ subscription: id, amount: Math.round(Number(amount.value) * 100) });
    this.#sell(subscription, amount);
  }

  end(id: string, status: 'CANCELLED', note: string): void {
    const subscription = known(this.subscriptions, id);
    subscription.status_change_note = note;
    delete subscription.billing_info?.next_billing_time;
    this.#stand(subscription, status);
    this.#tell('BILLING.SUBSCRIPTION.CANCELLED', subscription);
  }

  #sell(subscription: DoubledSubscription, amount: { currency_code: string; value: string }): void {
    const sale = {
      id: this.#id('SALE'),
      billing_agreement_id: subscription.id,
      custom: subscription.custom_id,
      state: 'completed',
      create_time: this.#clock.now().toISOString(),
      amount: { total: amount.value, currency: amount.currency_code },
    };
    this.sales.set(sale.id, sale);
    this.#tell('PAYMENT.SALE.COMPLETED', sale);
  }

  #listPlans(query: URLSearchParams) {
    const size = Number(query.get('page_size') ?? 10);
    const first = (Number(query.get('page') ?? 1) - 1) * size;
    const all = [...this.plans.values()].filter(
      ({ product_id: product }) => product === query.get('product_id'),
    );
    // A list names its plans and says no more of them.
    const plans = all.slice(first, first + size).map(({ id, name, description, status }) => {
      return { id, name, description, status };
    });
    return { plans };
  }

  #createPlan(values: Omit<Plan, 'id'>): Plan {
    const plan = { ...values, id: this.#id('P') };
    this.plans.set(plan.id, plan);
    return plan;
  }

  #createSubscription(values: NewSubscription) {
    known(this.plans, values.plan_id);
    const now = this.#clock.now().toISOString();
    const { plan_id, custom_id, subscriber, application_context: context } = values;
    const subscription: DoubledSubscription = {
      id: this.#id('I'),
      plan_id,
      custom_id,
      subscriber: { ...subscriber },
      status: 'APPROVAL_PENDING',
      status_update_time: now,
      create_time: now,
      start_time: now,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#contexts.set(subscription.id, context);
    this.#tell('BILLING.SUBSCRIPTION.CREATED', subscription);
    return this.#shown(subscription.id);
  }

  #shown(id: string) {
    const subscription = known(this.subscriptions, id);
    const isPending = subscription.status === 'APPROVAL_PENDING';
    return { ...subscription, links: isPending ? [this.#approveLink(id)] : [] };
  }

  #approveLink(id: string) {
    const href = `${this.pagesUrl}/webapps/billing/subscriptions?subscription=${id}`;
    return { rel: 'approve', method: 'GET', href };
  }

  #transactions(id: string) {
    const transactions = [...this.sales.values()]
      .filter((sale) => sale.billing_agreement_id === id)
      .map(({ id: saleId, create_time: time, amount }) => ({
        id: saleId,
        status: 'COMPLETED',
        time,
        amount_with_breakdown: {
          gross_amount: { currency_code: amount.currency, value: amount.total },
        },
      }));
    return { transactions };
  }

  #move({ id, from, to, values }: { id: string; from: string[]; to: string; values: unknown }) {
    const subscription = known(this.subscriptions, id);
    if (!from.includes(subscription.status)) {
      throw new PayPalFault(422, 'SUBSCRIPTION_STATUS_INVALID');
    }
    const { reason } = values as { reason: string };
    if (to === 'CANCELLED') return this.end(id, to, reason);
    subscription.status_change_note = reason;
    this.#stand(subscription, to);
    const told = to === 'ACTIVE' ? 'ACTIVATED' : to;
    return this.#tell(`BILLING.SUBSCRIPTION.${told}`, subscription);
  }

  #revise(id: string, values: { plan_id: string; application_context: Context }) {
    known(this.plans, values.plan_id);
    if (known(this.subscriptions, id).status !== 'ACTIVE') {
      throw new PayPalFault(422, 'SUBSCRIPTION_STATUS_INVALID');
    }
    this.#revisions.set(id, values.plan_id);
    this.#contexts.set(id, values.application_context);
    return { plan_id: values.plan_id, links: [this.#approveLink(id)] };
  }

  #stand(subscription: DoubledSubscription, status: string): void {
    subscription.status = status;
    subscription.status_update_time = this.#clock.now().toISOString();
  }

  #cycle({ plan_id: planId }: DoubledSubscription, tenure: string): Cycle | undefined {
    return known(this.plans, planId).billing_cycles.find((one) => one.tenure_type === tenure);
  }

  #cycles(planId: string) {
    return known(this.plans, planId).billing_cycles.map(({ tenure_type }, index) => {
      return { tenure_type, sequence: index + 1, cycles_completed: 0 };
    });
  }

  #tell(event_type: string, resource: object): void {
    this.events.push({
      id: this.#id('WH'),
      create_time: this.#clock.now().toISOString(),
      resource_type: event_type.startsWith('PAYMENT') ? 'sale' : 'subscription',
      event_type,
      resource: structuredClone(resource),
    });
  }

  #id(prefix: string): string {
    this.#lastId += 1;
    return `${prefix}-${this.#series}${String(this.#lastId).padStart(4, '0')}`;
  }
}

type NewSubscription = Pick<DoubledSubscription, 'plan_id' | 'custom_id' | 'subscriber'> & {
  application_context: Context;
};

function known<T>(all: ReadonlyMap<string, T>, id: string): T {
  const found = all.get(id);
  if (found === undefined) throw new PayPalFault(404, 'INVALID_RESOURCE_ID');
  return found;
}
