import type { Database } from '../../db/database.ts';
import type { OutgoingMail } from './mail.ts';
import { listSentMails } from './mail.store.ts';

/** The mails that were sent, newest first; on a server that sends none, those it would have sent. */
export function listOutbox(args: { db: Database; most: number }): Promise<OutgoingMail[]> {
  return listSentMails(args);
}
