import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PaymentProvider } from '../../../domain/membership/payment-provider.ts';
import type { Clock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { createPayPalProvider } from '../paypal/paypal-provider.ts';
import { MovableClock } from './movable-clock.ts';
import { paypalCertificateKey } from './paypal-certificate.ts';
import { doubledSecret, startPayPalDouble, type PayPalDouble } from './paypal-double.ts';
import type { PayPalDoubleEvent } from './paypal-objects.ts';
import type { ProviderBench, SignedNotification } from './provider-contract.ts';

const webhookId = 'WEBHOOK1YOLK';

export interface PayPalBench extends ProviderBench {
  double: PayPalDouble;
  sign(event: PayPalDoubleEvent): SignedNotification;
}

/** The provider beside a double of PayPal. */
export async function openPayPalBench(): Promise<PayPalBench> {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const double = await startPayPalDouble({ clock });
  const sign = (event: PayPalDoubleEvent) => signPayPal({ event, double, time: clock.now() });
  return {
    provider: paypalAt({ apiUrl: double.url, clock }),
    clock,
    // The wallet is chosen on PayPal's own pages.
    tokens: { accepted: 'approval', another: 'approval', declined: '', unknown: '' },
    double,
    sign,
    approve: (providerReference) => double.approve(providerReference),
    notifications: async () => double.events().map(sign),
    unrelated: async () => sign(unrelatedEvent(clock)),
    close: () => double.close(),
  };
}

export function paypalAt({ apiUrl, clock }: { apiUrl: string; clock: Clock }): PaymentProvider {
  return createPayPalProvider({
    clientId: 'client',
    clientSecret: doubledSecret,
    webhookId,
    productId: 'PROD-YOLK',
    brandName: 'Yolk',
    clock,
    apiUrl,
  });
}

function unrelatedEvent(clock: Clock): PayPalDoubleEvent {
  return {
    id: 'WH-unrelated',
    create_time: clock.now().toISOString(),
    resource_type: 'plan',
    event_type: 'BILLING.PLAN.UPDATED',
    resource: { id: 'P-1' },
  };
}

/** As PayPal signs: the headers, and of the body its checksum. */
function signPayPal({
  event,
  double: { certificateUrl },
  time,
}: {
  event: PayPalDoubleEvent;
  double: PayPalDouble;
  time: Date;
}): SignedNotification {
  const body = Buffer.from(JSON.stringify(event));
  const id = createRandomId();
  const transmissionTime = time.toISOString();
  const signature = createSign('sha256')
    .update([id, transmissionTime, webhookId, crc32(body)].join('|'))
    .sign(paypalCertificateKey, 'base64');
  return {
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': transmissionTime,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': certificateUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    },
    body,
  };
}
