import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BusyAnswers } from './busy-answer.ts';
import { BusyConnections } from './busy-connections.ts';
import { HeldAnswers } from './held-answers.ts';
import type { PlainRequest } from './plain-request.ts';

/** A server with more to do than it can, until it is told otherwise. */
async function busyServer({ fewInMoment = 1 } = {}) {
  const state = { isBusy: true, time: 0, refused: [] as PlainRequest[], served: [] as string[] };
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      state.served.push(`${request.method} ${request.url} ${body}`.trim());
      response.end('served');
    });
  });
  const connections = new BusyConnections({
    server,
    answers: new BusyAnswers('Yolk'),
    isBusy: () => state.isBusy,
    isTooMuch: (request) => {
      if (state.isBusy) state.refused.push(request);
      return state.isBusy;
    },
    held: new HeldAnswers({
      now: () => state.time,
      fewInMoment,
      manyInMoment: fewInMoment + 1,
    }),
    now: () => state.time,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    connections.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { state, server, connections, open: () => openTo(port) };
}

async function openTo(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (piece) => (received += piece.toString()));
  await once(socket, 'connect');
  return {
    socket,
    received: () => received,
    async until(isThere: (all: string) => boolean) {
      while (!isThere(received)) await once(socket, 'data');
    },
  };
}

const page = 'GET /se/recept HTTP/1.1\r\nhost: a\r\naccept: text/html\r\n\r\n';
const answersIn = (all: string) => all.split('HTTP/1.1 ').slice(1);
const statusesIn = (all: string) => answersIn(all).map((answer) => answer.slice(0, 3));

test('while there is too much to do, a page is refused on its connection', async () => {
  const { state, open } = await busyServer();
  const { socket, until, received } = await open();
  socket.write(page);
  await until((all) => all.includes('</html>'));
  expect(received()).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 2\r\n/s);
  expect(received()).toContain('<html lang="sv">');
  const [head = '', body = ''] = received().split('\r\n\r\n');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(state.served).toEqual([]);
});

test('the connection stays open, and is served as soon as there is time', async () => {
  const { state, connections, open } = await busyServer();
  const { socket, until, received } = await open();
  socket.write(page);
  await until((all) => all.includes('</html>'));
  state.isBusy = false;
  socket.write('GET /one HTTP/1.1\r\nhost: a\r\n\r\n');
  await until((all) => statusesIn(all).length === 2 && all.endsWith('served'));
  socket.write('GET /two HTTP/1.1\r\nhost: a\r\n\r\n');
  await until((all) => statusesIn(all).length === 3 && all.endsWith('served'));
  expect(statusesIn(received())).toEqual(['503', '200', '200']);
  expect(state.served).toEqual(['GET /one', 'GET /two']);
  expect(connections.watchedCount).toBe(0);
});

test('of many who ask again at once, each is answered a moment later', async () => {
  const { state, open } = await busyServer();
  const { socket, until, received } = await open();
  socket.write(page);
  await until((all) => all.includes('</html>'));
  socket.write(page);
  while (state.refused.length < 2) await wait(1);
  await wait(30);
  // The clock of the server stands still.
  expect(statusesIn(received())).toEqual(['503']);
  state.time += 200;
  await until((all) => statusesIn(all).length === 2);
});

test('of few, nobody is held', async () => {
  const { open } = await busyServer({ fewInMoment: 10 });
  const { socket, until, received } = await open();
  for (let count = 1; count <= 10; count += 1) {
    socket.write(page);
    await until((all) => statusesIn(all).length === count && all.endsWith('</html>'));
  }
  expect(statusesIn(received())).toHaveLength(10);
});

test.each([
  [
    'with a body',
    'POST /form HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc',
    'POST /form abc',
  ],
  [
    'in chunks',
    'GET /a HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET /a',
  ],
  ['without a body that is wanted', 'HEAD /a HTTP/1.1\r\nhost: a\r\n\r\n', 'HEAD /a'],
])('what comes %s is for the HTTP server', async (_what, request, served) => {
  const { state, open } = await busyServer();
  const { socket } = await open();
  socket.write(request);
  await once(socket, 'data');
  expect(state.served).toEqual([served]);
  expect(state.refused).toEqual([]);
});

test('a request that comes in pieces is put together by the HTTP server', async () => {
  const { state, open } = await busyServer();
  const { socket, until } = await open();
  socket.setNoDelay(true);
  socket.write('GET /pieces HTT');
  await wait(20);
  socket.write('P/1.1\r\nhost: a\r\n\r\n');
  await until((all) => all.endsWith('served'));
  expect(state.served).toEqual(['GET /pieces']);
});

test('two requests at once are answered in their order', async () => {
  const { state, open } = await busyServer();
  const { socket, until, received } = await open();
  socket.write(page);
  await until((all) => all.includes('</html>'));
  socket.write(page);
  while (state.refused.length < 2) await wait(1);
  socket.write('GET /next HTTP/1.1\r\nhost: a\r\n\r\n');
  await until((all) => all.endsWith('served'));
  expect(statusesIn(received())).toEqual(['503', '503', '200']);
});

test('who asks without reading is closed, so that nothing is piled up for them', async () => {
  const { state, server, open } = await busyServer();
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const { socket, until, received } = await open();
  const [connection] = await accepted;
  socket.write(page);
  await until((all) => all.includes('</html>'));
  // As when the buffers of both systems are full.
  Object.defineProperty(connection, 'writableNeedDrain', { value: true });
  socket.write(page);
  while (state.refused.length < 2) await wait(1);
  state.time += 200;
  await once(socket, 'close');
  expect(statusesIn(received())).toEqual(['503']);
});

test('when the server closes, who was refused is let go', async () => {
  const { connections, open } = await busyServer();
  const { socket, until } = await open();
  socket.write(page);
  await until((all) => all.includes('</html>'));
  expect(connections.watchedCount).toBe(1);
  connections.close();
  await once(socket, 'close');
});

test('garbage is answered as ever', async () => {
  const { open } = await busyServer();
  const { socket, until, received } = await open();
  socket.write('\x16\x03\x01 not HTTP at all\r\n\r\n');
  await until((all) => all.length > 0);
  expect(statusesIn(received())).toEqual(['400']);
});

test('who asks for something else is answered as that is answered', async () => {
  const { state, open } = await busyServer({ fewInMoment: 10 });
  const { socket, until, received } = await open();
  for (const [count, request] of [
    page,
    page,
    page.replace('/se/recept', '/es/recetas'),
  ].entries()) {
    socket.write(request);
    await until((all) => statusesIn(all).length === count + 1 && all.endsWith('</html>'));
  }
  expect(answersIn(received()).map((answer) => /<html lang="([^"]+)/.exec(answer)?.[1])).toEqual([
    'sv',
    'sv',
    'es-419',
  ]);
  expect(state.refused.map(({ url }) => url)).toEqual(['/se/recept', '/se/recept', '/es/recetas']);
});

test('who was refused and says nothing for long is let go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, open, connections } = await busyServer();
  const { socket, until } = await open();
  socket.write(page);
  await until((all) => all.includes('</html>'));
  state.time += 60_000;
  vi.advanceTimersByTime(10_000);
  expect(connections.watchedCount).toBe(1);
  state.time += 20_000;
  vi.advanceTimersByTime(10_000);
  await once(socket, 'close');
  expect(connections.watchedCount).toBe(0);
});
