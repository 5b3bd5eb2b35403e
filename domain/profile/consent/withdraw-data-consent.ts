import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { deleteProfile } from '../profile.store.ts';

/**
 * Takes back the consent to keep quiz answers: they are deleted at once. Meal plans, lists and
 * entries stay; a new plan needs the quiz, and so the consent, again.
 */
export async function withdrawDataConsent(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  isSure: boolean;
}): Promise<Problem[]> {
  const { clock, isSure, ...owner } = args;
  if (!isSure) return [problem('isSure', 'delete.unconfirmed')];
  await deleteProfile({ ...owner, withdrawnAt: clock.now() });
  return [];
}
