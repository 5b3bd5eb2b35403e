import type { readFormValues } from './form-values.ts';

export type Values = ReturnType<typeof readFormValues>;
export type StripeObject = Record<string, unknown> & { id: string };

/** A refusal as Stripe words it. */
export class StripeFault extends Error {
  readonly status: number;
  readonly error: Record<string, string>;
  constructor(status: number, error: Record<string, string>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function declined(): StripeFault {
  const message = 'Your card was declined.';
  return new StripeFault(402, { type: 'card_error', code: 'card_declined', message });
}

export function publicMethod(method: StripeObject & { isDeclined: boolean }) {
  return { ...method, isDeclined: undefined };
}

export function priceOf(item: Values) {
  const data = item.price_data as Values;
  const interval = String((data.recurring as Values).interval);
  return {
    currency: String(data.currency),
    unitAmount: Number(data.unit_amount),
    interval,
    days: interval === 'year' ? 365 : 30,
  };
}

export function itemOf({
  id,
  price,
  start,
  end,
}: {
  id: string;
  price: ReturnType<typeof priceOf>;
  start: Date;
  end: Date;
}) {
  return {
    id,
    object: 'subscription_item',
    current_period_start: seconds(start),
    current_period_end: seconds(end),
    price: {
      id: `price_${price.unitAmount}`,
      object: 'price',
      currency: price.currency,
      unit_amount: price.unitAmount,
      recurring: { interval: price.interval, interval_count: 1 },
    },
  };
}

export function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
