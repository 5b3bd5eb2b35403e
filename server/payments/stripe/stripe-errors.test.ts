import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { answered, reachable, refusalOf } from './stripe-errors.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

const card = (code: string) => new StripeCardError({ type: 'card_error', message: code, code });
const invalid = (code: string, param?: string) =>
  new StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: code,
    code,
    ...(param !== undefined && { param }),
  });

test.each([
  ['a card that is declined', card('card_declined'), 'declined'],
  ['one that wants its owner', card('authentication_required'), 'needs-authentication'],
  [
    'one that is not there',
    invalid('resource_missing', 'payment_method'),
    'invalid-payment-method',
  ],
  [
    'one that was never confirmed',
    invalid('payment_method_unactivated', 'default_payment_method'),
    'invalid-payment-method',
  ],
  ['a customer that is not there', invalid('resource_missing', 'customer'), null],
  ['something that is not there', invalid('resource_missing'), null],
  ['another fault of ours', invalid('parameter_unknown', 'payment_method'), null],
  ['what is no answer of Stripe', new Error('payment_method'), null],
])('what Stripe says of %s', (_what, error, reason) => {
  expect(refusalOf(error)).toBe(reason);
});

test('what is said of the card is an answer; what else fails is that nobody could be asked', async () => {
  const failing = (error: Error) => async () => {
    throw error;
  };
  expect(await reachable(async () => 7)).toBe(7);
  expect(await reachable(failing(card('card_declined')))).toEqual({
    ok: false,
    reason: 'declined',
  });
  const unreachable = { code: 'payment.unreachable' };
  await expect(reachable(failing(new Error('down')))).rejects.toMatchObject(unreachable);
  expect(await answered(async () => 7)).toBe(7);
  await expect(answered(failing(card('card_declined')))).rejects.toMatchObject(unreachable);
});
