import { addDays } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { createAppStoreProvider } from '../app-store/app-store-provider.ts';
import { createAppleChain } from './apple-chain.ts';
import { MovableClock } from './movable-clock.ts';
import type { ShopBench, ShopMembership, ShopMoment } from './notifying-contract.ts';
import type { SignedNotification } from './provider-contract.ts';

const bundleId = 'com.example.yolk';
const appAppleId = 123_456_789;
const chain = createAppleChain();

export interface AppStoreBench extends ShopBench {
  /** As the App Store signs it, each of its parts too. */
  sign(news: SentNews): Promise<SignedNotification>;
}

/** What a notification says before it is signed. */
export interface SentNews {
  notificationType: string;
  subtype?: string;
  notificationUUID?: string;
  signedDate?: number;
  bundleId?: string;
  environment?: string;
  status?: number;
  transaction?: Record<string, unknown>;
  renewal?: Record<string, unknown>;
}

/** The real library beside a shop that signs with certificates of its own. */
export function openAppStoreBench(): Promise<AppStoreBench> {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const provider = createAppStoreProvider({
    bundleId,
    appAppleId,
    environment: 'Production',
    yearlyProducts: ['yolk.yearly'],
    rootCertificates: [chain.root],
    checksRevocation: false,
  });
  const sign = (news: SentNews, signer = chain) => signedNews({ news, clock, signer });
  const test = { notificationType: 'TEST' };
  return Promise.resolve({
    provider,
    clock,
    freshSeconds: 7 * 86_400,
    isWhole: true,
    sign,
    open: (userId, given) => openMembership({ userId, clock, sign, ...given }),
    unrelated: () => sign(test),
    unreadable: async () => ({ headers: {}, body: Buffer.from('{"signedPayload":7}') }),
    async forgeries() {
      const { body } = await sign(test);
      const stranger = createAppleChain();
      return {
        'signed by a stranger': await sign(test, stranger),
        'signed for something else': await sign(test, createAppleChain({ mark: '1.2.3.4' })),
        'another app': await sign({ ...test, bundleId: 'com.example.other' }),
        'the sandbox': await sign({ ...test, environment: 'Sandbox' }),
        'without a check at all': await sign({ ...test, environment: 'Xcode' }, stranger),
        'meddled with': { headers: {}, body: meddled(body) },
        unsigned: { headers: {}, body: unsigned(body) },
        'no signature': { headers: {}, body: Buffer.from('{"signedPayload":"a.b.c"}') },
      };
    },
    close: async () => {},
  });
}

function meddled(body: Buffer): Buffer {
  const [head, payload = '', signature] = textOf(body).split('.');
  const text = Buffer.from(payload, 'base64url').toString().replace('TEST', 'EXPIRED');
  return bodyOf([head, Buffer.from(text).toString('base64url'), signature].join('.'));
}

function unsigned(body: Buffer): Buffer {
  const [, payload] = textOf(body).split('.');
  const head = Buffer.from('{"alg":"none"}').toString('base64url');
  return bodyOf(`${head}.${payload}.`);
}

function textOf(body: Buffer): string {
  return (JSON.parse(body.toString()) as { signedPayload: string }).signedPayload;
}

function bodyOf(signedPayload: string): Buffer {
  return Buffer.from(JSON.stringify({ signedPayload }));
}

async function signedNews({
  news,
  clock,
  signer,
}: {
  news: SentNews;
  clock: MovableClock;
  signer: typeof chain;
}): Promise<SignedNotification> {
  const { transaction, renewal, status, environment = 'Production', ...payload } = news;
  const signedDate = news.signedDate ?? clock.now().getTime();
  const own = { bundleId, environment, signedDate };
  const data = {
    appAppleId,
    bundleId: news.bundleId ?? bundleId,
    environment,
    status,
    ...(transaction && { signedTransactionInfo: await signer.sign({ ...own, ...transaction }) }),
    ...(renewal && { signedRenewalInfo: await signer.sign({ ...own, ...renewal }) }),
  };
  const id = { notificationUUID: createRandomId(), version: '2.0', signedDate };
  return { headers: {}, body: bodyOf(await signer.sign({ ...id, ...payload, data })) };
}

interface Opening {
  userId: string;
  clock: MovableClock;
  sign: AppStoreBench['sign'];
  currency?: string;
}

/** A subscription as the App Store keeps it. */
function openMembership({ userId, clock, sign, currency = 'SEK' }: Opening): ShopMembership {
  const originalTransactionId = createRandomId();
  const now = () => clock.now().getTime();
  const later = (days: number) => addDays(clock.now(), days).getTime();
  let status = 1;
  let transaction: Record<string, unknown> = {};
  let renewal: Record<string, unknown> = {};
  const buy = (days: number, price: number, offerDiscountType?: string) => {
    const expiresDate = later(days);
    transaction = {
      originalTransactionId,
      transactionId: createRandomId(),
      appAccountToken: userId,
      productId: 'yolk.yearly',
      type: 'Auto-Renewable Subscription',
      inAppOwnershipType: 'PURCHASED',
      purchaseDate: now(),
      expiresDate,
      currency,
      price,
      offerDiscountType,
    };
    renewal = {
      originalTransactionId,
      autoRenewProductId: 'yolk.yearly',
      autoRenewStatus: 1,
      renewalDate: expiresDate,
      renewalPrice: 1_099_000,
      currency,
    };
    status = 1;
  };
  const happenings: Record<ShopMoment, () => [type: string, subtype?: string]> = {
    trial: () => {
      buy(7, 0, 'FREE_TRIAL');
      return ['SUBSCRIBED', 'INITIAL_BUY'];
    },
    bought: () => {
      buy(365, 1_099_000);
      return ['SUBSCRIBED', 'INITIAL_BUY'];
    },
    cancelled: () => {
      renewal.autoRenewStatus = 0;
      return ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED'];
    },
    resumed: () => {
      renewal.autoRenewStatus = 1;
      return ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_ENABLED'];
    },
    renewed: () => {
      buy(365, 1_099_000);
      return ['DID_RENEW'];
    },
    grace: () => {
      status = 4;
      transaction.expiresDate = now();
      Object.assign(renewal, { renewalDate: now(), gracePeriodExpiresDate: later(16) });
      return ['DID_FAIL_TO_RENEW', 'GRACE_PERIOD'];
    },
    held: () => {
      const hadGrace = status === 4;
      status = 3;
      delete renewal.gracePeriodExpiresDate;
      if (hadGrace) return ['GRACE_PERIOD_EXPIRED'];
      transaction.expiresDate = now();
      renewal.renewalDate = now();
      return ['DID_FAIL_TO_RENEW'];
    },
    recovered: () => {
      buy(365, 1_099_000);
      return ['DID_RENEW', 'BILLING_RECOVERY'];
    },
    expired: () => {
      const wasCancelled = status === 1;
      status = 2;
      transaction.expiresDate = now();
      const expirationIntent = wasCancelled ? 1 : 2;
      Object.assign(renewal, { renewalDate: now(), autoRenewStatus: 0, expirationIntent });
      return ['EXPIRED', wasCancelled ? 'VOLUNTARY' : 'BILLING_RETRY'];
    },
    revoked: () => {
      status = 5;
      transaction.revocationDate = now();
      renewal.autoRenewStatus = 0;
      return ['REFUND'];
    },
  };
  return {
    happen(moment) {
      const [notificationType, subtype] = happenings[moment]();
      const given = { ...(subtype && { subtype }), status };
      const parts = { transaction: { ...transaction }, renewal: { ...renewal } };
      const sent = sign({ notificationType, ...given, ...parts });
      return () => sent;
    },
  };
}
