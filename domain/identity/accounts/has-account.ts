import type { Database } from '../../../db/database.ts';
import { normalizeEmail } from '../identity.rules.ts';
import { findUserByEmail } from '../identity.store.ts';

/** For those who run the server: nobody else is told who has an account. */
export async function hasAccount({ db, email }: { db: Database; email: string }): Promise<boolean> {
  return (await findUserByEmail({ db, email: normalizeEmail(email) })) !== null;
}
