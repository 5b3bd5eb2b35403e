import type { Database } from '../../db/database.ts';
import { findSettings } from './notification-settings.store.ts';

/** Whether a member ever switched a reminder on, or off again. */
export async function hasChosenReminders(owner: {
  db: Database;
  userId: string;
}): Promise<boolean> {
  return (await findSettings(owner)) !== null;
}
