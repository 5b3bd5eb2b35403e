import { defineError } from '../../lib/errors.ts';

/** The operation is for premium members. */
export const premiumRequired = defineError({
  code: 'premium.required',
  status: 403,
  isReportable: false,
});

/** The operator has not set up a payment company. */
export const paymentsUnavailable = defineError({ code: 'payment.unavailable', status: 503 });

/**
 * The payment company does not answer, or answers with an error. `reconcilePayments` finishes later
 * what was begun.
 */
export const paymentUnreachable = defineError({ code: 'payment.unreachable', status: 503 });
