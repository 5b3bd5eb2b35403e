import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { localeCodes } from '../../i18n/locales.ts';
import type { NewMail, OutgoingMail } from '../../domain/mail/mail.ts';
import { readSettings, SettingsError } from '../settings/config.ts';
import { createMailer } from './mailer.ts';
import { renderMail } from './render-mail.ts';

const authSecret = 'a secret that only the tests know, long enough';

const mails: NewMail[] = [
  { id: '1', kind: 'confirm-email', recipient: 'a@example.com', values: ticket() },
  { id: '2', kind: 'change-email', recipient: 'a@example.com', values: ticket() },
  {
    id: '3',
    kind: 'email-changed',
    recipient: 'a@example.com',
    values: { firstName: 'Åsa', newEmail: 'new@example.com' },
  },
  { id: '4', kind: 'reset-password', recipient: 'a@example.com', values: ticket() },
  { id: '5', kind: 'password-changed', recipient: 'a@example.com', values: { firstName: 'Åsa' } },
  { id: '6', kind: 'account-deleted', recipient: 'a@example.com', values: { firstName: 'Åsa' } },
];

/** Asked for by their readers, who can end them. */
const optionalMails: NewMail[] = [
  {
    id: '7',
    kind: 'thaw-tonight',
    recipient: 'a@example.com',
    values: {
      userId: 'user-1',
      firstName: 'Åsa',
      planSlug: 'week-1',
      dishes: [{ title: 'Fish pie', foods: ['Cod', 'Shrimp'] }],
    },
  },
  {
    id: '8',
    kind: 'weekly-plan',
    recipient: 'a@example.com',
    values: { userId: 'user-1', firstName: 'Åsa', hasPlan: true },
  },
  {
    id: '9',
    kind: 'program-day',
    recipient: 'a@example.com',
    values: {
      userId: 'user-1',
      firstName: 'Åsa',
      slug: 'first-steps',
      title: 'First steps',
      day: 3,
      tasks: ['Read three labels.'],
    },
  },
  {
    id: '10',
    kind: 'program-week',
    recipient: 'a@example.com',
    values: {
      userId: 'user-1',
      firstName: 'Åsa',
      slug: 'first-steps',
      title: 'First steps',
      week: 1,
    },
  },
];

function ticket() {
  return { ticketId: 'ticket-1', firstName: 'Åsa' };
}

function outgoing(mail: NewMail, changed: Partial<OutgoingMail> = {}): OutgoingMail {
  const setting = { locale: 'en', origin: 'https://yolk.example' } as const;
  const rest = { attempts: 1, createdAt: new Date('2026-03-02T08:00:00Z') };
  return { ...mail, ...setting, ...rest, ...changed } as OutgoingMail;
}

/** Sends to a mail server on this machine; resolves with what that was given. */
async function sendAll(sent: readonly OutgoingMail[], more: Record<string, string> = {}) {
  const received: { from: string; to: string[]; source: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      const to = rcptTo.map(({ address }) => address);
      received.push({ from, to, source: await text(stream) });
      done();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const environment = { PUBLIC_URL: 'https://yolk.example', SMTP_URL: `smtp://127.0.0.1:${port}` };
  const mailer = createMailer(readSettings({ ...environment, ...more }), authSecret);
  for (const mail of sent) await mailer.send(mail);
  await new Promise<void>((resolve) => smtp.close(resolve));
  return received;
}

test('a mail server gets the whole mail, with an id that stays the same', async () => {
  const mail = outgoing(mails[3] as NewMail);
  const received = await sendAll([mail, mail], { MAIL_FROM: 'Yolk <hi@yolk.example>' });
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'hi@yolk.example', to: ['a@example.com'] },
    { from: 'hi@yolk.example', to: ['a@example.com'] },
  ]);
  for (const { source } of received) {
    expect(source).toMatch(/^Message-ID: <4@yolk\.example>\r$/m);
    expect(source).toMatch(/^Subject: Set a new password for Yolk\r$/m);
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
  }
});

test('a mail that was asked for says how to end it where mail programs look, and comes from the brand', async () => {
  const mail = outgoing(optionalMails[0] as NewMail, { origin: 'http://yolk.example:4000' });
  const more = { BRAND_NAME: 'Citron', CONTACT_EMAIL: 'help@citron.example' };
  const [received] = await sendAll([mail], more);
  expect(received?.from).toBe('help@citron.example');
  const source = received?.source ?? '';
  expect(source).toMatch(/^From: Citron <help@citron\.example>\r$/m);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(source).toMatch(/^List-Unsubscribe:\s+<http/m);
  // The id of a mail has no port.
  expect(source).toMatch(/^Message-ID: <7@yolk\.example>\r$/m);
});

test('a mail server that does not take a mail fails the sending', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const settings = readSettings({
    PUBLIC_URL: 'https://yolk.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const mailer = createMailer(settings, authSecret);
  await expect(mailer.send(outgoing(mails[0] as NewMail))).rejects.toThrow(/no such mailbox/);
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const production = { NODE_ENV: 'production' };
const smtpUrl = { SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://yolk.example' };

test('without a mail server mail stays in the outbox, in production it stays unsent', () => {
  expect(createMailer(readSettings({}), authSecret).kind).toBe('outbox');
  expect(createMailer(readSettings(production), authSecret).kind).toBe('none');
  expect(createMailer(readSettings(smtpUrl), authSecret).kind).toBe('smtp');
});

test.each(['development', 'test', 'production'])(
  'in %s a mail server wants the public address, which links lead to',
  (NODE_ENV) => {
    const settings = readSettings({ NODE_ENV, SMTP_URL: 'smtp://localhost' });
    expect(() => createMailer(settings, authSecret)).toThrow(SettingsError);
    expect(() => createMailer(settings, authSecret)).toThrow(/^PUBLIC_URL must be /);
    expect(createMailer(readSettings({ NODE_ENV, ...smtpUrl }), authSecret).kind).toBe('smtp');
  },
);

test.each(mails.flatMap((mail) => localeCodes.map((locale) => [mail.kind, locale, mail] as const)))(
  'the mail %s says the same in text and HTML in %s',
  (_kind, locale, mail) => {
    const { subject, text: plain, html } = render(outgoing(mail, { locale }));
    expect(subject).toContain('Yolk');
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toContain('Åsa');
    const url = /https:\/\/\S+/.exec(plain)?.[0];
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(hrefs)).toEqual(new Set(url ? [url] : []));
  },
);

test.each(
  optionalMails.flatMap((mail) => localeCodes.map((locale) => [mail.kind, locale, mail] as const)),
)('the mail %s brings the way to end it in %s', (_kind, locale, mail) => {
  const { subject, text: plain, html, headers } = render(outgoing(mail, { locale }));
  const urls = plain.match(/https:\/\/\S+/g) ?? [];
  expect(subject).not.toBe('');
  expect(urls).toHaveLength(2);
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(new Set(hrefs)).toEqual(new Set(urls));
  expect(headers).toEqual({
    'List-Unsubscribe': `<${urls[1]}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('what an account cannot do without has no such way', () => {
  for (const mail of mails) expect(render(outgoing(mail)).headers).toEqual({});
});

test('names cannot bring their own HTML', () => {
  const values = { firstName: '<img src=x onerror="a()">' };
  const { html } = render(outgoing({ ...(mails[4] as NewMail), values } as NewMail));
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;');
  expect(html).not.toContain('<img');
});

function render(mail: OutgoingMail) {
  return renderMail({ mail, settings: readSettings({}), authSecret });
}
