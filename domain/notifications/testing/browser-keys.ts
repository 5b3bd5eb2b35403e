import { createECDH, randomBytes } from 'node:crypto';

/** What a browser gives with its address, new for each browser. */
export function browserKeys(): { p256dh: string; auth: string } {
  const curve = createECDH('prime256v1');
  return {
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
