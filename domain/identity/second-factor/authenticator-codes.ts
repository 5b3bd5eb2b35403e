import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** One step early or late: clocks differ, and people are slow. */
const steps = 1;

export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function authenticatorUrl(args: { secret: string; email: string; brand: string }): string {
  return totpOf(args.secret, { label: args.email, issuer: args.brand }).toString();
}

/** The time step a code belongs to, or null when it is wrong. */
export function stepOfCode(args: { secret: string; code: string; now: Date }): number | null {
  const { secret, code, now } = args;
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: steps });
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

function totpOf(secret: string, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: stepSeconds });
}

/**
 * Unlike a password, a secret has to be read again, so it is stored encrypted with this server's
 * key.
 */
export function sealSecret(secret: string, serverSecret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(serverSecret), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function openSecret(sealed: string, serverSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(serverSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function sealingKey(serverSecret: string): Buffer {
  return createHash('sha256').update(`authenticator:${serverSecret}`).digest();
}

const codeCount = 10;
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `k7mnp-3xq9d`: 49 random bits each, in letters that nobody mistakes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => {
    const letters = Array.from({ length: 10 }, randomLetter).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

function randomLetter(): string {
  for (;;) {
    const [byte = 255] = randomBytes(1);
    // The remainder of a byte would make the first letters more likely than the others.
    if (byte < 256 - (256 % alphabet.length)) return alphabet[byte % alphabet.length] ?? 'a';
  }
}

/** Random enough to need no slow hash; typed with or without its dash. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`recovery-code:${plain}`).digest('base64url');
}
