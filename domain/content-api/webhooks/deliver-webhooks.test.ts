import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { createOutgoingHttp } from '../../../server/network/outgoing-http.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { contentDeliveries, contentWebhooks } from '../content-api.tables.ts';
import { clearOldDeliveries, deliverWebhooks, mostAttempts } from './deliver-webhooks.ts';
import { createWebhook, deleteWebhook, listWebhooks, stopWebhook } from './manage-webhooks.ts';
import { queueDeliveries, type Published } from './queue-deliveries.ts';
import { signatureOf } from './sign-delivery.ts';

const authSecret = 'a secret that only the tests know, long enough';
const actor = { kind: 'COMMAND' } as const;
const start = new Date('2026-03-02T08:00:00Z');
const createId = createRandomId;

let connection: DatabaseConnection;
let receiver: Server;
let address: string;
let answers: number[] = [];
let heard: { headers: IncomingHttpHeaders; body: string }[] = [];
let now = start;
const clock = { now: () => now };
const outgoing = createOutgoingHttp({ settings: { NODE_ENV: 'test' } });
beforeAll(async () => {
  connection = await openTestDatabase();
  receiver = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.close();
  await connection.close();
});
afterEach(async () => {
  await connection.db.delete(contentWebhooks);
  [answers, heard, now] = [[], [], start];
});

function afterSeconds(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

async function add(given: { at?: string; kinds?: ('RECIPE' | 'FOOD')[] } = {}) {
  const { at = address, kinds = ['RECIPE'] as const } = given;
  const asked = { db: connection.db, clock, createId, actor, outgoing, authSecret };
  const made = await createWebhook({ ...asked, address: at, kinds });
  if (!made.ok) return { codes: made.reason.map(({ path, code }) => [...path, code].join(' ')) };
  const [webhook] = await connection.db
    .select()
    .from(contentWebhooks)
    .where(eq(contentWebhooks.address, at.trim()));
  return { codes: [], id: webhook?.id ?? '', secret: made.value };
}

function publish(...changes: Published[]): Promise<void> {
  return connection.db.transaction((tx) =>
    queueDeliveries({ tx, changes, since: 'before', createdAt: now, createId }),
  );
}

const deliver = () => deliverWebhooks({ db: connection.db, clock, authSecret, outgoing });
const rows = () => connection.db.select().from(contentDeliveries);
const stew: Published = { kind: 'RECIPE', id: 'stew', isGone: false };

test('what was published is told once, under its id, signed for this receiver at this moment', async () => {
  const { secret = '' } = await add();
  await publish(stew);
  afterSeconds(3);
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(heard).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  const [row] = await rows();
  expect(JSON.parse(body)).toEqual({
    id: row?.id,
    event: 'content.published',
    createdAt: start.toISOString(),
    since: 'before',
    changes: [stew],
    hasMore: false,
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-yolk-delivery': row?.id,
    'x-yolk-signature': signatureOf({ secret, body, at: now }),
  });
  expect(row).toMatchObject({ attempts: 1, deliveredAt: now });
});

test('a receiver hears of the kinds it asked for, and of what is gone', async () => {
  await add({ kinds: ['FOOD'] });
  await publish(stew, { kind: 'FOOD', id: 'kale', isGone: true });
  await publish(stew);
  await deliver();
  expect(heard.map(({ body }) => JSON.parse(body).changes)).toEqual([
    [{ kind: 'FOOD', id: 'kale', isGone: true }],
  ]);
});

test('of more than a hundred the first are named, and that there are more', async () => {
  await add();
  const changes = Array.from({ length: 101 }, (_each, index) => ({ ...stew, id: `r${index}` }));
  await publish(...changes.slice(0, 100));
  await publish(...changes);
  await deliver();
  const told = heard.map(({ body }) => JSON.parse(body));
  expect(told.map(({ changes: all, hasMore }) => [all.length, hasMore]).toSorted()).toEqual([
    [100, false],
    [100, true],
  ]);
});

test('a receiver that fails is asked again after half a minute, then after twice as long', async () => {
  await add();
  answers = [500, 302, 404, 204];
  await publish(stew);
  await deliver();
  expect(await rows()).toMatchObject([{ failure: 'status 500', failedAt: now, deliveredAt: null }]);
  for (const pause of [30, 60, 120]) {
    const before = heard.length;
    afterSeconds(pause - 1);
    await deliver();
    expect(heard).toHaveLength(before);
    afterSeconds(1);
    await deliver();
    expect(heard).toHaveLength(before + 1);
  }
  expect(await rows()).toMatchObject([{ attempts: 4, deliveredAt: now }]);
  expect(new Set(heard.map(({ headers }) => headers['x-yolk-delivery'])).size).toBe(1);
});

test('a receiver that is not there is told so by its code, and given up after thirteen tries', async () => {
  await add({ at: 'http://127.0.0.1:1/hook' });
  await publish(stew);
  await deliver();
  expect(await rows()).toMatchObject([{ failure: 'ECONNREFUSED' }]);
  for (let tried = 1; tried < mostAttempts + 2; tried += 1) {
    afterSeconds(30 * 2 ** tried);
    await deliver();
  }
  expect(await rows()).toMatchObject([{ attempts: 13, deliveredAt: null }]);
  const [listed] = await listWebhooks({ db: connection.db, clock });
  expect(listed).toMatchObject({ waiting: 0, lastDeliveredAt: null });
});

test('what a server took and never told is told by another one, two minutes later', async () => {
  await add();
  await publish(stew);
  const dying = { ...outgoing, post: () => new Promise<never>(() => {}) };
  void deliverWebhooks({ db: connection.db, clock, authSecret, outgoing: dying });
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
  afterSeconds(119);
  await deliver();
  expect(heard).toEqual([]);
  afterSeconds(1);
  await deliver();
  expect(heard).toHaveLength(1);
});

test('one that is stopped is told later what waited, and never what was published meanwhile', async () => {
  const { id = '' } = await add();
  const manage = { db: connection.db, clock, createId, actor, id };
  await publish(stew);
  await stopWebhook({ ...manage, isStopped: true });
  await stopWebhook({ ...manage, isStopped: true });
  await publish({ ...stew, id: 'soup' });
  await deliver();
  expect(heard).toEqual([]);
  await stopWebhook({ ...manage, isStopped: false });
  await deliver();
  expect(heard.map(({ body }) => JSON.parse(body).changes[0].id)).toEqual(['stew']);
  await deleteWebhook(manage);
  await deleteWebhook(manage);
  expect(await rows()).toEqual([]);
  const log = await connection.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(log.map(({ action, details }) => [action, details]).toSorted()).toEqual(
    ['CREATED', 'DELETED', 'RESUMED', 'STOPPED'].map((what) => [
      `WEBHOOK_${what}`,
      { name: address },
    ]),
  );
});

test('an address that may not be reached, or no kind at all, is refused', async () => {
  const long = (length: number) => address.padEnd(length, 'x');
  expect((await add({ at: 'ftp://127.0.0.1/x' })).codes).toEqual([
    'address webhook.address-not-allowed',
  ]);
  expect((await add({ at: long(1001) })).codes).toEqual(['address webhook.address-not-allowed']);
  expect((await add({ kinds: [] })).codes).toEqual(['kinds key.scopes-required']);
  expect((await add({ at: ` ${long(1000)} `, kinds: ['FOOD', 'FOOD'] })).codes).toEqual([]);
  const [listed] = await listWebhooks({ db: connection.db, clock });
  expect(listed).toMatchObject({ address: long(1000), kinds: ['FOOD'], waiting: 0, failures: [] });
});

test('the twenty-first is one too many', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await add({ at: `${address}/${count}` })).codes).toEqual([]);
  }
  expect((await add({ at: `${address}/20` })).codes).toEqual(['webhook.too-many']);
});

test('who looks sees what waits and what went wrong in the last day, of each receiver its own', async () => {
  await add({ at: `${address}/away` });
  answers = [503];
  await publish(stew);
  await deliver();
  await add({ at: `${address}/other`, kinds: ['FOOD'] });
  const failuresOf = async (end: string) => {
    const all = await listWebhooks({ db: connection.db, clock });
    const one = all.find(({ address: at }) => at.endsWith(end));
    return [one?.waiting, one?.failures.map(({ failure }) => failure)];
  };
  expect(await failuresOf('/away')).toEqual([1, ['status 503']]);
  expect(await failuresOf('/other')).toEqual([0, []]);
  afterSeconds(24 * 60 * 60 + 1);
  expect(await failuresOf('/away')).toEqual([1, []]);
});

test('what was told is forgotten after two weeks', async () => {
  await add();
  await publish(stew);
  const clear = () => clearOldDeliveries({ db: connection.db, clock });
  afterSeconds(14 * 24 * 60 * 60);
  await clear();
  expect(await rows()).toHaveLength(1);
  afterSeconds(1);
  await clear();
  expect(await rows()).toEqual([]);
});
