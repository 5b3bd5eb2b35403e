import { Stripe } from 'stripe';
import type { PaymentProvider } from '../../../domain/membership/payment-provider.ts';
import { createStripeProvider } from '../stripe/stripe-provider.ts';
import { MovableClock } from './movable-clock.ts';
import type { ProviderBench, SignedNotification } from './provider-contract.ts';
import { startStripeDouble, type StripeDouble, type StripeEvent } from './stripe-double.ts';

const stripeWebhookSecret = 'whsec_test_yolk';

export interface StripeBench extends ProviderBench {
  double: StripeDouble;
  sign(event: StripeEvent): SignedNotification;
}

/** The real SDK beside a double of Stripe. */
export async function openStripeBench(): Promise<StripeBench> {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const double = await startStripeDouble({ clock });
  const tokens = {
    accepted: 'pm_accepted',
    another: 'pm_another',
    declined: 'pm_declined',
    unknown: 'pm_unknown',
  };
  double.addCard(tokens.accepted, { fingerprint: 'fp_accepted' });
  double.addCard(tokens.another, { fingerprint: 'fp_another' });
  double.addCard(tokens.declined, { fingerprint: 'fp_declined', isDeclined: true });
  const provider = stripeAt(double.url);
  const sign = (event: StripeEvent) => signStripe({ event, time: clock.now() });
  return {
    provider,
    clock,
    tokens,
    double,
    sign,
    approve: null,
    notifications: async () => double.events().map(sign),
    unrelated: async () => sign({ ...unrelatedEvent, created: clock.now().getTime() / 1000 }),
    close: () => double.close(),
  };
}

export function stripeAt(apiUrl: string): PaymentProvider {
  return createStripeProvider({
    secretKey: 'sk_test_yolk',
    publishableKey: 'pk_test_yolk',
    webhookSecret: stripeWebhookSecret,
    productId: 'prod_yolk',
    apiUrl,
  });
}

const unrelatedEvent: StripeEvent = {
  id: 'evt_unrelated',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 0,
  type: 'payout.paid',
  data: { object: { id: 'po_1', object: 'payout' } },
};

/** With Stripe's own code for it. */
export function signStripe({ event, time }: { event: StripeEvent; time: Date }) {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: stripeWebhookSecret,
    timestamp: Math.floor(time.getTime() / 1000),
  });
  return { headers: { 'stripe-signature': signature }, body: Buffer.from(payload) };
}
