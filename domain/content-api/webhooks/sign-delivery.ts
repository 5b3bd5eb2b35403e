import { createHmac } from 'node:crypto';

/**
 * What signs for one receiver. It is made of our own secret, so that nothing that signs is kept in the
 * database or in a backup of it.
 */
export function webhookSecret({ authSecret, id }: { authSecret: string; id: string }): string {
  const made = createHmac('sha256', authSecret).update(`content webhook ${id}`).digest('base64url');
  return `yolk_whsec_${made}`;
}

/** `t=1772000000,v1=…`: HMAC-SHA-256 of the time, a dot and the body, in hexadecimal digits. */
export function signatureOf(args: { secret: string; body: string; at: Date }): string {
  const { secret, body, at } = args;
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}
