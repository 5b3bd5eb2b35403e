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

test('a card that is declined is a card, so that it can be told from one that is none', async () => {
  const paymentToken = testTokens.cardDeclined;
  const answer = await cards().inspect({ paymentToken, user: { userId: 'maja' } });
  expect(answer).toMatchObject({ ok: true });
});

test('what ends at once comes after all else of its moment', async () => {
  const subscription = {
    userId: 'maja',
    providerReference: 'sandbox_1',
    customerReference: null,
    currency: 'SEK',
    billingPeriod: 'MONTHLY',
    priceMinor: 14_900,
    expireTime: new Date('2026-04-01T08:00:00Z'),
    renews: true,
  } as const;
  const rankOf = async (kind: 'cancel' | 'cancel-now') => {
    const outcome = await cards().change(subscription, { kind }, kind);
    return outcome.ok ? outcome.report.facts[0]?.rank : outcome.reason;
  };
  expect([await rankOf('cancel'), await rankOf('cancel-now')]).toEqual([1, 3]);
});
