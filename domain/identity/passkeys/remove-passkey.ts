import type { Database } from '../../../db/database.ts';
import { deletePasskey } from './passkeys.store.ts';

/** Ends a passkey; one that is gone already stays so. */
export async function removePasskey(args: {
  db: Database;
  userId: string;
  id: string;
}): Promise<void> {
  await deletePasskey(args);
}
