import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { readSettings } from '../../settings/config.ts';
import { Overload, type OverloadTimes } from './overload.ts';
import { closedGate, flood, waitAt } from './testing/flood.ts';
import { renderingTurns } from './turns.ts';

const authSecret = 'a secret that only the tests know, long enough';

const large = Buffer.alloc(4_000_000);

function* endless() {
  const piece = Buffer.alloc(65_536);
  for (;;) yield piece;
}

/** A server whose answers take so long of its thread; `/hold` holds it until a flood has come. */
async function serverThatWorks(workMs: number, options: OverloadTimes = {}) {
  const gate = closedGate();
  const settings = readSettings({ NODE_ENV: 'test' });
  const services = { settings, authSecret, clock: systemClock };
  const overload = new Overload(services, options);
  const app = Fastify({ serverFactory: overload.serverFactory });
  await app.register(overload.plugin);
  app.get('/healthz', async () => 'ok');
  app.get('/hold', async () => {
    waitAt(gate);
    return 'done';
  });
  app.get('/*', async () => {
    const end = performance.now() + workMs;
    while (performance.now() < end);
    return 'done';
  });
  app.post('/*', async () => 'done');
  app.get('/large', async () => large);
  // More than any machine's buffers on the way take in.
  app.get('/endless', async (_request, reply) => reply.send(Readable.from(endless())));
  app.get('/open', { config: { staysOpen: true } }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(':\n\n');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, overload, port, gate, url: `http://127.0.0.1:${port}` };
}

test('those who would wait too long are turned away, told when to come back', async () => {
  const { port, gate, overload } = await serverThatWorks(20);
  const headers = { accept: 'text/html' };
  const answers = await flood({ port, gate, path: '/se/recept', count: 300, headers });
  const away = answers.filter(({ status }) => status === 503);
  expect(away.length).toBeGreaterThan(100);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(overload.admission.shedCount).toBe(away.length);
  const [first] = away;
  expect(Number(first?.headers['retry-after'])).toBeGreaterThan(0);
  expect(first?.headers['content-security-policy']).toContain("default-src 'none'");
  const page = first?.body ?? '';
  expect(page).toContain('<html lang="sv">');
  expect(page).toContain('Försök igen');
  expect(page.length).toBeLessThan(2000);
});

test('programs are told in their own form', async () => {
  const answerOf = async (path: string) => {
    const { port, gate } = await serverThatWorks(20);
    const answers = await flood({ port, gate, path, count: 300 });
    return JSON.parse(answers.find(({ status }) => status === 503)?.body ?? '{}') as unknown;
  };
  expect(await answerOf('/es/graphql')).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'service.busy', status: 503 } }],
  });
  expect(await answerOf('/low-carb.data')).toMatchObject({ code: 'service.busy' });
});

test('new connections are looked at while there is much to do', async () => {
  const { app, port, gate } = await serverThatWorks(8);
  const seen = { connections: 0, answers: 0, afterTen: 0 };
  app.server.on('connection', () => (seen.connections += 1));
  app.server.on('request', (request, response: ServerResponse) => {
    response.on('finish', () => {
      if (request.url === '/hold') return;
      seen.answers += 1;
      if (seen.answers === 10) seen.afterTen = seen.connections;
    });
  });
  await flood({ port, gate, path: '/', count: 100, connectsAnew: true });
  // One in each turn, if there were no turns for them, would be twelve.
  expect(seen.afterTen).toBeGreaterThan(30);
});

test('health is answered throughout', async () => {
  const { url, port, gate } = await serverThatWorks(20);
  const flooding = flood({ port, gate, path: '/', count: 300 });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) {
    statuses.push((await fetch(`${url}/healthz`)).status);
  }
  await flooding;
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test.each([
  ['its headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['its body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n'],
])('who sends %s byte by byte is closed after the time there is', async (_what, head) => {
  const { port } = await serverThatWorks(0, { slowestSenderMs: 500 });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  const startedAt = performance.now();
  socket.write(head);
  const dripping = setInterval(() => socket.write('x'), 50);
  // Not `once` of node:events: a reset connection is an error first.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  expect(performance.now() - startedAt).toBeGreaterThan(400);
});

/** More than may be in progress at a time. */
const mostInProgress = 256;

test.each([
  ['do not read what they asked for', '/large'],
  ['hear of changes', '/open'],
])('many who %s hold nobody up', async (_what, path) => {
  const { port, url, overload } = await serverThatWorks(0);
  const sockets = Array.from({ length: mostInProgress + 20 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
    await once(socket, 'readable');
  }
  expect((await fetch(url)).status).toBe(200);
  expect(overload.admission.inProgressCount).toBe(0);
});

test('who does not read is closed after the time there is', async () => {
  const { app, port } = await serverThatWorks(0, { silentMs: 500 });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).pause();
  socket.write('GET /endless HTTP/1.1\r\nhost: a\r\n\r\n');
  const [connection] = await accepted;
  await new Promise((resolve) => connection.once('close', resolve));
  // The server has given up, not the reader.
  expect(socket.destroyed).toBe(false);
  expect(connection.bytesWritten).toBeGreaterThan(0);
});

test('nothing begins while two pages wait to be rendered, and with one it does', async () => {
  const services = { settings: readSettings({}), authSecret, clock: systemClock };
  const { admission } = new Overload(services);
  const waiting = vi.spyOn(renderingTurns, 'waitingCount', 'get').mockReturnValue(2);
  onTestFinished(() => waiting.mockRestore());
  const entered = admission.enter('page');
  expect(admission).toMatchObject({ inProgressCount: 0, waitingCount: 1 });
  waiting.mockReturnValue(1);
  await entered;
  expect(admission).toMatchObject({ inProgressCount: 1, waitingCount: 0 });
});
