import { createTransport } from 'nodemailer';
import type { OutgoingMail } from '../../domain/mail/mail.ts';
import type { Mailer } from '../../domain/mail/mailer.ts';
import { SettingsError, type Settings } from '../settings/config.ts';
import { renderMail } from './render-mail.ts';

/** Well under the lease of a mail that is being sent. */
const timeoutMs = 60_000;

/** Links in mails lead to a set address: one from a request could be anybody's. */
export function createMailer(settings: Settings, authSecret: string): Mailer {
  const { SMTP_URL, NODE_ENV, PUBLIC_URL } = settings;
  if (SMTP_URL === undefined) {
    return { kind: NODE_ENV === 'production' ? 'none' : 'outbox', send: async () => undefined };
  }
  if (PUBLIC_URL === undefined) throw new SettingsError(['PUBLIC_URL']);
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const from = settings.MAIL_FROM ?? `${settings.BRAND_NAME} <${settings.CONTACT_EMAIL}>`;
  return {
    kind: 'smtp',
    async send(mail) {
      const { headers, ...content } = renderMail({ mail, settings, authSecret });
      const messageId = messageIdOf(mail);
      await transport.sendMail({ from, to: mail.recipient, ...content, headers, messageId });
    },
  };
}

/** The same however often a mail is sent, so that a mail server can tell a repeat. */
function messageIdOf({ id, origin }: OutgoingMail): string {
  return `<${id}@${URL.parse(origin)?.hostname ?? 'localhost'}>`;
}
