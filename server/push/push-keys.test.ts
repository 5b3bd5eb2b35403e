import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/config.ts';
import { loadPushKeys } from './push-keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yolk-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

function load(environment: Record<string, string> = {}) {
  return loadPushKeys(readSettings({ DATA_DIR: folder, ...environment }));
}

const production = { NODE_ENV: 'production' };

test('in development keys are made once and kept where nobody else reads them', async () => {
  const keys = await load();
  expect(await load()).toEqual(keys);
  expect((await stat(join(folder, 'push-keys.json'))).mode & 0o077).toBe(0);
});

test('in production there are no push messages until the operator gives keys', async () => {
  expect(await load(production)).toBeNull();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(await load({ ...production, ...given })).toEqual({ publicKey, privateKey });
});

test('half a pair, or two halves of different pairs, stop the start', async () => {
  const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  await expect(load({ VAPID_PUBLIC_KEY: one.publicKey })).rejects.toThrow('VAPID_PRIVATE_KEY');
  const mixed = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: other.privateKey };
  await expect(load(mixed)).rejects.toThrow('VAPID_PUBLIC_KEY');
});
