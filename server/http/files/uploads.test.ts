import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { signAuthToken } from '../../auth/auth-token.ts';
import { registerErrorHandler } from '../error-handler.ts';
import { admitUploads, uploadPaths, usualBodyBytes } from './uploads.ts';

const authSecret = 'a secret that only the tests know, long enough';
const large = Buffer.alloc(usualBodyBytes + 1);

async function serverForUploads() {
  const app = Fastify({ bodyLimit: usualBodyBytes });
  registerErrorHandler(app);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const onRequest = admitUploads({ authSecret, clock: systemClock });
  app.post('/upload', { bodyLimit: 6_000_000, onRequest }, async () => 'taken');
  onTestFinished(() => app.close());
  const person = { userId: 'u', sessionId: 's' };
  const signing = { secret: authSecret, maxAgeSeconds: 60, now: new Date() };
  const cookie = `auth=${await signAuthToken(person, signing)}`;
  const send = (payload: Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/upload',
      payload,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  return { app, cookie, send };
}

test('every form with a file has room for it, as a page and as data', () => {
  const urls = uploadPaths.map(({ url }) => url);
  expect(urls).toContain('/community/new');
  expect(urls).toContain('/community/new.data');
  expect(Math.min(...uploadPaths.map(({ bodyLimit }) => bodyLimit))).toBeGreaterThan(3_000_000);
});

test('a visitor sends as much as with any form, a member a file', async () => {
  const { cookie, send } = await serverForUploads();
  expect((await send(Buffer.alloc(1000))).statusCode).toBe(200);
  const refused = await send(large);
  expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'input.too-large' }]);
  expect((await send(large, { cookie: 'auth=a.b.c' })).statusCode).toBe(413);
  expect((await send(large, { cookie })).statusCode).toBe(200);
});

test('large files that are on their way at once are few, and there is room again after them', async () => {
  const { app, cookie, send } = await serverForUploads();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'));
  const head = `POST /upload HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\ncontent-type: application/octet-stream\r\ncontent-length: ${large.length}\r\n\r\n`;
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) {
    const arrived = once(app.server, 'request');
    socket.on('error', () => undefined).write(head);
    await arrived;
  }
  const refused = await send(large, { cookie });
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'service.busy' }]);
  expect((await send(Buffer.alloc(1000), { cookie })).statusCode).toBe(200);
  for (const socket of sockets) {
    socket.on('data', () => undefined).end(large);
    await once(socket, 'close');
  }
  expect((await send(large, { cookie })).statusCode).toBe(200);
});

const cookieOf = async () => {
  const signing = { secret: authSecret, maxAgeSeconds: 60, now: new Date() };
  return `auth=${await signAuthToken({ userId: 'u', sessionId: 's' }, signing)}`;
};

/** Asks for room as the server does, without one; `end` is the answer being over. */
async function roomFor() {
  const admit = admitUploads({ authSecret, clock: systemClock });
  const cookie = await cookieOf();
  return async (ip: string, headers: Record<string, string | undefined> = {}) => {
    const raw = new EventEmitter();
    const request = { ip, headers: { cookie, 'content-length': '200000', ...headers } };
    const [asked, reply] = [request, { raw }] as unknown as Parameters<typeof admit>;
    const code = await admit(asked, reply).then(
      () => null,
      (error: { code: string }) => error.code,
    );
    return { code, end: () => raw.emit('close') };
  };
}

test('eight large files are on their way at most, four of them from one network', async () => {
  const ask = await roomFor();
  const admitted = [];
  for (const ip of ['192.0.2.1', '198.51.100.1']) {
    for (let file = 0; file < 4; file += 1) admitted.push(await ask(ip));
    expect((await ask(ip)).code).toBe('service.busy');
  }
  expect(admitted.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => null));
  expect((await ask('203.0.113.1')).code).toBe('service.busy');
  admitted[0]?.end();
  expect((await ask('198.51.100.1')).code).toBe('service.busy');
  const next = await ask('203.0.113.1');
  expect(next.code).toBeNull();
  expect((await ask('192.0.2.1')).code).toBe('service.busy');
  next.end();
  expect((await ask('192.0.2.1')).code).toBeNull();
});

test('a body is large from one byte more than a form may send, or when it does not say', async () => {
  const ask = await roomFor();
  const codeOf = async (length: string | undefined) =>
    (await ask('192.0.2.1', { cookie: undefined, 'content-length': length })).code;
  expect(await codeOf(String(usualBodyBytes))).toBeNull();
  expect(await codeOf(String(usualBodyBytes + 1))).toBe('input.too-large');
  expect(await codeOf(undefined)).toBe('input.too-large');
});

test('small bodies take no room, and refused ones neither', async () => {
  const ask = await roomFor();
  for (let index = 0; index < 20; index += 1) {
    expect((await ask('192.0.2.1', { 'content-length': '10' })).code).toBeNull();
    expect((await ask('192.0.2.1', { cookie: '' })).code).toBe('input.too-large');
  }
  expect((await ask('192.0.2.1')).code).toBeNull();
});
