import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { outgoingMails } from '../../domain/mail/mail.tables.ts';
import { readSettings } from '../settings/config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { outboxRoutes } from './outbox-routes.ts';

const settings = readSettings({ NODE_ENV: 'test' });
let connection: DatabaseConnection;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await openTestDatabase();
  app = Fastify();
  const services = { db: connection.db, settings, authSecret: 'a secret that only the tests know' };
  await app.register(outboxRoutes, { services: services as never });
  app.get('/elsewhere', async () => 'not behind the same door');
  await write({ id: 'one', firstName: 'Åsa', createdAt: '2026-03-02T08:00:00Z' });
  const recipient = '"<b>&"@example.com';
  await write({ id: 'two', recipient, createdAt: '2026-03-02T09:00:00Z' });
  await write({ id: 'withheld', createdAt: '2026-03-02T10:00:00Z', attempts: 0 });
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

interface Written {
  id: string;
  createdAt: string;
  firstName?: string;
  recipient?: string;
  /** None of what was withheld. */
  attempts?: number;
}

async function write(given: Written) {
  const createdAt = new Date(given.createdAt);
  await connection.db.insert(outgoingMails).values({
    id: given.id,
    kind: 'password-changed',
    recipient: given.recipient ?? `${given.id}@example.com`,
    locale: 'en',
    origin: 'https://yolk.example',
    values: { firstName: given.firstName ?? 'Maja' },
    createdAt,
    dueAt: createdAt,
    sentAt: createdAt,
    attempts: given.attempts ?? 1,
  });
}

interface From {
  host?: string;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

function open(
  url: string,
  { host = 'localhost:3000', remoteAddress = '127.0.0.1', headers }: From = {},
) {
  return app.inject({ url, headers: { host, ...headers }, remoteAddress });
}

test('a developer reads what would have been sent, the latest first', async () => {
  const list = await open('/dev/outbox');
  expect(list.statusCode).toBe(200);
  expect(list.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect([...list.body.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/dev/outbox/two',
    '/dev/outbox/one',
  ]);
  expect(list.body).toContain('one@example.com, 2026-03-02T08:00:00.000Z');
  // Whoever signs up chooses what stands there.
  expect(list.body).toContain('&#34;&#60;b&#62;&#38;&#34;@example.com');
  const mail = await open('/dev/outbox/one');
  expect(mail.body).toContain('Åsa');
  expect(mail.headers['cache-control']).toBe('no-store');
  const json = await open('/dev/outbox.json');
  expect(json.headers['cache-control']).toBe('no-store');
  expect(json.json()).toMatchObject([
    { to: '"<b>&"@example.com', kind: 'password-changed', subject: expect.any(String) },
    { to: 'one@example.com' },
  ]);
});

test('a mail that is not there is not there', async () => {
  const answer = await open('/dev/outbox/none');
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
});

const places: [string, From][] = [
  ['by the name of a public site', { host: 'yolk.example' }],
  ['by a name that begins alike', { host: 'localhost.evil.example' }],
  ['from another machine', { remoteAddress: '192.0.2.1' }],
  ['from a machine of the same network', { remoteAddress: '127.0.0.2' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
  ['through a proxy that says so otherwise', { headers: { forwarded: 'for=192.0.2.1' } }],
  ['through one that says only that it is there', { headers: { via: '1.1 proxy' } }],
];

test.each(places)('nobody reads them %s', async (_how, from) => {
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/one']) {
    const answer = await open(url, from);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
  }
});

test.each([
  { host: '127.0.0.1:3000' },
  { host: '[::1]:3000', remoteAddress: '::1' },
  { remoteAddress: '::ffff:127.0.0.1' },
])('this machine is this machine as %o', async (from) => {
  expect((await open('/dev/outbox', from)).statusCode).toBe(200);
});

test('what surrounds the outbox is as open as ever', async () => {
  expect((await open('/elsewhere', { host: 'yolk.example' })).statusCode).toBe(200);
});
