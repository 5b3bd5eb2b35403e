import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packForOne } from './pack-for-one.ts';

const page = '<p>Ägg och smör</p>'.repeat(200);
const app = fastify();

beforeAll(() => {
  app.get('/page', (request, reply) => packForOne({ request, reply, text: page }));
  app.get('/long', (request, reply) =>
    packForOne({ request, reply, text: 'a'.repeat(2 ** 20 + 1) }),
  );
  app.get('/short', (request, reply) =>
    packForOne({ request, reply: reply.header('vary', 'Cookie'), text: 'Ägg' }),
  );
});
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, ...(accepted && { headers: { 'accept-encoding': accepted } }) });

test.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'zstd', unpack: zstdDecompressSync },
  { accepted: 'gzip, deflate, br', encoding: 'br', unpack: brotliDecompressSync },
  { accepted: 'br;q=0, GZIP ;q=0.5', encoding: 'gzip', unpack: gunzipSync },
])('to who accepts $accepted a page goes in $encoding', async ({ accepted, encoding, unpack }) => {
  const { headers, rawPayload } = await ask('/page', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(unpack(rawPayload).toString()).toBe(page);
  expect(headers['content-length']).toBe(String(rawPayload.length));
});

test('who accepts nothing packed, and what is short, gets it as it is', async () => {
  for (const [url, accepted] of [['/page'], ['/page', 'identity'], ['/short', 'br']] as const) {
    const { headers, body } = await ask(url, accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(url === '/page' ? page : 'Ägg');
  }
});

test('what would take long is left to be packed piece by piece', async () => {
  const { headers, body } = await ask('/long', 'zstd');
  expect([headers['content-encoding'], body.length]).toEqual([undefined, 2 ** 20 + 1]);
});

test('what an answer depends on already is not forgotten', async () => {
  const { headers } = await ask('/short', 'br');
  expect(headers.vary).toBe('Cookie, accept-encoding');
});
