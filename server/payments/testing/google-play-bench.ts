import { generateKeyPairSync } from 'node:crypto';
import { addDays } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { createGooglePlayProvider } from '../google-play/google-play-provider.ts';
import {
  packageName,
  pushAccount,
  pushAudience,
  pushToken,
  startGooglePlayDouble,
  type DoubledPurchase,
  type GooglePlayDouble,
} from './google-play-double.ts';
import { MovableClock } from './movable-clock.ts';
import type { ShopBench, ShopMembership, ShopMoment } from './notifying-contract.ts';
import type { SignedNotification } from './provider-contract.ts';

export interface GooglePlayBench extends ShopBench {
  double: GooglePlayDouble;
  /** As Pub/Sub delivers it, with a token made now. */
  push(
    message: object,
    given?: { claims?: object; messageId?: string },
  ): Promise<SignedNotification>;
  /** What a push says of a purchase. */
  changed(purchaseToken: string): object;
}

/** The real provider beside a double of Google. */
export async function openGooglePlayBench(): Promise<GooglePlayBench> {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const double = await startGooglePlayDouble({ clock });
  const provider = createGooglePlayProvider({
    clock,
    packageName,
    serviceAccount: double.serviceAccount,
    apiUrl: double.url,
    keysUrl: `${double.url}/keys`,
    pushAudience,
    pushAccount,
    yearlyPlans: ['yearly'],
  });
  const push: GooglePlayBench['push'] = async (message, { claims = {}, messageId } = {}) =>
    pushed({ message, messageId, token: await double.pushToken({ ...claims }) });
  const test = { packageName, testNotification: { version: '1.0' } };
  return {
    provider,
    clock,
    double,
    push,
    changed,
    freshSeconds: 3600,
    isWhole: false,
    open: (userId, given) => openMembership({ userId, clock, double, push, ...given }),
    unrelated: () => push(test),
    async unreadable() {
      return { ...(await push(test)), body: Buffer.from('{"message":{"messageId":"1"}}') };
    },
    async forgeries() {
      const { body, headers } = await push(test);
      const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const stranger = await pushToken({ clock, claims: {}, key });
      return {
        'no token': { headers: {}, body },
        'a token that was meddled with': { headers: { authorization: `${auth(headers)}A` }, body },
        'signed by a stranger': { headers: { authorization: `Bearer ${stranger}` }, body },
        'another account': await push(test, { claims: { email: 'other@example.com' } }),
        'an address nobody verified': await push(test, { claims: { email_verified: false } }),
        'for somebody else': await push(test, { claims: { aud: 'https://other.example' } }),
        'of another issuer': await push(test, { claims: { iss: 'https://other.example' } }),
      };
    },
    close: () => double.close(),
  };
}

function auth({ authorization = '' }: Record<string, string>): string {
  return authorization;
}

function pushed({
  message,
  messageId = createRandomId(),
  token,
}: {
  message: object;
  messageId?: string | undefined;
  token: string;
}): SignedNotification {
  const data = Buffer.from(JSON.stringify(message)).toString('base64');
  const sent = { message: { messageId, data }, subscription: 'projects/yolk/subscriptions/play' };
  return { headers: { authorization: `Bearer ${token}` }, body: Buffer.from(JSON.stringify(sent)) };
}

function changed(purchaseToken: string): object {
  const subscriptionNotification = { version: '1.0', notificationType: 4, purchaseToken };
  return { version: '1.0', packageName, eventTimeMillis: '0', subscriptionNotification };
}

interface Opening {
  userId: string;
  clock: MovableClock;
  double: GooglePlayDouble;
  push: GooglePlayBench['push'];
  currency?: string;
}

/** A subscription as Google keeps it; a push says no more than that it changed. */
function openMembership({ userId, clock, double, push, currency }: Opening): ShopMembership {
  const purchaseToken = `token of ${userId}`;
  const purchase = newPurchase({ userId, currency });
  double.purchases.set(purchaseToken, purchase);
  const [item = {}] = purchase.lineItems;
  const plan = item.autoRenewingPlan as Record<string, unknown>;
  const runsFor = (days: number) => (item.expiryTime = addDays(clock.now(), days).toISOString());
  const stands = (state: string) => (purchase.subscriptionState = `SUBSCRIPTION_STATE_${state}`);
  const paid = () => {
    stands('ACTIVE');
    runsFor(365);
    item.offerPhase = { basePrice: {} };
  };
  const happenings: Record<ShopMoment, () => void> = {
    trial() {
      stands('ACTIVE');
      runsFor(7);
      item.offerPhase = { freeTrial: {} };
    },
    bought: paid,
    cancelled() {
      stands('CANCELED');
      // Google leaves out what is false.
      delete plan.autoRenewEnabled;
      purchase.canceledStateContext = { userInitiatedCancellation: {} };
    },
    resumed() {
      stands('ACTIVE');
      plan.autoRenewEnabled = true;
      delete purchase.canceledStateContext;
    },
    renewed: paid,
    grace() {
      stands('IN_GRACE_PERIOD');
      // The grace counts from the day the paid time ended.
      runsFor(380);
    },
    held() {
      stands('ON_HOLD');
      runsFor(0);
    },
    recovered: paid,
    expired() {
      const wasHeld = purchase.subscriptionState.endsWith('ON_HOLD');
      stands('EXPIRED');
      runsFor(0);
      delete plan.autoRenewEnabled;
      if (wasHeld) purchase.canceledStateContext = { systemInitiatedCancellation: {} };
    },
    revoked() {
      stands('EXPIRED');
      runsFor(0);
      delete plan.autoRenewEnabled;
      purchase.canceledStateContext = { developerInitiatedCancellation: {} };
    },
  };
  return {
    happen(moment) {
      happenings[moment]();
      const messageId = createRandomId();
      return () => push(changed(purchaseToken), { messageId });
    },
  };
}

export function newPurchase({
  userId,
  currency = 'SEK',
}: {
  userId: string;
  currency?: string | undefined;
}): DoubledPurchase {
  return {
    kind: 'androidpublisher#subscriptionPurchaseV2',
    subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
    acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
    externalAccountIdentifiers: { obfuscatedExternalAccountId: userId },
    lineItems: [
      {
        productId: 'premium',
        expiryTime: '2027-03-02T08:00:00.000Z',
        autoRenewingPlan: {
          autoRenewEnabled: true,
          recurringPrice: { currencyCode: currency, units: '1099' },
        },
        offerDetails: { basePlanId: 'yearly' },
        offerPhase: { basePrice: {} },
      },
    ],
  };
}
