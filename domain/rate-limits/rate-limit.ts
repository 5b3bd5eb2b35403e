import { createHash } from 'node:crypto';

/** At most so many tries of something by or about somebody within a time. */
export interface RateLimit {
  readonly name: string;
  readonly subject: readonly string[];
  readonly most: number;
  readonly perMs: number;
}

export function keyOf({ name, subject }: RateLimit): string {
  return createHash('sha256')
    .update(JSON.stringify([name, ...subject]))
    .digest('base64url');
}

/**
 * The network an address counts for. Whoever has one IPv6 address has 2^64 of them, so these count
 * as one.
 */
export function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':')) return ipAddress;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = ipAddress.split('%')[0]?.split('::') ?? [];
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
