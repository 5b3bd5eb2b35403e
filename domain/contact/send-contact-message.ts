import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Problem } from '../../lib/problems.ts';
import { normalizeEmail } from '../identity/identity.rules.ts';
import { tooManyTries } from '../identity/tries/too-many-tries.ts';
import type { MailSetting, NewMail } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { countTryInTurn } from '../rate-limits/count-try.ts';
import { networkOf, type RateLimit } from '../rate-limits/rate-limit.ts';
import { contactProblems, type ContactMessage } from './contact-message.rules.ts';

interface Sending {
  db: Database;
  clock: Clock;
  message: ContactMessage;
  /** Of the operator. */
  recipient: string;
  ipAddress: string;
  mailSetting: MailSetting;
}

const hourMs = 3_600_000;
const mostOfANetwork = 5;
/** Whoever has many networks fills no more of the operator's mailbox than this. */
const mostOfAll = 200;

/** Queues a mail to the operator, who answers whoever wrote. */
export async function sendContactMessage(args: Sending): Promise<Problem[]> {
  const { db, clock, message, ipAddress, mailSetting } = args;
  const problems = contactProblems(message);
  if (problems.length > 0) return problems;
  const { retryAfterSeconds } = await countTryInTurn({ db, clock, groups: limitsOf(ipAddress) });
  if (retryAfterSeconds !== null) return [tooManyTries(retryAfterSeconds)];
  await db.transaction((tx) =>
    queueMail({ tx, mail: mailOf(args), setting: mailSetting, createdAt: clock.now() }),
  );
  return [];
}

function limitsOf(ipAddress: string): RateLimit[][] {
  const network = networkOf(ipAddress);
  return [
    [{ name: 'contact-network', subject: [network], most: mostOfANetwork, perMs: hourMs }],
    [{ name: 'contact', subject: [], most: mostOfAll, perMs: hourMs }],
  ];
}

function mailOf({ message, recipient, clock }: Sending): NewMail {
  const name = message.name.trim();
  const email = normalizeEmail(message.email);
  const text = message.text.trim();
  const day = clock.now().toISOString().slice(0, 10);
  const id = createHash('sha256').update(JSON.stringify([day, name, email, text]));
  return {
    id: `contact-${id.digest('base64url')}`,
    kind: 'contact-message',
    recipient,
    values: { name, email, text },
  };
}
