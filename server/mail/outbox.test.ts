import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpSomebody } from '../../domain/identity/testing/account-client.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let email: string;
beforeAll(async () => {
  server = await startTestServer();
  email = (await signUpSomebody(server)).email;
  await mailsTo(server, email);
});
afterAll(() => server.close());

function open(url: string, options: { host?: string; remoteAddress?: string; via?: string } = {}) {
  const { host = 'localhost:3000', remoteAddress = '127.0.0.1', via } = options;
  const headers = { host, ...(via && { 'x-forwarded-for': via }) };
  return server.app.inject({ method: 'GET', url, headers, remoteAddress });
}

test('in development the mails can be read in the browser', async () => {
  const list = await open('/dev/outbox');
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain(email);
  const [, link = ''] = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body) ?? [];
  const mail = await open(link);
  expect(mail.body).toContain('/my-account/confirm-email?token=');
  expect((await open('/dev/outbox.json')).json()).toMatchObject([{ to: email }]);
  expect((await open('/dev/outbox/none')).statusCode).toBe(404);
});

test.each([
  ['by the name of a public site', { host: 'yolk.example' }],
  ['from another machine', { remoteAddress: '192.0.2.1' }],
  ['through a proxy', { via: '192.0.2.1' }],
])('nobody reads them %s', async (_how, options) => {
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1']) {
    expect((await open(url, options)).statusCode).toBe(404);
  }
});

test.each([
  [{ NODE_ENV: 'production' }],
  [{ SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://yolk.example' }],
])('with %o there is no outbox', async (environment) => {
  const other = await startTestServer({ environment });
  const host = 'PUBLIC_URL' in environment ? 'yolk.example' : 'localhost';
  const answer = await other.app.inject({ url: '/dev/outbox', headers: { host } });
  await other.close();
  expect(answer.statusCode).toBe(404);
});
