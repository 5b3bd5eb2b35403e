import type { Database } from '../../db/database.ts';
import type { OutgoingMail } from './mail.ts';
import { listSentMails } from './mail.store.ts';

/** What was sent or, where no mail leaves, would have been; newest first. */
export function listOutbox(args: { db: Database; most: number }): Promise<OutgoingMail[]> {
  return listSentMails(args);
}
