import { Stripe } from 'stripe';
import type { KnownSeats, SeatTax } from '../../../domain/pro/payment/seat-gateway.ts';

interface SettingTax {
  stripe: Stripe;
  known: KnownSeats;
  customer: string;
  tax: SeatTax;
  key: string;
}

/** Who the customer is on invoices, and how the invoices to come are taxed. */
export async function setSeatTax(setting: SettingTax): Promise<void> {
  const { stripe, known, customer, tax, key } = setting;
  const { name, address, country } = known.billing;
  await stripe.customers.update(
    customer,
    {
      name,
      address: { line1: address, country },
      tax_exempt: tax.isReverseCharge ? 'reverse' : 'none',
    },
    { idempotencyKey: `billing:${key}` },
  );
  await setTaxNumber(setting);
  const { subscriptionReference: id } = known;
  if (id === null) return;
  const { ended_at: endedAt } = await stripe.subscriptions.retrieve(id);
  if (endedAt !== null) return;
  const rates = tax.percent > 0 ? [await taxRateOf({ stripe, tax })] : [];
  await stripe.subscriptions.update(
    id,
    { default_tax_rates: rates.length > 0 ? rates : '' },
    { idempotencyKey: `tax:${key}` },
  );
}

async function setTaxNumber({ stripe, customer, tax: { vatNumber }, key }: SettingTax) {
  const { data: known } = await stripe.customers.listTaxIds(customer, { limit: 100 });
  for (const { id, value } of known) {
    if (value !== vatNumber) await stripe.customers.deleteTaxId(customer, id);
  }
  if (vatNumber === null || known.some(({ value }) => value === vatNumber)) return;
  const taxId = { type: 'eu_vat', value: vatNumber } as const;
  try {
    await stripe.customers.createTaxId(customer, taxId, { idempotencyKey: `number:${key}` });
  } catch (error) {
    // Ours has passed the check of its format: it stands on our invoice, and on Stripe's it is left out.
    if (!isRefusedNumber(error)) throw error;
  }
}

function isRefusedNumber(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'tax_id_invalid'
  );
}

/** Stripe knows a rate as an object of its own; there is one for each country and percentage. */
export async function taxRateOf({
  stripe,
  tax: { country, percent },
}: {
  stripe: Stripe;
  tax: SeatTax;
}): Promise<string> {
  const name = `${country}:${percent}`;
  const rates = stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
  for await (const rate of rates) if (rate.metadata?.seatVat === name) return rate.id;
  const created = await stripe.taxRates.create(
    {
      display_name: 'VAT',
      country,
      percentage: percent,
      inclusive: false,
      metadata: { seatVat: name },
    },
    { idempotencyKey: `seats-vat:${name}` },
  );
  return created.id;
}
