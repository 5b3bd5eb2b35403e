import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

vi.resetModules();
vi.doUnmock('./password-cost.ts');
const { hashPassword, isPasswordRight } = await import('./passwords.ts');

/** Kept since the first version; what is stored once has to open its account for ever. */
const kept = [
  [
    'plenty-of-butter',
    '0b1d778dcda10c376b79bff3dd0340c0:2875ef78d64b05cdcecdfeac7b0a1d79107f88119ebfbe4e810ee476b77284d0de2437d9f9fd98c8a4ca0cdd4abca22e11fccd9af4f8eb75312fceae078eaf8b',
  ],
  [
    'Smör & ägg ﬁn ½',
    '4b0b90e42fccd9daa177d1a712a3a19a:521759b5d8584c50b501b1f77fefffe1a080150934c395f68d331569d04c0c74f7e61e0bb8b777a4fafd06dd670ebeeea31f5e08634a29c359d988a7b14a130d',
  ],
] as const;

test.each(kept)('a hash of the first version opens its account: %s', async (password, hash) => {
  expect(await isPasswordRight({ hash, password })).toBe(true);
  expect(await isPasswordRight({ hash, password: `${password}.` })).toBe(false);
});

test('a password is hashed with a salt of its own, and however it was typed', async () => {
  const [one, other] = await Promise.all([
    hashPassword('ägg-frukost'),
    hashPassword('ägg-frukost'),
  ]);
  expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(one).not.toBe(other);
  const decomposed = 'ägg-frukost'.normalize('NFD');
  expect(await isPasswordRight({ hash: one, password: decomposed })).toBe(true);
});

test.each([null, '', 'nonsense', 'salt:', 'salt:00ff'])(
  'nothing is right for the hash %j',
  async (hash) => {
    expect(await isPasswordRight({ hash, password: '' })).toBe(false);
  },
);

test('many at once are turned away instead of waiting, and the thread goes on', async () => {
  const tries = Array.from({ length: 60 }, () => hashPassword('plenty-of-butter'));
  const outcomes = Promise.allSettled(tries);
  const before = process.threadCpuUsage();
  await nextTurn();
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(50);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(60 - 42);
  expect(refused[0]).toMatchObject({ reason: { code: 'service.unavailable', status: 503 } });
});
