import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older notification may be a recorded one that somebody sends again. */
export const toleratedAgeSeconds = 300;

/** `t=<seconds>,v1=<hmac>`, as several companies sign what they send. */
export function signatureOf({
  body,
  secret,
  time,
}: {
  body: Buffer | string;
  secret: string;
  time: Date;
}): string {
  const seconds = Math.floor(time.getTime() / 1000);
  return `t=${seconds},v1=${hmacOf({ body, secret, seconds })}`;
}

export function checkSignature({
  body,
  secret,
  signature,
  now,
}: {
  body: Buffer;
  secret: string;
  signature: string;
  now: Date;
}): 'genuine' | 'forged' | 'stale' {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (given === '') return 'forged';
  const seconds = Number(time);
  const expected = hmacOf({ body, secret, seconds });
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 'forged';
  return isStale({ at: new Date(seconds * 1000), now }) ? 'stale' : 'genuine';
}

/** Too old, or from a future that no clock is off by. */
export function isStale({ at, now }: { at: Date; now: Date }): boolean {
  return !(Math.abs(now.getTime() - at.getTime()) <= toleratedAgeSeconds * 1000);
}

function hmacOf({
  body,
  secret,
  seconds,
}: {
  body: Buffer | string;
  secret: string;
  seconds: number;
}) {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}
