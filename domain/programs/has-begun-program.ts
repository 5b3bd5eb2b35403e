import type { Database } from '../../db/database.ts';
import { listLatestRuns } from './programs.store.ts';

/** Whether a member ever began one, also when it is over or they are no member now. */
export async function hasBegunProgram(owner: { db: Database; userId: string }): Promise<boolean> {
  return (await listLatestRuns(owner)).length > 0;
}
