import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Encrypts data a visitor's browser keeps for us, so that nobody can read or change it there. */
export async function sealCookieValue(
  data: Record<string, unknown>,
  { secret, maxAgeSeconds }: { secret: string; maxAgeSeconds: number },
): Promise<string> {
  return new EncryptJWT({ data })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${maxAgeSeconds}s`)
    .encrypt(sealingKey(secret));
}

/** The data of a sealed value, or null when it was changed, is too old or not ours. */
export async function openCookieValue(
  value: string,
  { secret }: { secret: string },
): Promise<Record<string, unknown> | null> {
  try {
    // A value that names another way of encryption is not ours, and might cost much to open.
    const { payload } = await jwtDecrypt(value, sealingKey(secret), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload.data as Record<string, unknown>;
  } catch {
    return null;
  }
}

function sealingKey(secret: string): Uint8Array {
  return createHash('sha256').update(`sealed-value:${secret}`).digest();
}
