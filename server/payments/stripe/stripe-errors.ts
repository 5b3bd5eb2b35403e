import { Stripe } from 'stripe';
import { paymentUnreachable } from '../../../domain/membership/membership.errors.ts';
import type { PaymentRefusal } from '../../../domain/membership/payment-provider.ts';

type Refused = { ok: false; reason: PaymentRefusal };

/** What Stripe says about the card is an answer; anything else is that it could not be asked. */
export async function reachable<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    const reason = refusalOf(error);
    if (reason !== null) return { ok: false, reason };
    throw paymentUnreachable(error);
  }
}

export async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw paymentUnreachable(error);
  }
}

export function refusalOf(error: unknown): PaymentRefusal | null {
  if (error instanceof Stripe.errors.StripeCardError) {
    return error.code === 'authentication_required' ? 'needs-authentication' : 'declined';
  }
  const isAboutCard =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'resource_missing' || error.code === 'payment_method_unactivated') &&
    (error.param ?? '').includes('payment_method');
  return isAboutCard ? 'invalid-payment-method' : null;
}
