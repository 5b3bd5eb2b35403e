import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldFacts } from '../../../domain/membership/facts/fold-facts.rules.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { packageName } from '../testing/google-play-double.ts';
import {
  newPurchase,
  openGooglePlayBench,
  type GooglePlayBench,
} from '../testing/google-play-bench.ts';
import { read, testNotifyingProvider, told } from '../testing/notifying-contract.ts';

testNotifyingProvider(openGooglePlayBench);

let bench: GooglePlayBench;
beforeEach(async () => {
  bench = await openGooglePlayBench();
});
afterEach(() => bench.close());

/** A push about a purchase, whatever it is. */
const tell = (token: string) => told(bench, () => bench.push(bench.changed(token)));
const isAcknowledgement = (asked: string) => asked.endsWith(':acknowledge');
const acknowledged = () => bench.double.asked().filter(isAcknowledgement);

test('a purchase is acknowledged once', async () => {
  bench.double.purchases.set('a', newPurchase({ userId: createRandomId() }));
  await tell('a');
  await tell('a');
  expect(acknowledged()).toHaveLength(1);
});

test('what is not paid yet, and what nobody is known to own, is not acknowledged', async () => {
  const pending = newPurchase({ userId: createRandomId() });
  pending.subscriptionState = 'SUBSCRIPTION_STATE_PENDING';
  bench.double.purchases.set('pending', pending);
  bench.double.purchases.set('nobody’s', newPurchase({ userId: 'somebody' }));
  const [waiting] = await tell('pending');
  await tell('nobody’s');
  expect(acknowledged()).toEqual([]);
  expect(foldFacts(waiting?.facts ?? []).standing.status).toBe('NEW');
});

test('a purchase that could not be acknowledged is to be told of again', async () => {
  bench.double.purchases.set('a', newPurchase({ userId: createRandomId() }));
  bench.double.failNext(503, ':acknowledge');
  await expect(tell('a')).rejects.toMatchObject({ code: 'payment.unreachable' });
  expect(await tell('a')).toHaveLength(1);
  expect(acknowledged()).toHaveLength(2);
});

test('who buys again in the shop itself is known by the membership before', async () => {
  const userId = createRandomId();
  const { externalAccountIdentifiers, ...purchase } = newPurchase({ userId });
  const outOfAppPurchaseContext = { expiredExternalAccountIdentifiers: externalAccountIdentifiers };
  bench.double.purchases.set('again', { ...purchase, outOfAppPurchaseContext } as never);
  expect(await tell('again')).toMatchObject([{ userId }]);
});

test('a purchase that takes the place of another one ends that first', async () => {
  const userId = createRandomId();
  const old = newPurchase({ userId });
  Object.assign(old, {
    subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED',
    canceledStateContext: { replacementCancellation: {} },
  });
  bench.double.purchases.set('old', old);
  bench.double.purchases.set('new', { ...newPurchase({ userId }), linkedPurchaseToken: 'old' });
  const reports = await tell('new');
  expect(reports.map(({ providerReference }) => providerReference)).toEqual(['old', 'new']);
  expect(reports.map(({ facts }) => foldFacts(facts).standing.status)).toEqual([
    'CANCELLED',
    'ACTIVE',
  ]);
});

test('a purchase that Google does not know is nobody’s', async () => {
  expect(await tell('made up')).toEqual([]);
});

test('money that was paid back makes us ask; what is about other things does not', async () => {
  bench.double.purchases.set('a', newPurchase({ userId: createRandomId() }));
  const tellOf = (message: object) => told(bench, () => bench.push({ packageName, ...message }));
  const voided = (productType: number) => ({
    voidedPurchaseNotification: { purchaseToken: 'a', orderId: 'o', productType, refundType: 1 },
  });
  expect(await tellOf(voided(1))).toHaveLength(1);
  expect(await tellOf(voided(2))).toEqual([]);
  expect(await tellOf({ oneTimeProductNotification: { purchaseToken: 'a' } })).toEqual([]);
  const elsewhere = { ...bench.changed('a'), packageName: 'com.example.other' };
  expect(await tellOf(elsewhere)).toEqual([]);
});

test.each([401, 403, 429, 500])(
  'an answer of %i says nothing: it is to be told again',
  async (status) => {
    bench.double.purchases.set('a', newPurchase({ userId: createRandomId() }));
    await tell('a');
    bench.double.failNext(status);
    await expect(tell('a')).rejects.toMatchObject({ code: 'payment.unreachable' });
    expect(await tell('a')).toHaveLength(1);
  },
);

test('without Google’s keys nobody knows whether a push is genuine', async () => {
  const push = await bench.unrelated();
  bench.double.failNext(500);
  await expect(read(bench, push)).rejects.toMatchObject({ code: 'payment.unreachable' });
  expect(await read(bench, push)).toMatchObject({ ok: true });
});

test('signing in lasts for an hour', async () => {
  bench.double.purchases.set('a', newPurchase({ userId: createRandomId() }));
  const signIns = () => bench.double.asked().filter((asked) => asked === 'POST /token');
  await tell('a');
  await tell('a');
  expect(signIns()).toHaveLength(1);
  bench.clock.addSeconds(3600);
  await tell('a');
  expect(signIns()).toHaveLength(2);
});

test('a doubtful membership can be asked for', async () => {
  const userId = createRandomId();
  bench.double.purchases.set('a', newPurchase({ userId }));
  const known = {
    userId,
    customerReference: null,
    billingPeriod: 'MONTHLY',
    currency: 'SEK',
    priceMinor: 14_900,
    expireTime: new Date(),
    renews: true,
  } as const;
  const ask = (providerReference: string) => bench.provider.read?.({ ...known, providerReference });
  const report = await ask('a');
  expect(foldFacts(report?.facts ?? []).standing).toMatchObject({ status: 'ACTIVE' });
  expect(await ask('long ago')).toMatchObject({ facts: [] });
});
