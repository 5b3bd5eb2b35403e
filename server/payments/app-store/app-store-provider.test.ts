import { X509Certificate } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldFacts } from '../../../domain/membership/facts/fold-facts.rules.ts';
import { createRandomId } from '../../../lib/ids.ts';
import {
  openAppStoreBench,
  type AppStoreBench,
  type SentNews,
} from '../testing/app-store-bench.ts';
import { read, testNotifyingProvider, told } from '../testing/notifying-contract.ts';
import { appleRoots } from './apple-roots.ts';

testNotifyingProvider(openAppStoreBench);

let bench: AppStoreBench;
beforeEach(async () => {
  bench = await openAppStoreBench();
});
afterEach(() => bench.close());

const day = 86_400_000;

/** A yearly membership that began now, paid. */
function bought(): SentNews & { transaction: object; renewal: object } {
  const now = bench.clock.now().getTime();
  return {
    notificationType: 'SUBSCRIBED',
    status: 1,
    transaction: {
      originalTransactionId: 'o-1',
      transactionId: 't-1',
      type: 'Auto-Renewable Subscription',
      productId: 'yolk.yearly',
      inAppOwnershipType: 'PURCHASED',
      expiresDate: now + 365 * day,
      price: 1_099_000,
      currency: 'SEK',
    },
    renewal: {
      autoRenewProductId: 'yolk.yearly',
      autoRenewStatus: 1,
      renewalDate: now + 365 * day,
      renewalPrice: 1_099_000,
      currency: 'SEK',
    },
  };
}

async function reportsOf(news: SentNews) {
  return told(bench, () => bench.sign(news));
}

async function factsOf(...all: SentNews[]) {
  const facts = [];
  for (const news of all) for (const report of await reportsOf(news)) facts.push(...report.facts);
  return facts;
}

test('the roots are those that Apple publishes', () => {
  const known = appleRoots.map((root) => new X509Certificate(root));
  expect(known.map(({ fingerprint256 }) => fingerprint256.replaceAll(':', ''))).toEqual([
    '63343ABFB89A6A03EBB57E9B3F5FA7BE7C4F5C756F3017B3A8C488C3653E9179',
    'C2B9B042DD57830E7D117DAC55AC8AE19407D38E41D88F3215BC3A890444A050',
  ]);
});

test.each<SentNews>([
  { notificationType: 'TEST' },
  { notificationType: 'EXTERNAL_PURCHASE_TOKEN' },
  { notificationType: 'ONE_TIME_CHARGE', transaction: { transactionId: '1', type: 'Consumable' } },
  {
    notificationType: 'CONSUMPTION_REQUEST',
    transaction: { originalTransactionId: '1', type: 'Consumable' },
  },
])('$notificationType is about no membership', async (news) => {
  expect(await reportsOf(news)).toEqual([]);
});

test('what was paid is a bill once, however many notifications repeat it', async () => {
  const paid = bought();
  bench.clock.addSeconds(60);
  const facts = await factsOf(paid, { ...bought(), notificationType: 'PRICE_INCREASE' });
  expect(foldFacts(facts).payments).toMatchObject([
    { reference: 't-1', state: 'PAID', amountMinor: 109_900, currency: 'SEK' },
  ]);
});

test('a charge that failed reads so, and the one that succeeded after it too', async () => {
  const membership = bench.open(createRandomId());
  const facts = [];
  for (const moment of ['bought', 'grace', 'recovered'] as const) {
    bench.clock.addDays(1);
    for (const report of await told(bench, membership.happen(moment))) facts.push(...report.facts);
  }
  const { history, payments } = foldFacts(facts);
  const kinds = history.map(({ kind }) => kind);
  expect(kinds).toEqual(['STARTED', 'PAID', 'PAYMENT_FAILED', 'RENEWED', 'PAID']);
  expect(payments.map(({ state }) => state)).toEqual(['PAID', 'FAILED', 'PAID']);
});

test('an older purchase that is paid back does not end the membership', async () => {
  const first = bought();
  const refund = bought();
  refund.notificationType = 'REFUND';
  refund.signedDate = bench.clock.now().getTime() + 60_000;
  const expiresDate = bench.clock.now().getTime() - day;
  const revocationDate = bench.clock.now().getTime();
  refund.transaction = { ...refund.transaction, transactionId: 't-0', expiresDate, revocationDate };
  const { standing, payments } = foldFacts(await factsOf(first, refund));
  expect(standing).toMatchObject({ status: 'ACTIVE', renews: true });
  expect(standing.expireTime.getTime()).toBeGreaterThan(bench.clock.now().getTime());
  expect(payments).toMatchObject([{ reference: 't-0', state: 'REFUNDED' }, { state: 'PAID' }]);
});

test('a refund that is taken back gives the membership back', async () => {
  const now = bench.clock.now().getTime();
  const refunded = { ...bought(), notificationType: 'REFUND', status: 5 };
  const transaction = {
    ...refunded.transaction,
    revocationDate: now,
    revocationPercentage: 50_000,
  };
  const refund = { ...refunded, transaction, signedDate: now + 60_000 };
  const reversed = { ...bought(), notificationType: 'REFUND_REVERSED', signedDate: now + 120_000 };
  expect(foldFacts(await factsOf(bought(), refund))).toMatchObject({
    standing: { status: 'CANCELLED', renews: false, expireTime: new Date(now) },
    payments: [{ state: 'REFUNDED', amountMinor: 54_950 }],
  });
  expect(foldFacts(await factsOf(bought(), refund, reversed))).toMatchObject({
    standing: { status: 'ACTIVE', renews: true },
    payments: [{ state: 'PAID' }],
  });
});

test('another product from the next charge on is another offer', async () => {
  const news = bought();
  const changed = { autoRenewProductId: 'yolk.monthly', renewalPrice: 129_000 };
  const later = { signedDate: bench.clock.now().getTime() + 60_000 };
  const change = { ...news, ...later, renewal: { ...news.renewal, ...changed } };
  const facts = await factsOf(news, { ...change, notificationType: 'DID_CHANGE_RENEWAL_PREF' });
  const { standing, history } = foldFacts(facts);
  expect(standing).toMatchObject({ billingPeriod: 'MONTHLY', priceMinor: 12_900 });
  expect(history.map(({ kind }) => kind)).toContain('OFFER_CHANGED');
});

test('a share of a family’s purchase costs its member nothing', async () => {
  const news = bought();
  const shared = { ...news.transaction, inAppOwnershipType: 'FAMILY_SHARED' };
  expect(foldFacts(await factsOf({ ...news, transaction: shared })).payments).toEqual([]);
});

test('an old message that is signed anew is still old', async () => {
  const now = bench.clock.now().getTime();
  const old = bought();
  const cancelled = { ...bought(), notificationType: 'DID_CHANGE_RENEWAL_STATUS' };
  cancelled.signedDate = now + 60_000;
  cancelled.renewal = { ...cancelled.renewal, autoRenewStatus: 0, signedDate: now + 60_000 };
  cancelled.transaction = { ...cancelled.transaction, signedDate: now + 60_000 };
  const again = { ...old, signedDate: now + 120_000, notificationUUID: 'again' };
  again.renewal = { ...again.renewal, signedDate: now };
  const { standing } = foldFacts(await factsOf(cancelled, again));
  expect(standing.renews).toBe(false);
});

test('a retry after days counts', async () => {
  const sent = await bench.sign(bought());
  bench.clock.addSeconds(157 * 3600);
  expect(await read(bench, sent)).toMatchObject({ ok: true });
});

test('what was signed in a future that no clock is off by does not count', async () => {
  const sent = await bench.sign(bought());
  bench.clock.addSeconds(-299);
  expect(await read(bench, sent)).toMatchObject({ ok: true });
  bench.clock.addSeconds(-2);
  expect(await read(bench, sent)).toEqual({ ok: false, reason: 'stale' });
});
