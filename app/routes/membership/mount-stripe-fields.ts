import * as m from '../../../i18n/paraglide/messages.js';
import { loadStripe, type StripeBrowser, type StripeElements } from './load-stripe.ts';

interface StripeFields {
  /** Has Stripe keep what was typed, and gives the token for it. */
  keepCard(): Promise<{ paymentToken: string } | { problem: string }>;
}

interface Mounting {
  publishableKey: string;
  element: HTMLElement;
  languageTag: string;
  signal: AbortSignal;
  groupId: string | undefined;
}

export async function mountStripeFields(mounting: Mounting): Promise<StripeFields> {
  const { publishableKey, element, languageTag, signal, groupId } = mounting;
  const query = groupId === undefined ? '' : `?group=${encodeURIComponent(groupId)}`;
  const [stripe, answer] = await Promise.all([
    loadStripe(publishableKey),
    fetch(`/payments/prepare${query}`, { method: 'POST', signal }),
  ]);
  const { clientSecret } = (await answer.json()) as { clientSecret: string | null };
  if (clientSecret === null) throw new Error('There is no secret for the fields');
  const appearance = { theme: 'stripe' };
  const elements = stripe.elements({ clientSecret, locale: languageTag, appearance });
  const field = elements.create('payment');
  field.mount(element);
  signal.addEventListener('abort', () => field.destroy());
  return { keepCard: () => keepCard({ stripe, elements }) };
}

async function keepCard({ stripe, elements }: { stripe: StripeBrowser; elements: StripeElements }) {
  const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required' });
  const paymentToken = setupIntent?.payment_method;
  if (!paymentToken) return { problem: error?.message ?? m.error_payment_invalid() };
  return { paymentToken };
}
