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
    const paths = ['/', '/recipes', '/es/recetas', '/readyz', '/sitemap-en.xml'];
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
