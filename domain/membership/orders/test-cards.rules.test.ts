import { expect, test } from 'vitest';
import { testCardToken, testTokens } from './test-cards.rules.ts';

test.each([
  ['4242 4242 4242 4242', testTokens.cardAccepted],
  ['4242424242424242', testTokens.cardAccepted],
  ['4242-4242-4242-4242 ', testTokens.cardAccepted],
  ['4000 0000 0000 0002', testTokens.cardDeclined],
  ['5555 5555 5555 4444', testTokens.cardShared],
  ['4000 0000 0000 0341', testTokens.cardRefusedLater],
  ['5105 1051 0510 5100', null],
  ['4242', null],
  ['', null],
])('card %s stands for %s', (cardNumber, token) => {
  expect(testCardToken(cardNumber)).toBe(token);
});
