import { z } from 'zod';

const time = z
  .string()
  .transform((text) => new Date(text))
  .refine((date) => !Number.isNaN(date.getTime()));

const link = z.object({ rel: z.string(), href: z.string() });
const money = z.object({ currency_code: z.string(), value: z.string() });

const billingInfo = z.object({
  cycle_executions: z
    .array(z.object({ tenure_type: z.string(), cycles_completed: z.number() }))
    .default([]),
  next_billing_time: time.optional(),
  last_payment: z.object({ time }).optional(),
  last_failed_payment: z.object({ amount: money, time }).optional(),
  failed_payments_count: z.number().default(0),
});

/** What of a subscription we read; PayPal says more. */
export const subscriptionShape = z.object({
  id: z.string(),
  status: z.string(),
  status_change_note: z.string().optional(),
  status_update_time: time.optional(),
  plan_id: z.string(),
  custom_id: z.string().optional(),
  create_time: time.optional(),
  subscriber: z.object({ payer_id: z.string().optional() }).optional(),
  billing_info: billingInfo.optional(),
  links: z.array(link).default([]),
});
export type PayPalSubscription = z.output<typeof subscriptionShape>;

export const revisionShape = z.object({ links: z.array(link).default([]) });

export const planShape = z.object({
  id: z.string(),
  billing_cycles: z.array(
    z.object({
      tenure_type: z.string(),
      frequency: z.object({ interval_unit: z.string(), interval_count: z.number().default(1) }),
      pricing_scheme: z.object({ fixed_price: money.optional() }).optional(),
    }),
  ),
});
export type PayPalPlan = z.output<typeof planShape>;

export const planListShape = z.object({
  plans: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().optional(),
        description: z.string().optional(),
        status: z.string().optional(),
      }),
    )
    .default([]),
});

export const madeShape = z.object({ id: z.string() });

export const transactionsShape = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time,
        amount_with_breakdown: z.object({ gross_amount: money }),
      }),
    )
    .default([]),
});
export type PayPalTransaction = z.output<typeof transactionsShape>['transactions'][number];

/** A payment, or what was paid back of one, as the older interface words it. */
export const saleShape = z.object({
  id: z.string(),
  sale_id: z.string().optional(),
  billing_agreement_id: z.string().optional(),
  custom: z.string().optional(),
  create_time: time.optional(),
  amount: z.object({ total: z.string(), currency: z.string() }),
});
export type PayPalSale = z.output<typeof saleShape>;

export const eventShape = z.object({
  id: z.string().min(1).max(200),
  create_time: time,
  event_type: z.string(),
  resource: z.unknown(),
});
export type PayPalEvent = z.output<typeof eventShape>;

/** Where the member approves something; null where there is nothing (more) to approve. */
export function approvalUrlOf(links: readonly { rel: string; href: string }[]): string | null {
  return links.find(({ rel }) => rel === 'approve')?.href ?? null;
}
