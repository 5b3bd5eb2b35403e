import type { OutgoingMail } from './mail.ts';

/** How mail leaves: through a mail server, into the outbox of development, or not at all. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox' | 'none';
  /** Rejects when the mail was not taken. */
  send(mail: OutgoingMail): Promise<void>;
}
