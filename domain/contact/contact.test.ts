import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
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
