import { createRandomId } from '../../../lib/ids.ts';
import type { PayPalBench } from './paypal-bench.ts';
import type { PayPalDoubleEvent } from './paypal-objects.ts';
import { orderOf } from './provider-contract.ts';

export type PayPalLife = (user: { userId: string }) => PayPalDoubleEvent[];

/**
 * Lives a membership at the double of PayPal: trial, cancelled, taken back, paid, another offer, paid,
 * cancelled, taken back, refused and ended by the payer. Tells it again of anybody.
 */
export async function recordPayPalLife(bench: PayPalBench): Promise<PayPalLife> {
  const { provider, double, clock } = bench;
  const order = { ...orderOf(bench), billingPeriod: 'MONTHLY', priceMinor: 12_900 } as const;
  const outcome = await provider.start(order);
  if (!outcome.ok) throw new Error(outcome.reason);
  const { providerReference } = outcome.report;
  const known = {
    userId: order.userId,
    providerReference,
    customerReference: null,
    billingPeriod: order.billingPeriod,
    currency: order.currency,
    priceMinor: order.priceMinor,
    expireTime: clock.now(),
    renews: true,
  };
  const change = async (kind: 'cancel' | 'resume') => {
    await provider.change(known, { kind }, createRandomId());
  };
  const yearly = { kind: 'offer', billingPeriod: 'YEARLY', priceMinor: 109_900 } as const;
  const steps: [days: number, step: () => unknown][] = [
    [0, () => double.approve(providerReference)],
    [2, () => change('cancel')],
    [1, () => change('resume')],
    [4, () => double.charge(providerReference)],
    [
      10,
      async () => {
        const offer = { ...yearly, vatPercent: 6, returnUrl: '' };
        await provider.change(known, offer, createRandomId());
        double.approve(providerReference);
      },
    ],
    [21, () => double.charge(providerReference)],
    [30, () => change('cancel')],
    [1, () => change('resume')],
    [334, () => double.charge(providerReference, 'failed')],
    [5, () => double.cancelAtPayPal(providerReference)],
  ];
  for (const [days, step] of steps) {
    clock.addDays(days);
    await step();
  }
  const recorded = JSON.stringify(double.events());
  return ({ userId }) => retold({ recorded, providerReference, from: order.userId, userId });
}

interface Retelling {
  recorded: string;
  providerReference: string;
  from: string;
  userId: string;
}

/** The same life with ids of its own. */
function retold({ recorded, providerReference, from, userId }: Retelling): PayPalDoubleEvent[] {
  const text = recorded
    .replaceAll(from, userId)
    .replaceAll(providerReference, `I-${userId}`)
    .replaceAll(/"(WH|SALE)-(\w+)"/g, `"$1-$2-${userId}"`);
  return JSON.parse(text) as PayPalDoubleEvent[];
}
