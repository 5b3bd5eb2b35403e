import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { noChoices, type StoredChoices } from './tracking-choices.ts';
import { trackingChoices } from '../tracking.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

export async function findStoredChoices({ db, userId }: Owner): Promise<StoredChoices> {
  const [row] = await db.select().from(trackingChoices).where(eq(trackingChoices.userId, userId));
  if (row === undefined) return noChoices;
  const { userId: _owner, ...choices } = row;
  return choices;
}

/** Only what is given changes, so that two devices do not undo each other's choices. */
export async function storeChoices({
  db,
  userId,
  choices,
}: Owner & {
  choices: Partial<StoredChoices>;
}): Promise<void> {
  await db
    .insert(trackingChoices)
    .values({ ...noChoices, ...choices, userId })
    .onConflictDoUpdate({ target: trackingChoices.userId, set: choices });
}
