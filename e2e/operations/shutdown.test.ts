import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { signUpMember } from './api-client.ts';
import { startLoad } from './load.ts';
import { startServer } from '../running-server.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s under load ends the server and fails no request under way',
  async (signal) => {
    const server = await startServer();
    const paths = ['/', '/recipes', '/es/recetas', '/healthz', '/sitemap-en.xml'];
    const urls = paths.map((path) => `${server.url}${path}`);
    const load = startLoad({ urls, browsers: 20 });
    await load.answered(100);
    const slow = signUpMember(server.url, 'late@example.com');
    const stopped = server.stop(signal);
    load.expectRefusals();
    const [exitCode, { failures }, member] = await Promise.all([stopped, load.end(), slow]);
    expect(exitCode).toBe(0);
    expect(failures).toEqual([]);
    expect(member.email).toBe('late@example.com');
    expect(server.output()).not.toMatch(/error/i);
  },
);

test('a request that is half sent when the server is stopped gets its answer', async () => {
  const server = await startServer();
  const body = JSON.stringify({ query: '{ brand { name } }' });
  const half = request(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      // The server says that it has read the headers.
      expect: '100-continue',
    },
  });
  half.flushHeaders();
  await once(half, 'continue');
  half.write(body.slice(0, 10));
  const stopped = server.stop('SIGTERM');
  await refused(server.url);
  half.end(body.slice(10));
  const [response] = await once(half, 'response');
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('close');
  response.resume();
  expect(await stopped).toBe(0);
});

test('new connections are served until none is taken any more, and readiness is over first', async () => {
  const server = await startServer();
  const { port } = new URL(server.url);
  const outcomes: string[] = [];
  let isOver = false;
  const askers = Array.from({ length: 8 }, async () => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- it changes below
    while (!isOver) {
      outcomes.push(await askOnNewConnection(Number(port)));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await until(() => outcomes.length > 50);
  const startedAt = performance.now();
  const stopped = server.stop('SIGTERM');
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 503);
  const ready = outcomes.length;
  await until(() => outcomes.length > ready + 20);
  expect(await stopped).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  isOver = true;
  await Promise.all(askers);
  expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']));
});

test('connections that ask for nothing do not hold up the end', async () => {
  const server = await startServer();
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => undefined);
  await fetch(`${server.url}/healthz`);
  expect(await server.stop('SIGINT')).toBe(0);
  silent.destroy();
});

async function refused(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const isRefused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (isRefused) return;
  }
}

/** The status, or how the connection failed. */
async function askOnNewConnection(port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = request({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (response) => {
    response.resume();
    response.once('end', () => resolve(String(response.statusCode)));
  });
  asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  asked.end();
  return promise;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
}
