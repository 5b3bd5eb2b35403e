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
