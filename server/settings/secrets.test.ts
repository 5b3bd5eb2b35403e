import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadAuthSecret } from './auth-secret.ts';
import { readSettings } from './config.ts';
import { checkDataFolder, DataFolderError } from './data-folder.ts';
import { hasAny, requireSettings } from './require-settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yolk-settings-'));
});
afterEach(() => rm(folder, { recursive: true }));

const given = 'a secret of an operator, long enough to be one';

function secretWith(environment: Record<string, string> = {}) {
  return loadAuthSecret(readSettings({ DATA_DIR: join(folder, 'data'), ...environment }));
}

test('the secret of the settings counts, and is written nowhere', async () => {
  expect(await secretWith({ AUTH_SECRET: given })).toBe(given);
  expect(await secretWith({ AUTH_SECRET: given, NODE_ENV: 'production' })).toBe(given);
  expect(await readdir(folder)).toEqual([]);
});

test('in production nobody is signed in with a secret that nobody chose', async () => {
  await expect(secretWith({ NODE_ENV: 'production' })).rejects.toThrow(/^AUTH_SECRET must be/);
  expect(await readdir(folder)).toEqual([]);
});

test('elsewhere one is made once, and kept where nobody else reads it', async () => {
  const secret = await secretWith();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await secretWith()).toBe(secret);
  const file = join(folder, 'data', 'auth-secret');
  expect(await readFile(file, 'utf8')).toBe(secret);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await rm(file);
  expect(await secretWith()).not.toBe(secret);
});

test('a folder for the data is made where there is none, and left as clean as it was', async () => {
  const data = join(folder, 'deep', 'data');
  await checkDataFolder(data);
  expect(await readdir(data)).toEqual([]);
  await writeFile(join(data, 'kept'), 'x');
  await checkDataFolder(data);
  expect(await readdir(data)).toEqual(['kept']);
});

test('a folder that cannot be written to is named, with what to do about it', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(checkDataFolder(join(file, 'data'))).rejects.toThrow(DataFolderError);
  await expect(checkDataFolder(file)).rejects.toThrow(
    `DATA_DIR ${file} cannot be written to (EEXIST). Give the folder to the user`,
  );
});

const pair = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;
const publicKey = `B${'x'.repeat(86)}`;
const privateKey = 'x'.repeat(43);

test('settings that belong together are all there, or the missing ones are named', () => {
  const whole = readSettings({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  expect(requireSettings(whole, pair)).toMatchObject({ VAPID_PUBLIC_KEY: publicKey });
  const half = readSettings({ VAPID_PUBLIC_KEY: publicKey });
  expect(() => requireSettings(half, pair)).toThrow(/^VAPID_PRIVATE_KEY must be [^\n]*$/);
  expect(() => requireSettings(readSettings({}), pair)).toThrow(
    /^VAPID_PUBLIC_KEY .*\nVAPID_PRIVATE_KEY /,
  );
});

test('one of them is enough to say that they are meant', () => {
  expect(hasAny(readSettings({}), pair)).toBe(false);
  expect(hasAny(readSettings({ VAPID_PRIVATE_KEY: privateKey }), pair)).toBe(true);
});
