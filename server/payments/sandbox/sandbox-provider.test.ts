import { expect, test } from 'vitest';
import { testTokens } from '../../../domain/membership/orders/test-cards.rules.ts';
import { signatureOf } from '../signed-body.ts';
import { MovableClock } from '../testing/movable-clock.ts';
import { testSellingProvider, type ProviderBench } from '../testing/provider-contract.ts';
import { sandboxSignatureHeader } from './sandbox-notification.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

const secret = 'only the sandbox knows';

testSellingProvider(async (): Promise<ProviderBench> => {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  return {
    provider: createSandboxProvider({ clock, secret }),
    clock,
    tokens: {
      accepted: testTokens.cardAccepted,
      another: testTokens.payPal,
      declined: testTokens.cardDeclined,
      unknown: '4242424242424242',
    },
    approve: null,
    notifications: async () => [],
    unrelated: async () => {
      const body = Buffer.from(
        JSON.stringify({ id: 'n1', createdAt: clock.now(), subscription: 's' }),
      );
      const signature = signatureOf({ body, secret, time: clock.now() });
      return { headers: { [sandboxSignatureHeader]: signature }, body };
    },
    close: async () => {},
  };
});

const cards = () =>
  createSandboxProvider({ clock: new MovableClock('2026-03-02T08:00:00Z'), secret });

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', '', 'test_card_accepted '])(
  'the sandbox takes the cards of its list and not "%s"',
  async (paymentToken) => {
    const answer = await cards().inspect({ paymentToken, user: { userId: 'maja' } });
    expect(answer).toEqual({ ok: false, reason: 'invalid-payment-method' });
  },
);

test('everybody has a test card of their own, and one card is the same for all', async () => {
  const fingerprintOf = async (paymentToken: string, userId: string) => {
    const answer = await cards().inspect({ paymentToken, user: { userId } });
    return answer.ok ? answer.fingerprint : answer.reason;
  };
  const { cardAccepted, cardShared, payPal } = testTokens;
  const prints = await Promise.all([
    fingerprintOf(cardAccepted, 'maja'),
    fingerprintOf(cardAccepted, 'ola'),
    fingerprintOf(payPal, 'maja'),
    fingerprintOf(cardShared, 'maja'),
  ]);
  expect(new Set(prints).size).toBe(4);
  expect(await fingerprintOf(cardShared, 'ola')).toBe(prints[3]);
});
