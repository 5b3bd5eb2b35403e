import { testCardToken, testTokens } from '../../../domain/membership/orders/test-cards.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { FormProblem } from '../../forms/form-answers.ts';
import type { PaymentFieldsKind, PaymentMethod } from '../../graphql/schema-types.gen.ts';

export interface SentPayment {
  method: PaymentMethod;
  token: string;
}

interface TypedPayment {
  method: string;
  cardNumber: string;
  paymentToken: string;
}

/**
 * What a form pays with. The sandbox's fields are ours, and the number goes no further than here; a
 * company's own fields have put a token in its place.
 */
export function sentPayment(
  { method, cardNumber, paymentToken }: TypedPayment,
  kind: PaymentFieldsKind | null,
): SentPayment | null {
  const isPayPal = method === 'paypal';
  const isTest = kind === 'TEST_CARD';
  if (isPayPal) return { method: 'PAYPAL', token: isTest ? testTokens.payPal : 'approval' };
  const token = isTest ? testCardToken(cardNumber) : paymentToken;
  return token ? { method: 'CARD', token } : null;
}

/** Why a form without a card that counts is refused. */
export function cardProblem(kind: PaymentFieldsKind | null): FormProblem {
  const path = ['paymentToken'];
  if (kind === 'TEST_CARD') {
    const message = m.error_payment_test_card_only();
    return { path, code: 'payment.test-card-only', message };
  }
  return { path, code: 'payment.invalid', message: m.error_payment_invalid() };
}
