import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeCodes } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import { startServer, type RunningServer } from '../running-server.ts';
import { signUpMember } from './api-client.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

const recipePath = screenPath('recipe', 'en', { slug: 'beef-and-broccoli-stir-fry' });

const foodPath = screenPath('food', 'en', { slug: 'broccoli' });

test.each([
  ['recipe', recipePath],
  ['food', foodPath],
])('visitors get the same %s page again, or are told that they have it', async (_name, path) => {
  const [first, second] = [await ask(path), await ask(path)];
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
  expect(first.headers.get('vary')).toContain('Cookie');
  expect(second.headers.get('etag')).toBe(etag);
  expect(await second.text()).toBe(await first.text());
  const known = await ask(path, { 'if-none-match': etag });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('who comes from a campaign gets the kept page, and its marks stand in nobody else’s', async () => {
  const path = screenPath('recipe', 'sv', { slug: 'biffwok-med-broccoli' });
  const marked = await ask(`${path}?utm_source=mail&fbclid=1`);
  expect(marked.headers.get('cache-control')).toMatch(/^public/);
  const plain = await ask(path);
  const text = await plain.text();
  expect(text).not.toContain('fbclid');
  const again = await ask(`${path}?gclid=2`);
  expect(again.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(await again.text()).toBe(text);
});

test('a kept page is packed as its reader asks', async () => {
  const plain = await (await ask(recipePath)).text();
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await rawAnswer(recipePath, encoding);
    expect(response.encoding).toBe(encoding);
    expect(unpack(response.body).toString()).toBe(plain);
  }
});

test('a member never gets a visitor page, nor a visitor a member page', async () => {
  await ask(recipePath);
  const member = await signUpMember(server.url, 'alma@example.com');
  const own = await ask(recipePath, { cookie: member.cookie() });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await own.text()).toContain(screenPath('userSettings', 'en'));
  const visitor = await ask(recipePath);
  expect(await visitor.text()).not.toContain(screenPath('userSettings', 'en'));
});

test('who measures in grams gets the page in grams, and nobody else does', async () => {
  const usual = await (await ask(recipePath)).text();
  const metric = await (await ask(recipePath, { cookie: 'units=metric' })).text();
  expect(metric).not.toBe(usual);
  expect(await (await ask(recipePath)).text()).toBe(usual);
});

/** What search engines read of the page is data: no browser runs it. */
test('a kept page allows its own inline scripts by hash and no other', async () => {
  for (const locale of localeCodes) {
    const response = await ask(screenPath('home', locale));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('nonce-');
    const inline = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;
    const scripts = [...(await response.text()).matchAll(inline)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, text] of scripts) {
      const hash = createHash('sha256')
        .update(text ?? '')
        .digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
  }
});

test.each([
  ['a recipe that does not exist', '/recipes/no-such-dish', 404],
  ['an address with a choice in it', '/recipes?level=keto', 200],
  ['a page about the one who asks', screenPath('login', 'en'), 200],
])('%s is kept by nobody', async (_name, path, status) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    status,
    'private, no-cache',
  ]);
});

/** As sent: fetch would unpack it. */
async function rawAnswer(path: string, encoding: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    encoding: string | undefined;
    body: Buffer;
  }>();
  get(`${server.url}${path}`, { headers: { 'accept-encoding': encoding } }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () =>
      resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }),
    );
  }).on('error', reject);
  return promise;
}
