import type { Transaction } from '../../db/database.ts';
import { deleteMailsTo, insertMails, type MailToStore } from './mail.store.ts';

export type { MailToStore };

/** Writes a mail in the transaction of what it tells about: both happen, or neither. */
export async function queueMail({ tx, ...mail }: MailToStore): Promise<void> {
  await insertMails({ tx, mails: [mail] });
}

/** Many at once, in one query. */
export async function queueMails(args: {
  tx: Transaction;
  mails: readonly Omit<MailToStore, 'tx'>[];
}): Promise<void> {
  await insertMails(args);
}

/** For somebody who leaves: what was and is to be sent to them goes too. */
export async function forgetMailsTo(args: { tx: Transaction; recipient: string }): Promise<void> {
  await deleteMailsTo(args);
}
