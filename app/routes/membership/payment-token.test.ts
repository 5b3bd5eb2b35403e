import { expect, test } from 'vitest';
import { testTokens } from '../../../domain/membership/orders/test-cards.rules.ts';
import { cardProblem, sentPayment } from './payment-token.ts';

const typed = { method: 'card', cardNumber: '4242 4242 4242 4242', paymentToken: 'pm_1' };

test('the sandbox takes a number and sends what stands for it', () => {
  expect(sentPayment(typed, 'TEST_CARD')).toEqual({
    method: 'CARD',
    token: testTokens.cardAccepted,
  });
  expect(sentPayment({ ...typed, cardNumber: '12' }, 'TEST_CARD')).toBeNull();
});

test('with a company’s fields its token is sent, and never a number', () => {
  expect(sentPayment(typed, 'STRIPE')).toEqual({ method: 'CARD', token: 'pm_1' });
  expect(sentPayment({ ...typed, paymentToken: '' }, 'STRIPE')).toBeNull();
});

test('PayPal needs no card: it is approved at its own page', () => {
  const payPal = { method: 'paypal', cardNumber: '', paymentToken: '' };
  expect(sentPayment(payPal, null)).toEqual({ method: 'PAYPAL', token: 'approval' });
  expect(sentPayment(payPal, 'TEST_CARD')).toEqual({ method: 'PAYPAL', token: testTokens.payPal });
});

test('a card that does not count is refused where it was typed, in the sandbox with what counts', () => {
  expect(cardProblem('TEST_CARD')).toMatchObject({
    path: ['paymentToken'],
    code: 'payment.test-card-only',
  });
  expect(cardProblem(null).code).toBe('payment.invalid');
});
