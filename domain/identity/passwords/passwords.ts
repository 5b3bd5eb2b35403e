import { hashPassword, verifyPassword } from 'better-auth/crypto';

export { hashPassword };

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
  if (hash !== null) return verifyPassword({ hash, password });
  await hashPassword(password);
  return false;
}
