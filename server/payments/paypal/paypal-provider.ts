import type { Clock } from '../../../lib/clock.ts';
import { paymentUnreachable } from '../../../domain/membership/membership.errors.ts';
import type { PaymentProvider } from '../../../domain/membership/payment-provider.ts';
import { changeAtPayPal } from './paypal-changes.ts';
import { createPayPalClient } from './paypal-client.ts';
import { readPayPalNotification } from './paypal-notification.ts';
import { createPayPalPlans } from './paypal-plans.ts';
import { createSignatureCheck } from './paypal-signature.ts';
import { findAtPayPal, readAtPayPal, startAtPayPal } from './paypal-subscriptions.ts';

export interface PayPalOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** What the operator sells, as PayPal names it. */
  productId: string;
  /** Read by the payer. */
  brandName: string;
  clock: Clock;
  /** PayPal's sandbox, or another address for tests. */
  apiUrl?: string | undefined;
}

const liveApiUrl = 'https://api-m.paypal.com';

export function createPayPalProvider(options: PayPalOptions): PaymentProvider {
  const { webhookId, brandName, productId } = options;
  const apiUrl = options.apiUrl ?? liveApiUrl;
  const client = createPayPalClient({ ...options, apiUrl });
  const plans = createPayPalPlans({ client, productId, brandName });
  const paypal = { client, plans, brandName };
  const checkSignature = createSignatureCheck({ apiUrl, webhookId });
  const pages = pagesOf(apiUrl);
  return {
    name: 'PAYPAL',
    isTest: new URL(apiUrl).origin !== liveApiUrl,
    methods: ['PAYPAL'],
    fields: { kind: 'APPROVAL' },
    pageSources: { scripts: [], frames: [], connections: [], forms: [pages] },
    managementUrl: null,
    prepareFields: async () => null,
    // The wallet is chosen at PayPal.
    inspect: async () => ({ ok: true, fingerprint: null }),
    start: (order) => answered(() => startAtPayPal(paypal, order)),
    find: (order) => answered(() => findAtPayPal(paypal, order)),
    read: (subscription) => answered(() => readAtPayPal(paypal, subscription)),
    change: (subscription, change, idempotencyKey) =>
      answered(() => changeAtPayPal({ paypal, subscription, change, idempotencyKey })),
    portalUrl: async () => `${pages}/myaccount/autopay/`,
    readNotification: (request) =>
      answered(() => readPayPalNotification({ client, plans, checkSignature }, request)),
  };
}

/** Where members approve, beside the address programs ask. */
function pagesOf(apiUrl: string): string {
  const { protocol, host } = new URL(apiUrl);
  return `${protocol}//${host.replace(/^api(-m)?\./, 'www.')}`;
}

/** Anything but an answer is that PayPal could not be asked. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw paymentUnreachable(error);
  }
}
