import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { packFiles } from '../../browser-files/pack-files.ts';
import { staticFilesPlugin } from './static-files.ts';

const script = 'export const words = "enough of them to be worth packing";\n'.repeat(40);

async function siteWithFiles() {
  const assetsFolder = await mkdtemp(join(tmpdir(), 'yolk-files-'));
  await mkdir(join(assetsFolder, 'assets'));
  await writeFile(join(assetsFolder, 'assets', 'page-a1.js'), script);
  await writeFile(join(assetsFolder, 'assets', 'font-a1.woff2'), 'font');
  await writeFile(join(assetsFolder, 'sw.js'), script);
  await packFiles(assetsFolder);
  const app = Fastify();
  await app.register(staticFilesPlugin, { assetsFolder });
  return (url: string, encoding = '') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });
}

test('a hashed file comes packed as its reader asks, and may be kept for a year', async () => {
  const ask = await siteWithFiles();
  const plain = await ask('/assets/page-a1.js');
  expect([plain.body, plain.headers['content-encoding']]).toEqual([script, undefined]);
  const brotli = await ask('/assets/page-a1.js', 'gzip, br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await ask('/assets/page-a1.js?retry', 'gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
});

test('a font is sent as it is', async () => {
  const ask = await siteWithFiles();
  const { body, headers } = await ask('/assets/font-a1.woff2', 'br');
  expect([body, headers['content-type'], headers['vary']]).toEqual([
    'font',
    'font/woff2',
    undefined,
  ]);
});

test('the service worker is asked for anew each time', async () => {
  const ask = await siteWithFiles();
  const { statusCode, headers, rawPayload } = await ask('/sw.js', 'br');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
});

test.each([
  '/assets/page-b2.js',
  '/assets/page-a1.js.br',
  '/assets/../sw.js.br',
  '/sw.js.br',
  '/assets/',
])('%s is no file of ours', async (url) => {
  const ask = await siteWithFiles();
  expect((await ask(url)).statusCode).toBe(404);
});
