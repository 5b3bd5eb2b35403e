import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { defineError } from '../../../lib/errors.ts';
import { QueueFullError, WorkQueue } from '../../../lib/work-queue.ts';
import { passwordCost } from './password-cost.ts';

/** Each takes 32 MiB and a tenth of a second of one of Node's four worker threads. */
const queue = new WorkQueue({ running: 2, waiting: 40 });

const keyBytes = 64;
const saltBytes = 16;

/** Too many people sign in at once to let another one wait. */
const passwordsBusy = defineError({
  code: 'service.unavailable',
  status: 503,
  isReportable: false,
});

/** `salt:key`, both in hexadecimal digits; the key is made from the salt as it is written. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex');
  const key = await keyOf({ password, salt });
  return `${salt}:${key.toString('hex')}`;
}

/**
 * Whether a password is the one behind a hash. Without a hash the same work is done for nothing, so
 * that an unknown e-mail address takes as long as a wrong password.
 */
export async function isPasswordRight({
  hash,
  password,
}: {
  hash: string | null;
  password: string;
}): Promise<boolean> {
  const [salt = '', digits = ''] = (hash ?? '').split(':');
  const expected = Buffer.from(digits, 'hex');
  const key = await keyOf({ password, salt });
  return expected.length === keyBytes && timingSafeEqual(key, expected);
}

/** Made by Node's worker threads, never by the one that serves. */
async function keyOf({ password, salt }: { password: string; salt: string }): Promise<Buffer> {
  try {
    return await queue.run(() => derive({ password: password.normalize('NFKC'), salt }));
  } catch (error) {
    throw error instanceof QueueFullError ? passwordsBusy(error) : error;
  }
}

function derive({ password, salt }: { password: string; salt: string }): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const memoryBytes = 128 * passwordCost.N * passwordCost.r * 2;
  scrypt(password, salt, keyBytes, { ...passwordCost, maxmem: memoryBytes }, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}
