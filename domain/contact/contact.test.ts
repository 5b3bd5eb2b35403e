import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import { contactProblems, type ContactMessage } from './contact-message.rules.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      CONTACT_EMAIL: 'kitchen@yolk.example',
      HELP_CENTER_URL_ES: 'https://ayuda.yolk.example',
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(rateLimits);
  await server.services.db.delete(outgoingMails);
});

const message = {
  name: 'Maja',
  email: 'Maja@Example.com ',
  text: 'Where is it?\r\n\r\nThe list of my week.',
};

async function send(input: object) {
  const { status, data } = await server.client().graphql<{
    sendContactMessage: { problems: { path: string[]; code: string }[] };
  }>(
    `mutation ($input: ContactMessageInput!) {
      sendContactMessage(input: $input) { problems { path code } }
    }`,
    { input },
  );
  return { status, problems: data.sendContactMessage.problems };
}

function mails() {
  return server.services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.kind, 'contact-message'));
}

test('a message becomes one mail to the operator, however often it is sent on a day', async () => {
  expect((await send(message)).problems).toEqual([]);
  expect((await send(message)).problems).toEqual([]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'kitchen@yolk.example',
    values: {
      name: 'Maja',
      email: 'maja@example.com',
      text: 'Where is it?\n\nThe list of my week.',
    },
  });
});

test.each([
  [{ ...message, text: '   ' }, [{ path: ['text'], code: 'contact.text-required' }]],
  [{ ...message, text: 'x'.repeat(4001) }, [{ path: ['text'], code: 'contact.text-too-long' }]],
  [{ ...message, name: 'x'.repeat(81) }, [{ path: ['name'], code: 'contact.name-too-long' }]],
  [
    { ...message, email: 'nobody@example.com, all@example.com' },
    [{ path: ['email'], code: 'email.invalid' }],
  ],
])('what cannot be answered is refused and not sent: %j', async (input, problems) => {
  expect(await send(input)).toEqual({ status: 200, problems });
  expect(await mails()).toEqual([]);
});

test('the sixth message of an hour from one network waits', async () => {
  for (let turn = 1; turn <= 5; turn += 1)
    await send({ ...message, text: `Message ${turn} of us` });
  const { status, problems } = await send(message);
  expect(status).toBe(429);
  expect(problems).toEqual([{ path: [], code: 'tries.too-many' }]);
  expect(await mails()).toHaveLength(5);
});

test('each language has the help center that the operator set for it', async () => {
  const urlIn = async (locale: 'en' | 'es') => {
    const { data } = await server
      .client({ locale })
      .graphql<{ helpCenterUrl: string | null }>('{ helpCenterUrl }');
    return data.helpCenterUrl;
  };
  expect(await urlIn('es')).toBe('https://ayuda.yolk.example');
  expect(await urlIn('en')).toBeNull();
});

test.each([
  [{ ...message, text: '  ten signs.  ' }, []],
  [{ ...message, text: '  nine sign  ' }, ['contact.text-required']],
  [{ ...message, text: ` ${'x'.repeat(4000)} ` }, []],
  [{ ...message, name: ` ${'x'.repeat(80)} ` }, []],
  [{ ...message, name: '' }, []],
  [
    { name: 'x'.repeat(81), email: 'nobody', text: '' },
    ['contact.name-too-long', 'email.invalid', 'contact.text-required'],
  ],
])('whether a message is as long as may be, spaces around it aside: %#', async (input, codes) => {
  expect(contactProblems(input).map(({ code }) => code)).toEqual(codes);
});

const mailSetting = { locale: 'en' as const, origin: 'https://yolk.example' };
const noon = new Date('2026-05-04T12:00:00Z');

function sendFrom(ipAddress: string, parts: Partial<ContactMessage> = {}, at = noon) {
  return sendContactMessage({
    db: server.services.db,
    clock: { now: () => at },
    message: { ...message, ...parts },
    recipient: 'kitchen@yolk.example',
    ipAddress,
    mailSetting,
  });
}

const mailIds = async () => (await mails()).map(({ id }) => id);

test('the same words again the day after, of another name or address, are another mail', async () => {
  const dayAfter = new Date('2026-05-05T12:00:00Z');
  await sendFrom('192.0.2.1');
  await sendFrom('192.0.2.1', { name: ' Maja ', email: 'maja@example.com', text: message.text });
  expect(await mailIds()).toHaveLength(1);
  await sendFrom('192.0.2.1', { name: 'Elin' });
  await sendFrom('192.0.2.1', { email: 'elin@example.com' });
  await sendFrom('192.0.2.1', { text: 'And where is the other one?' });
  await sendFrom('192.0.2.1', {}, dayAfter);
  const ids = await mailIds();
  expect(new Set(ids).size).toBe(5);
  expect(ids.filter((id) => !/^contact-[\w-]{43}$/.test(id))).toEqual([]);
});

test('another network writes while one waits, and after an hour that one writes again', async () => {
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  for (let turn = 1; turn <= 5; turn += 1) {
    expect(await sendFrom('192.0.2.1', { text: `Message ${turn} of us` })).toEqual([]);
  }
  expect(await sendFrom('192.0.2.1')).toMatchObject([{ code: 'tries.too-many' }]);
  expect(await sendFrom('198.51.100.7')).toEqual([]);
  expect(await sendFrom('192.0.2.1', {}, later(11))).toMatchObject([{ code: 'tries.too-many' }]);
  expect(await sendFrom('192.0.2.1', {}, later(61))).toEqual([]);
});

test('who has many networks fills the mailbox with two hundred an hour at most', async () => {
  const tell = (turn: number) => sendFrom(`10.${turn}.0.1`, { text: `Message ${turn} of a crowd` });
  const told = [];
  for (let turn = 0; turn < 201; turn += 1) told.push((await tell(turn)).length);
  expect(told.indexOf(1)).toBe(200);
  expect(await mailIds()).toHaveLength(200);
});

test('what is refused counts for no try', async () => {
  for (let turn = 1; turn <= 6; turn += 1) await sendFrom('192.0.2.1', { text: 'short' });
  expect(await sendFrom('192.0.2.1')).toEqual([]);
});
