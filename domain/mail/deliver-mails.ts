import type { Database } from '../../db/database.ts';
import { addDays, type Clock } from '../../lib/clock.ts';
import type { OutgoingMail } from './mail.ts';
import { deleteMailsBefore, makeDue, markSent, postpone, takeDueMails } from './mail.store.ts';

/** Longer than any conversation with a mail server may take. */
const leaseMs = 5 * 60 * 1000;
const firstPauseMs = 60 * 1000;
export const mostAttempts = 12;
const mailsAtOnce = 10;
/** Long enough to look into a complaint; mails name people and are not kept for nothing. */
const keptDays = 7;

interface Delivery {
  db: Database;
  clock: Clock;
  /** Rejects when the mail server did not take the mail. */
  send: (mail: OutgoingMail) => Promise<void>;
  warn: (details: object, message: string) => void;
}

/**
 * Sends what is due; any number of servers may do so at once. A server that dies while sending
 * leaves the mail to the next one once its lease is over. Only where it dies after the mail server
 * took the mail and before that is written down is it sent again, under the same Message-ID.
 */
export async function deliverMails(delivery: Delivery): Promise<void> {
  const { db, clock } = delivery;
  const now = clock.now();
  const leaseEndsAt = new Date(now.getTime() + leaseMs);
  const mails = await takeDueMails({ db, now, leaseEndsAt, most: mailsAtOnce, mostAttempts });
  for (const mail of mails) await deliver(delivery, mail);
}

async function deliver({ db, clock, send, warn }: Delivery, mail: OutgoingMail): Promise<void> {
  const { id, kind, attempts } = mail;
  try {
    await send(mail);
  } catch (err) {
    warn({ err, mailId: id, kind, attempts }, 'mail was not taken');
    return postpone({ db, id, dueAt: new Date(clock.now().getTime() + pauseMs(attempts)) });
  }
  await markSent({ db, id, sentAt: clock.now() });
}

/** One minute, two, four … a bit more than a day in all. */
function pauseMs(attempts: number): number {
  return firstPauseMs * 2 ** (attempts - 1);
}

/**
 * Tries what waits at once, also what was given up: for whoever has put the mail server right. Says
 * how many these are.
 */
export async function retryMails({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock.now();
  const leaseEndsAt = new Date(now.getTime() + leaseMs);
  return makeDue({ db, now, leaseEndsAt, mostAttempts });
}

export async function clearOldMails({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await deleteMailsBefore({ db, before: addDays(clock.now(), -keptDays) });
}
