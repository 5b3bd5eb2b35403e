import webPush from 'web-push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserKeys } from '../../domain/notifications/testing/browser-keys.ts';
import { fixedClock } from '../../lib/clock.ts';
import { createPushSender } from './create-push-sender.ts';
import {
  readSignature,
  startPushService,
  type PushServiceDouble,
} from './testing/loopback-push-service.ts';

const keys = webPush.generateVAPIDKeys();
const settings = { BRAND_NAME: 'Yolk', CONTACT_EMAIL: 'support@yolk.example' };
const clock = fixedClock('2026-03-03T17:00:00Z');
const notice = { kind: 'WEEKLY_PLAN', hasPlan: true } as const;

let service: PushServiceDouble;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

function sendTo(endpoint: string, network = { isAllowed: () => true }) {
  const sender = createPushSender({ keys, settings, clock, network });
  const address = { endpoint, ...browserKeys() };
  return sender.send({ address, notice, locale: 'en', ttlSeconds: 600 });
}

test('a message is encrypted, and signed for its push service', async () => {
  expect(await sendTo(`${service.origin}/signed`)).toEqual({ kind: 'taken' });
  const request = service.received.find(({ path }) => path === '/signed');
  expect(request).toMatchObject({
    method: 'POST',
    headers: {
      'content-encoding': 'aes128gcm',
      ttl: '600',
      topic: 'weekly-plan',
      'content-type': 'application/octet-stream',
    },
  });
  // Salt, key and record size come before the message, its end mark and its proof.
  expect(request?.bodyBytes).toBeGreaterThan(103);
  const signature = await readSignature(request ?? { headers: {} }, new Date());
  expect(signature).toMatchObject({
    aud: service.origin,
    sub: 'mailto:support@yolk.example',
    key: keys.publicKey,
  });
});

test.each([
  [201, {}, { kind: 'taken' }],
  [404, {}, { kind: 'gone' }],
  [410, {}, { kind: 'gone' }],
  [429, { 'retry-after': '120' }, { kind: 'later', afterMs: 120_000 }],
  [429, { 'retry-after': 'Tue, 03 Mar 2026 17:05:00 GMT' }, { kind: 'later', afterMs: 300_000 }],
  [503, {}, { kind: 'later', afterMs: null }],
  [413, {}, { kind: 'lost', why: 'status 413' }],
  [302, { location: '/elsewhere' }, { kind: 'lost', why: 'status 302' }],
])('status %i with %o means %o', async (status, headers, outcome) => {
  const path = `/${status}/${Object.values(headers).join('').length}`;
  service.answers.set(path, { status, headers });
  expect(await sendTo(`${service.origin}${path}`)).toEqual(outcome);
  expect(service.received.map((request) => request.path)).not.toContain('/elsewhere');
});

test('a service that cannot be reached is tried later', async () => {
  const other = await startPushService();
  await other.close();
  expect(await sendTo(`${other.origin}/gone`)).toEqual({ kind: 'later', afterMs: null });
});

test('what is not allowed as an address is not even called', async () => {
  const outcome = await sendTo(`${service.origin}/inside`, { isAllowed: () => false });
  expect(outcome).toEqual({ kind: 'gone' });
  expect(service.received.map(({ path }) => path)).not.toContain('/inside');
});

test('who reads the notice is told whose it is, and a browser who may write to it', async () => {
  const trial = { kind: 'TRIAL_END', chargeAt: '2026-03-09T23:30:00Z', priceMinor: 900 } as const;
  const bytesOf = async (brand: string) => {
    const named = { ...settings, BRAND_NAME: brand };
    const network = { isAllowed: () => true };
    const sender = createPushSender({ keys, settings: named, clock, network });
    expect(sender.publicKey).toBe(keys.publicKey);
    const address = { endpoint: `${service.origin}/${brand}`, ...browserKeys() };
    const told = { ...trial, currency: 'USD' };
    await sender.send({ address, notice: told, locale: 'en', ttlSeconds: 600 });
    return service.received.find(({ path }) => path === `/${brand}`)?.bodyBytes ?? 0;
  };
  expect((await bytesOf('Breakfast')) - (await bytesOf('Yolk'))).toBe('Breakfast'.length - 4);
});

test('addresses on the open internet are allowed, and where a network is given those it allows', () => {
  const inside = 'https://127.0.0.1/push';
  const outside = 'https://updates.push.services.mozilla.com/wpush/v2/x';
  const open = createPushSender({ keys, settings, clock });
  expect([inside, outside].map((endpoint) => open.isAllowed(endpoint))).toEqual([false, true]);
  const network = { isAllowed: (endpoint: string) => endpoint === inside };
  const own = createPushSender({ keys, settings, clock, network });
  expect([inside, outside].map((endpoint) => own.isAllowed(endpoint))).toEqual([true, false]);
});
