import braintree from 'braintree';
import { expect, test } from 'vitest';
import { isPremium } from '../../../domain/membership/entitlement.rules.ts';
import { foldFacts } from '../../../domain/membership/facts/fold-facts.rules.ts';
import { createRandomId } from '../../../lib/ids.ts';
import {
  braintreeOfTests,
  braintreeReach,
  openBraintreeBench,
  signBraintree,
  signBraintreeText,
  subscriptionText,
} from '../testing/braintree-bench.ts';
import { testNotifyingProvider } from '../testing/notifying-contract.ts';
import type { SignedNotification } from '../testing/provider-contract.ts';

testNotifyingProvider(openBraintreeBench, braintreeReach);

const provider = braintreeOfTests();
const start = new Date('2026-03-02T08:00:00Z');
const day = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
const dateOf = (days: number) => day(days).toISOString().slice(0, 10);

const read = (sent: SignedNotification, now: Date) => provider.readNotification({ ...sent, now });

type Told = Parameters<typeof subscriptionText>[0];

interface Moment {
  kind: string;
  at: Date;
  subscription: Partial<Told>;
}

async function factsOf(moments: readonly Moment[]) {
  const facts = [];
  for (const { kind, at, subscription } of moments) {
    const text = subscriptionText({ id: 'yearly-1', ...subscription });
    const outcome = await read(signBraintree({ kind, time: at, subscription: text }), at);
    if (!outcome.ok) throw new Error(outcome.reason);
    for (const report of outcome.notification.reports) facts.push(...report.facts);
  }
  return facts;
}

const trial = { trialPeriod: true, firstBillingDate: dateOf(7) };
const paid = {
  period: [dateOf(7), dateOf(371)] as [string, string],
  paidThroughDate: dateOf(371),
  transaction: { id: 'charge1', amount: '1099.00' },
};
const began = { kind: 'subscription_went_active', at: start, subscription: trial };
const charged = { kind: 'subscription_charged_successfully', at: day(7), subscription: paid };
const cancelled = { kind: 'subscription_canceled', at: day(20), subscription: paid };
const refused = {
  kind: 'subscription_charged_unsuccessfully',
  at: day(372),
  subscription: { ...paid, status: 'Past Due', transaction: { id: 'charge2', amount: '1099.00' } },
};
const pastDue = { ...refused, kind: 'subscription_went_past_due' };
const ended = { ...cancelled, at: day(380) };
const expired = { kind: 'subscription_expired', at: day(372), subscription: paid };

test.each([
  [[began], day(1), true, { status: 'ACTIVE', renews: true, expireTime: new Date(dateOf(7)) }],
  [
    [began, { ...charged, kind: 'subscription_trial_ended' }, charged],
    day(8),
    true,
    { status: 'ACTIVE', billingPeriod: 'YEARLY', currency: 'SEK', priceMinor: 109_900 },
  ],
  [[began, { ...cancelled, at: day(2), subscription: trial }], day(3), true, { renews: false }],
  [[began, charged, cancelled], day(21), true, { status: 'ACTIVE', renews: false }],
  [[began, charged, cancelled], day(373), false, { renews: false }],
  [[began, charged, refused, pastDue], day(373), true, { status: 'ACTIVE', renews: true }],
  [[began, charged, refused, pastDue], day(376), false, { status: 'ACTIVE' }],
  [[began, charged, refused, pastDue, ended], day(381), false, { status: 'CANCELLED' }],
  [[began, charged, expired], day(373), false, { status: 'EXPIRED', renews: false }],
])('what Braintree tells decides who is a member, case %#', async (moments, now, is, expected) => {
  const facts = await factsOf(moments);
  const { standing } = foldFacts(facts);
  expect(standing).toMatchObject(expected);
  expect(isPremium({ membership: { ...standing, provider: 'BRAINTREE' }, now })).toBe(is);
  // In any order, and twice.
  expect(foldFacts([...facts.toReversed(), ...facts])).toEqual(foldFacts(facts));
});

test('a charge and one that failed are bills of their own', async () => {
  const { payments } = foldFacts(await factsOf([began, charged, refused]));
  expect(payments).toMatchObject([
    { reference: 'charge2', state: 'FAILED', amountMinor: 109_900, currency: 'SEK' },
    { reference: 'charge1', state: 'PAID', amountMinor: 109_900, currency: 'SEK' },
  ]);
});

test.each([
  ['the customer', (userId: string) => ({ ...paid, userId })],
  ['the subscription', (userId: string) => ({ id: userId })],
])('a subscription is whose id %s has', async (_name, given) => {
  const userId = createRandomId();
  const text = subscriptionText({ id: 'yearly-1', ...given(userId) });
  const kind = 'subscription_charged_successfully';
  const outcome = await read(signBraintree({ kind, time: start, subscription: text }), start);
  expect(outcome).toMatchObject({ ok: true, notification: { reports: [{ userId }] } });
});

test('nobody’s id is nobody', async () => {
  const [fact] = await factsOf([charged]);
  expect(fact).toBeDefined();
  const text = subscriptionText({ id: 'yearly-1', ...paid });
  const sent = signBraintree({ kind: charged.kind, time: start, subscription: text });
  expect(await read(sent, start)).toMatchObject({
    ok: true,
    notification: { reports: [{ userId: null, orderId: null }] },
  });
});

test('before a charge tells the currency, a price is none', async () => {
  const { standing } = foldFacts(await factsOf([began]));
  expect(standing).toMatchObject({ status: 'ACTIVE', priceMinor: 0 });
});

test('Braintree’s own samples are understood', async () => {
  const gateway = new braintree.BraintreeGateway({
    environment: braintree.Environment.Sandbox,
    merchantId: 'merchant',
    publicKey: 'public',
    privateKey: 'private',
  });
  const kind = 'subscription_charged_successfully';
  const sample = await gateway.webhookTesting.sampleNotification(kind, 'yearly-1');
  const body = Buffer.from(new URLSearchParams({ ...sample }).toString());
  const payments = async (sent: SignedNotification) => {
    // Signed now, by the clock of the machine.
    const outcome = await read(sent, new Date());
    expect(outcome).toMatchObject({
      ok: true,
      notification: { reports: [{ providerReference: 'yearly-1' }] },
    });
    return outcome.ok && foldFacts(outcome.notification.reports[0]!.facts).payments;
  };
  // Samples leave out the currency, which every real transaction has.
  expect(await payments({ headers: {}, body })).toEqual([]);
  const document = Buffer.from(sample.bt_payload, 'base64').toString();
  const currency = '<currency-iso-code>USD</currency-iso-code>';
  const whole = document.replace('</transaction>', `${currency}</transaction>`);
  expect(await payments(signBraintreeText(whole))).toMatchObject([
    { state: 'PAID', amountMinor: 4999, currency: 'USD' },
  ]);
});
