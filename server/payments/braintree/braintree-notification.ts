import type { BraintreeGateway } from 'braintree';
import { z } from 'zod';
import type {
  NotificationOutcome,
  NotificationRequest,
} from '../../../domain/membership/payment-provider.ts';
import { isStale } from '../signed-body.ts';
import { notificationShape, reportOf } from './braintree-facts.ts';

/** Braintree sends a form of two fields: a document, and its signature. */
export async function readBraintreeNotification({
  gateway,
  request: { body, now },
}: {
  gateway: BraintreeGateway;
  request: NotificationRequest;
}): Promise<NotificationOutcome> {
  const form = new URLSearchParams(body.toString('utf8'));
  // A field that is missing is as good as forged: Braintree's code says so of an empty one.
  const [signature, payload] = [form.get('bt_signature') ?? '', form.get('bt_payload') ?? ''];
  const parsed = await parsedBy({ gateway, signature, payload });
  if (typeof parsed === 'string') return { ok: false, reason: parsed };
  const notification = notificationShape.safeParse(parsed.document);
  if (!notification.success) return { ok: false, reason: 'unreadable' };
  const { kind, timestamp, subscription } = notification.data;
  if (isStale({ at: timestamp, now })) return { ok: false, reason: 'stale' };
  const report = reportOf(notification.data);
  // A notification has no id of its own; the same thing is told once a second at most.
  const id = `${kind}:${timestamp.toISOString()}:${subscription?.id ?? ''}`;
  return { ok: true, notification: { id, reports: report ? [report] : [] } };
}

interface Parsing {
  gateway: BraintreeGateway;
  signature: string;
  payload: string;
}

const signatureFault = z.object({ type: z.literal('invalidSignatureError') });

/** With Braintree's own code, which checks the signature first. */
async function parsedBy({ gateway, signature, payload }: Parsing) {
  try {
    return { document: await gateway.webhookNotification.parse(signature, payload) };
  } catch (error) {
    return signatureFault.safeParse(error).success ? 'forged' : 'unreadable';
  }
}
