import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { insertTermsOnce } from './consents.store.ts';

/** Keeps that a member agrees to the terms as they are now; asked again, nothing is added. */
export async function acceptTerms(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  /** Of the text that the member has read. */
  version: string;
  currentVersion: string;
}): Promise<Problem[]> {
  const { db, clock, createId, userId, version, currentVersion } = args;
  if (version !== currentVersion) return [problem('version', 'terms.changed-meanwhile')];
  const decided = { kind: 'TERMS', decision: 'GIVEN', version } as const;
  await insertTermsOnce({
    db,
    userId,
    consent: { id: createId(), ...decided, createdAt: clock.now() },
  });
  return [];
}
