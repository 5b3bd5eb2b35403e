import braintree from 'braintree';
import { addDays } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { createBraintreeProvider } from '../braintree/braintree-provider.ts';
import { MovableClock } from './movable-clock.ts';
import type { ShopBench, ShopMembership, ShopMoment, ShopReach } from './notifying-contract.ts';
import type { SignedNotification } from './provider-contract.ts';

const keys = { merchantId: 'merchant', publicKey: 'public', privateKey: 'private' };

interface SigningGateway {
  sampleSignature(payload: string): string;
}

export function braintreeOfTests() {
  return createBraintreeProvider(keys);
}

/**
 * No notification comes when a trial begins, a refund is made or cancelled time runs out, and what
 * is cancelled cannot be resumed. One expires only when its number of charges is used up. Past due
 * is no end: access ends by the day until which it was paid for.
 */
export const braintreeReach: ShopReach = {
  moments: new Set(['bought', 'cancelled', 'renewed', 'held', 'recovered']),
  statusWhenHeld: 'ACTIVE',
  hasManagementPage: false,
};

/** The real provider beside notifications that are signed with its keys. */
export function openBraintreeBench(): Promise<ShopBench> {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const check = () => signBraintree({ kind: 'check', time: clock.now() });
  return Promise.resolve({
    provider: braintreeOfTests(),
    clock,
    freshSeconds: 300,
    isWhole: true,
    open: (userId, given) => openMembership({ userId, clock, ...given }),
    unrelated: async () => check(),
    unreadable: async () => signBraintreeText('<notification>'),
    async forgeries() {
      const { headers, body } = check();
      const text = documentOf({ kind: 'check', time: clock.now() });
      const meddled = body.toString().replace('bt_payload=', 'bt_payload=A');
      return {
        'signed by a stranger': signBraintreeText(text, { ...keys, privateKey: 'another' }),
        'signed for another account': signBraintreeText(text, { ...keys, publicKey: 'another' }),
        'meddled with': { headers, body: Buffer.from(meddled) },
        'no signature': { headers, body: Buffer.from('') },
      };
    },
    close: async () => {},
  });
}

interface Opening {
  userId: string;
  clock: MovableClock;
  currency?: string;
}

/** A subscription as Braintree keeps it: its last day is the day before the next charge. */
function openMembership({ userId, clock, currency = 'SEK' }: Opening): ShopMembership {
  const dateIn = (days: number) => addDays(clock.now(), days).toISOString().slice(0, 10);
  const charge = () => ({ id: createRandomId(), amount: '1099.00', currency });
  let subscription: Given = { id: `yearly-${userId}`, userId };
  const paid = (kind: string) => () => {
    const period: [string, string] = [dateIn(0), dateIn(364)];
    const bill = { period, paidThroughDate: dateIn(364), transaction: charge() };
    subscription = { ...subscription, ...bill, status: 'Active' };
    return kind;
  };
  const happenings: Partial<Record<ShopMoment, () => string>> = {
    bought: paid('subscription_charged_successfully'),
    cancelled() {
      subscription = { ...subscription, status: 'Canceled' };
      return 'subscription_canceled';
    },
    renewed: paid('subscription_charged_successfully'),
    held() {
      // Another attempt, after the days of grace.
      const period: [string, string] = [dateIn(-3), dateIn(361)];
      const unpaid = { period, paidThroughDate: dateIn(-4), transaction: charge() };
      subscription = { ...subscription, ...unpaid, status: 'Past Due' };
      return 'subscription_charged_unsuccessfully';
    },
    recovered: paid('subscription_went_active'),
  };
  return {
    happen(moment) {
      const kind = happenings[moment]?.();
      if (kind === undefined) throw new Error(`Braintree does not tell of this: ${moment}`);
      const text = subscriptionText(subscription);
      const sent = signBraintree({ kind, time: clock.now(), subscription: text });
      return async () => sent;
    },
  };
}

interface Told {
  kind: string;
  time: Date;
  subscription?: string;
}

/** A notification as Braintree's own samples are: a document in a form, signed with its own code. */
export function signBraintree(told: Told): SignedNotification {
  return signBraintreeText(documentOf(told));
}

function documentOf({ kind, time, subscription = '' }: Told): string {
  return `<notification>
    <timestamp type="datetime">${time.toISOString().replace('.000Z', 'Z')}</timestamp>
    <kind>${kind}</kind>
    <subject>${subscription}</subject>
  </notification>`;
}

export function signBraintreeText(document: string, signer = keys): SignedNotification {
  const environment = braintree.Environment.Sandbox;
  const gateway = new braintree.BraintreeGateway({ ...signer, environment });
  const payload = `${Buffer.from(document).toString('base64')}\n`;
  const signing = gateway.webhookTesting as unknown as SigningGateway;
  const form = { bt_signature: signing.sampleSignature(payload), bt_payload: payload };
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams(form).toString()),
  };
}

interface Given {
  id: string;
  status?: string;
  userId?: string;
  firstBillingDate?: string;
  trialPeriod?: boolean;
  paidThroughDate?: string;
  period?: [start: string, end: string];
  price?: string;
  transaction?: { id: string; amount: string; currency?: string };
}

/** A subscription as Braintree writes it. */
export function subscriptionText(given: Given): string {
  const { transaction, period, userId } = given;
  const date = (name: string, value: string | undefined) =>
    value === undefined ? `<${name} nil="true"/>` : `<${name} type="date">${value}</${name}>`;
  const transactions = transaction
    ? `<transaction><id>${transaction.id}</id><status>submitted_for_settlement</status>
        <amount>${transaction.amount}</amount><currency-iso-code>${transaction.currency ?? 'SEK'}</currency-iso-code>
        <customer><id>${userId ?? '12345'}</id></customer></transaction>`
    : '';
  return `<subscription>
    <id>${given.id}</id>
    <status>${given.status ?? 'Active'}</status>
    <price>${given.price ?? '1099.00'}</price>
    <plan-id>yearly</plan-id>
    <trial-period type="boolean">${given.trialPeriod ?? false}</trial-period>
    ${date('first-billing-date', given.firstBillingDate)}
    ${date('paid-through-date', given.paidThroughDate)}
    ${date('billing-period-start-date', period?.[0])}
    ${date('billing-period-end-date', period?.[1])}
    <transactions type="array">${transactions}</transactions>
    <add_ons type="array"/><discounts type="array"/>
  </subscription>`;
}
