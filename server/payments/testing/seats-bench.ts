import type { KnownSeats, SeatGateway } from '../../../domain/pro/payment/seat-gateway.ts';
import { testTokens } from '../../../domain/membership/orders/test-cards.rules.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { createSandboxSeats } from '../sandbox/sandbox-seats.ts';
import { createStripeSeats } from '../stripe/stripe-seats.ts';
import { MovableClock } from './movable-clock.ts';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';

export interface SeatsBench {
  gateway: SeatGateway;
  clock: MovableClock;
  /** A card nobody else has: one that is charged, and one that is refused when it is. */
  goodCard(): string;
  refusedCard(): string;
  double: StripeDouble | null;
  close(): Promise<void>;
}

export async function openSandboxSeatsBench(): Promise<SeatsBench> {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  return {
    gateway: createSandboxSeats({ clock }),
    clock,
    goodCard: () => testTokens.cardAccepted,
    refusedCard: () => testTokens.cardRefusedLater,
    double: null,
    close: async () => {},
  };
}

/** The real SDK beside a double of Stripe. */
export async function openStripeSeatsBench(): Promise<SeatsBench & { double: StripeDouble }> {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const double = await startStripeDouble({ clock });
  const card = (isDeclined: boolean) => {
    const fingerprint = createRandomId();
    double.addCard(`pm_${fingerprint}`, { fingerprint, isDeclined });
    return `pm_${fingerprint}`;
  };
  return {
    gateway: stripeSeatsAt(double.url),
    clock,
    goodCard: () => card(false),
    refusedCard: () => card(true),
    double,
    close: () => double.close(),
  };
}

function stripeSeatsAt(apiUrl: string): SeatGateway {
  return createStripeSeats({
    secretKey: 'sk_test_yolk',
    publishableKey: 'pk_test_yolk',
    webhookSecret: 'whsec_test_yolk',
    productId: 'prod_yolk',
    apiUrl,
  });
}

export function newSeats(): KnownSeats {
  return {
    groupId: createRandomId(),
    currency: 'SEK',
    billing: {
      name: 'Lindgård Clinic',
      address: 'Storgatan 1, 111 22 Stockholm',
      country: 'SE',
    },
    customerReference: null,
    subscriptionReference: null,
    memo: null,
  };
}
