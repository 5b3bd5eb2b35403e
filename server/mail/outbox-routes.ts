import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OutgoingMail } from '../../domain/mail/mail.ts';
import { listOutbox } from '../../domain/mail/list-outbox.ts';
import type { Services } from '../../api/context.ts';
import { renderMail } from './render-mail.ts';

const most = 100;

/**
 * /dev/outbox: what would have been sent, newest first. Only where no mail leaves, and only for a
 * browser on this very machine: its links open accounts.
 */
export async function outboxRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db, settings, authSecret } = services;
  const render = (mail: OutgoingMail) => renderMail({ mail, settings, authSecret });

  app.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return reply.code(404).type('text/plain').send('Not found');
  });
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await listOutbox({ db, most });
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return listPage(mails.map((mail) => ({ ...mail, subject: render(mail).subject })));
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) => {
    const mail = (await listOutbox({ db, most })).find(({ id }) => id === params.id);
    if (mail === undefined) return reply.code(404).type('text/plain').send('Not found');
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return render(mail).html;
  });
  app.get('/dev/outbox.json', async (_request, reply) => {
    const mails = await listOutbox({ db, most });
    reply.header('cache-control', 'no-store');
    return mails.map((mail) => ({ to: mail.recipient, kind: mail.kind, ...render(mail) }));
  });
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Behind a proxy on this machine every visitor would look local, so what a proxy passes on is
 * refused too.
 */
function isFromHere({ hostname, socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  if (isForwarded !== undefined || !loopbackNames.has(hostname)) return false;
  return loopbackAddresses.has(socket.remoteAddress ?? '');
}

function listPage(mails: readonly (OutgoingMail & { subject: string })[]): string {
  const rows = mails.map(
    ({ id, subject, recipient, createdAt }) =>
      `<li><a href="/dev/outbox/${encodeURIComponent(id)}">${plain(subject)}</a><br>${plain(recipient)}, ${createdAt.toISOString()}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>body{font:16px/1.5 sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}li{margin:0 0 1rem}</style><h1>Outbox</h1><p>Mail that would have been sent; none leaves until SMTP_URL is set.</p><ol reversed>${rows.join('')}</ol></html>`;
}

function plain(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
