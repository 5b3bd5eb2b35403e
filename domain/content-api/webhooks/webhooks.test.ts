import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Clock } from '../../../lib/clock.ts';
import { openInternet } from '../../../server/network/network.ts';
import { createOutgoingHttp } from '../../../server/network/outgoing-http.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import { noteContentChanges } from '../changes.ts';
import { contentDeliveries, contentWebhooks } from '../content-api.tables.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { takeDueDeliveries } from './webhooks.store.ts';

let now = new Date('2026-11-23T12:00:00Z');
const clock: Clock = { now: () => now };
const later = (ms: number) => (now = new Date(now.getTime() + ms));

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Received[] = [];
let status = 204;

let server: TestServer;
let admin: Awaited<ReturnType<typeof signUpSomebody>>;
let receiver: Server;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ clock });
  admin = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId: admin.userId, role: 'ADMINISTRATOR' });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await note();
});
afterAll(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await server.close();
});
beforeEach(async () => {
  received.length = 0;
  status = 204;
  await server.services.db.delete(contentWebhooks);
});

/** Notes what is published; with a changed recipe after the first time. */
let edition = 0;
function note(isChanged = false): Promise<void> {
  if (isChanged) edition += 1;
  const { services } = server;
  const { content } = services;
  const recipes = content.recipes.map((each, index) =>
    index === 0 && edition > 0 ? { ...each, family: `edition ${edition}` } : each,
  );
  return noteContentChanges({ ...services, content: { ...content, recipes } });
}

async function create(input: { address: string; kinds: string[] }) {
  const { data, errors } = await admin.client.graphql<{
    done: { problems: { path: string[]; code: string }[]; secret: string | null };
  }>(
    `mutation ($input: CreateContentWebhookInput!) {
      done: createContentWebhook(input: $input) { problems { path code } secret } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data.done;
}

async function list() {
  const { data } = await admin.client.graphql<{
    contentWebhooks: {
      id: string;
      address: string;
      waiting: number;
      stoppedAt: string | null;
      lastDeliveredAt: string | null;
      failures: { failure: string; attempts: number; deliveredAt: string | null }[];
    }[];
  }>(`{ contentWebhooks { id address waiting stoppedAt lastDeliveredAt
    failures { failure attempts deliveredAt } } }`);
  return data.contentWebhooks;
}

const deliver = () => deliverWebhooks(server.services);

test('a publication is told once, signed so that its receiver can tell it is ours', async () => {
  const { secret } = await create({ address, kinds: ['RECIPE'] });
  await note(true);
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  const { headers, body } = received[0] as Received;
  const told = JSON.parse(body);
  const [recipe] = server.services.content.recipes;
  expect(told).toMatchObject({
    event: 'content.published',
    changes: [{ kind: 'RECIPE', id: recipe?.id, isGone: false }],
    hasMore: false,
  });
  expect(headers['x-yolk-delivery']).toBe(told.id);
  const [, t = '', v1] = /^t=(\d+),v1=(.+)$/.exec(String(headers['x-yolk-signature'])) ?? [];
  expect(Number(t)).toBe(now.getTime() / 1000);
  const own = createHmac('sha256', secret ?? '')
    .update(`${t}.${body}`)
    .digest('hex');
  expect(v1).toBe(own);
  expect(await list()).toMatchObject([{ waiting: 0, failures: [] }]);
});

test('who asks for other kinds hears nothing of it', async () => {
  await create({ address, kinds: ['FOOD'] });
  await note(true);
  await deliver();
  expect(received).toEqual([]);
});

test.each([[500], [404], [302]])(
  'an answer of %i is tried again later, as the same delivery',
  async (answered) => {
    await create({ address, kinds: ['RECIPE'] });
    status = answered;
    await note(true);
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
    expect(await list()).toMatchObject([
      { waiting: 1, failures: [{ failure: `status ${answered}`, attempts: 1, deliveredAt: null }] },
    ]);
    later(31_000);
    await deliver();
    later(31_000);
    await deliver();
    expect(received).toHaveLength(2);
    status = 200;
    later(30_000);
    await deliver();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['x-yolk-delivery'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    const [listed] = await list();
    expect(listed).toMatchObject({ waiting: 0, failures: [{ attempts: 3 }] });
    expect(listed?.failures[0]?.deliveredAt).not.toBeNull();
    later(25 * 3600_000);
    expect((await list())[0]?.failures).toEqual([]);
  },
);

test('a server that dies while it tells leaves it to the next one', async () => {
  await create({ address, kinds: ['RECIPE'] });
  await note(true);
  const { db } = server.services;
  const leaseEndsAt = new Date(now.getTime() + 120_000);
  const taken = await takeDueDeliveries({ db, now, leaseEndsAt, most: 5, mostAttempts: 13 });
  expect(taken).toHaveLength(1);
  await Promise.all([deliver(), deliver()]);
  expect(received).toHaveLength(0);
  later(121_000);
  await Promise.all([deliver(), deliver()]);
  expect(received).toHaveLength(1);
});

test('a receiver that is away for good is given up, and nobody else waits for it', async () => {
  await create({ address: 'http://127.0.0.1:1/nobody', kinds: ['RECIPE'] });
  await create({ address, kinds: ['RECIPE'] });
  await note(true);
  for (let attempt = 0; attempt < 15; attempt += 1) {
    await deliver();
    later(48 * 3600_000);
  }
  expect(received).toHaveLength(1);
  const listed = await list();
  const away = listed.find((each) => each.address !== address);
  expect(listed.find((each) => each.address === address)).toMatchObject({ waiting: 0 });
  expect(away).toMatchObject({ waiting: 0, lastDeliveredAt: null });
  const rows = await server.services.db.select().from(contentDeliveries);
  expect(rows.map(({ attempts, failure }) => [attempts, failure])).toContainEqual([
    13,
    'ECONNREFUSED',
  ]);
});

test('one that is stopped gets nothing until it is resumed; one that is deleted is gone', async () => {
  await create({ address, kinds: ['RECIPE'] });
  const [made] = await list();
  const change = (operation: string, input: object, type: string) =>
    admin.client.graphql(
      `mutation ($input: ${type}!) { ${operation}(input: $input) { problems { code } } }`,
      { input },
    );
  const stop = (isStopped: boolean) =>
    change('stopContentWebhook', { id: made?.id, isStopped }, 'StopContentWebhookInput');
  await note(true);
  await stop(true);
  await deliver();
  await note(true);
  expect(received).toEqual([]);
  expect((await list())[0]?.stoppedAt).not.toBeNull();
  await stop(false);
  await deliver();
  // What was published while it was stopped, `changes(since:)` tells.
  expect(received).toHaveLength(1);
  await change('deleteContentWebhook', { id: made?.id }, 'DeleteContentWebhookInput');
  expect(await list()).toEqual([]);
  expect(await server.services.db.select().from(contentDeliveries)).toEqual([]);
});

test('where members are, only https addresses of the open internet are told', async () => {
  const outgoing = createOutgoingHttp({ settings: { NODE_ENV: 'production' } });
  expect(outgoing.isAllowed('https://hooks.example.com/yolk')).toBe(true);
  for (const inner of [address, 'https://localhost/x', 'https://10.0.0.1/', 'https://[::1]/']) {
    expect(outgoing.isAllowed(inner)).toBe(false);
    await expect(outgoing.post({ address: inner, headers: {}, body: '' })).rejects.toThrow(
      /may not/,
    );
    expect(await outgoing.get({ address: inner, mostBytes: 10 })).toBeNull();
  }
  // A name of the open internet that leads inside is looked up, and refused then.
  const network = { ...openInternet, isAllowed: () => true };
  const inside = createOutgoingHttp({ settings: { NODE_ENV: 'production' }, network });
  const named = address.replace('127.0.0.1', 'localhost');
  await expect(inside.post({ address: named, headers: {}, body: '' })).rejects.toThrow(
    /no public address/,
  );
  expect(received).toEqual([]);
});

test('an address that is none is refused with its field', async () => {
  expect(await create({ address: 'file:///etc/passwd', kinds: ['RECIPE'] })).toEqual({
    problems: [{ path: ['address'], code: 'webhook.address-not-allowed' }],
    secret: null,
  });
  expect((await create({ address, kinds: [] })).problems[0]?.code).toBe('key.scopes-required');
});
