import { expect, test } from 'vitest';
import type {
  KnownSubscription,
  SubscriptionChange,
} from '../../../domain/membership/payment-provider.ts';
import { changeAtPayPal } from './paypal-changes.ts';
import { PayPalRefusal, type PayPalClient } from './paypal-client.ts';
import type { PayPal } from './paypal-subscriptions.ts';

const at = new Date('2026-03-02T08:00:00Z');
const terms = { billingPeriod: 'YEARLY', priceMinor: 9900, currency: 'USD', trialDays: 0 };

/** PayPal, where what is ordered is answered with an error, or the subscription stands so. */
function paypalWith({ error, status = 'SUSPENDED' }: { error?: Error; status?: string }) {
  const asked: { method: string; path: string; body?: unknown }[] = [];
  const ask = (async ({ method, path, body, shape }) => {
    asked.push({ method, path, ...(body === undefined ? {} : { body }) });
    if (method === 'POST' && error !== undefined) throw error;
    const value = method === 'POST' ? undefined : { id: 'I/1', status, plan_id: 'P-1' };
    return { value: shape.parse(value), at };
  }) satisfies PayPalClient['ask'];
  const plans = { termsOf: async () => terms } as unknown as PayPal['plans'];
  return { asked, paypal: { client: { ask }, plans, brandName: 'Yolk' } satisfies PayPal };
}

function changed(kind: 'cancel' | 'resume' | 'cancel-now' | 'payment-method', paypal: PayPal) {
  return changeAtPayPal({
    paypal,
    subscription: { providerReference: 'I/1' } as KnownSubscription,
    change: { kind } as SubscriptionChange,
    idempotencyKey: 'key-1',
  });
}

const path = '/v1/billing/subscriptions/I%2F1';

test.each([
  ['cancel', 'suspend', 'Cancelled by the member'],
  ['resume', 'activate', 'Taken back by the member'],
] as const)('to %s is to %s, and how it stands is read afterwards', async (kind, order, reason) => {
  const { asked, paypal } = paypalWith({ status: 'ACTIVE' });
  expect(await changed(kind, paypal)).toMatchObject({ ok: true, approvalUrl: null });
  expect(asked[0]).toEqual({ method: 'POST', path: `${path}/${order}`, body: { reason } });
  expect(asked[1]).toMatchObject({ method: 'GET' });
  expect(asked[1]?.path.startsWith(path)).toBe(true);
  expect(asked).toHaveLength(2);
});

test('what is over at once is cancelled there, from the moment PayPal tells', async () => {
  const { asked, paypal } = paypalWith({ status: 'CANCELLED' });
  const outcome = await changed('cancel-now', paypal);
  expect(asked[0]).toMatchObject({ method: 'POST', path: `${path}/cancel` });
  const facts = outcome.ok ? outcome.report.facts : [];
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({ standing: { expireTime: at } });
});

test.each(['cancel', 'cancel-now'] as const)(
  'where %s finds it so already, it goes on with how it stands',
  async (kind) => {
    const error = new PayPalRefusal(422, ['OTHER', 'SUBSCRIPTION_STATUS_INVALID']);
    const { asked, paypal } = paypalWith({ error });
    expect(await changed(kind, paypal)).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  },
);

test.each([
  new PayPalRefusal(422, ['OTHER']),
  new PayPalRefusal(404, []),
  new Error('SUBSCRIPTION_STATUS_INVALID'),
])('any other answer fails the change: %s', async (error) => {
  for (const kind of ['cancel', 'resume', 'cancel-now'] as const) {
    const { asked, paypal } = paypalWith({ error });
    await expect(changed(kind, paypal)).rejects.toBe(error);
    expect(asked).toHaveLength(1);
  }
});

test('what does not run again cannot be taken back', async () => {
  const { paypal } = paypalWith({ status: 'SUSPENDED' });
  expect(await changed('resume', paypal)).toEqual({ ok: false, reason: 'cannot-resume' });
});

test('the wallet is changed there and not here', async () => {
  const { asked, paypal } = paypalWith({});
  const refused = { ok: false, reason: 'invalid-payment-method' };
  expect(await changed('payment-method', paypal)).toEqual(refused);
  expect(asked).toEqual([]);
});
