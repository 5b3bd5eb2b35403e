import { z } from 'zod';
import { billingPeriods, currencies } from '../../../domain/membership/offers/offers.rules.ts';
import { subscriptionStatuses } from '../../../domain/membership/offers/offers.rules.ts';
import type {
  NotificationOutcome,
  NotificationRequest,
} from '../../../domain/membership/payment-provider.ts';
import { paymentStates } from '../../../domain/membership/facts/membership-facts.rules.ts';
import { paymentFact, standingFact } from '../facts.ts';
import { jsonOfBody } from '../json-of-body.ts';
import { checkSignature } from '../signed-body.ts';

export const sandboxSignatureHeader = 'sandbox-signature';

const time = z.iso.datetime().transform((text) => new Date(text));

const standing = z
  .object({
    status: z.enum(subscriptionStatuses),
    billingPeriod: z.enum(billingPeriods),
    currency: z.enum(currencies),
    priceMinor: z.int().min(0),
    trialEndsAt: time.nullable(),
    expireTime: time,
    renews: z.boolean(),
  })
  .partial();

const payment = z.object({
  reference: z.string().max(100),
  state: z.enum(paymentStates),
  amountMinor: z.int().min(0),
  currency: z.enum(currencies),
  buysPeriod: z.boolean(),
});

/** A notification as a company would send it: one thing that happened to one subscription. */
const notification = z.object({
  id: z.string().min(1).max(100),
  createdAt: time,
  subscription: z.string().min(1).max(100),
  standing: standing.optional(),
  payment: payment.optional(),
});

export type SandboxNotification = z.input<typeof notification>;

export function readSandboxNotification({
  request: { headers, body, now },
  secret,
}: {
  request: NotificationRequest;
  secret: string;
}): NotificationOutcome {
  const signature = String(headers[sandboxSignatureHeader] ?? '');
  const verdict = checkSignature({ body, secret, signature, now });
  if (verdict !== 'genuine') return { ok: false, reason: verdict };
  const parsed = notification.safeParse(jsonOfBody(body));
  if (!parsed.success) return { ok: false, reason: 'unreadable' };
  return { ok: true, notification: notificationOf(parsed.data) };
}

function notificationOf(sent: z.output<typeof notification>) {
  const { id, createdAt: at, subscription: providerReference } = sent;
  const facts = [
    ...(sent.standing ? [standingFact({ id, at, standing: given(sent.standing) })] : []),
    ...(sent.payment ? [paymentFact({ id: `${id}:paid`, at, payment: sent.payment })] : []),
  ];
  if (facts.length === 0) return { id, reports: [] };
  return { id, reports: [{ providerReference, userId: null, orderId: null, facts }] };
}

/** What was not sent stays as it was. */
function given<T extends object>(values: T): { [Key in keyof T]-?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as never;
}
