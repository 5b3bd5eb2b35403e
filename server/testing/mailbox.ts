import { deliverMails } from '../../domain/mail/deliver-mails.ts';
import { listOutbox } from '../../domain/mail/list-outbox.ts';
import type { MailKind } from '../../domain/mail/mail.ts';
import { renderMail, type RenderedMail } from '../mail/render-mail.ts';
import type { TestServer } from './test-server.ts';

export interface ReceivedMail extends RenderedMail {
  kind: MailKind;
  /** The token of the link it carries; empty where it carries none. */
  token: string;
}

/** Delivers the mails that are due, and returns those of one recipient, the newest first. */
export async function mailsTo(server: TestServer, recipient: string): Promise<ReceivedMail[]> {
  const { db, clock, settings, authSecret } = server.services;
  await deliverMails({ db, clock, send: async () => undefined, warn: () => undefined });
  const mails = await listOutbox({ db, most: 1000 });
  return mails
    .filter((mail) => mail.recipient === recipient)
    .map((mail) => {
      const rendered = renderMail({ mail, settings, authSecret });
      const token = /[?&]token=([\w.%-]+)/.exec(rendered.text)?.[1] ?? '';
      return { ...rendered, kind: mail.kind, token: decodeURIComponent(token) };
    });
}
