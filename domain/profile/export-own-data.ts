import type { Database } from '../../db/database.ts';
import { findOwnAnswers } from './own-data.store.ts';

/** What a member answered in the quiz, for their download. */
export function exportOwnAnswers(owner: { db: Database; userId: string }) {
  return findOwnAnswers(owner);
}
