import type { Database } from '../../db/database.ts';
import { mostAttempts } from './deliver-mails.ts';
import { countWaiting } from './mail-figures.store.ts';

/** Mail that is not sent yet, though it was due. */
export interface MailFigures {
  readonly waiting: number;
  /** Of those, how many were tried before. */
  readonly triedBefore: number;
  /** Of those, how many were tried so often that they are tried no more. */
  readonly givenUp: number;
  readonly oldestAt: Date | null;
}

export function readMailFigures(args: { db: Database }): Promise<MailFigures> {
  return countWaiting({ ...args, mostAttempts });
}
