import { expect, test } from 'vitest';
import { partsToLookAt, type HealthFacts } from './health.rules.ts';

const now = new Date('2026-03-02T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const well: HealthFacts = {
  now,
  requests: { count: 1000, failed: 5 },
  databaseMs: 12,
  disk: { usedBytes: 31e9, totalBytes: 80e9 },
  mail: { oldestAt: before(14) },
  isMailSent: true,
  unsettledNotifications: 0,
  backup: { madeAt: before(60 * 40) },
  isProduction: true,
};

test('where all is well there is nothing to look at', () => {
  expect(partsToLookAt(well)).toEqual([]);
});

test.each<[string, Partial<HealthFacts>, string[]]>([
  ['many failures', { requests: { count: 1000, failed: 11 } }, ['WEB']],
  ['one failure in a hundred', { requests: { count: 1000, failed: 10 } }, []],
  ['five failures of few', { requests: { count: 5, failed: 5 } }, []],
  ['six failures of few', { requests: { count: 6, failed: 6 } }, ['WEB']],
  ['a database that is just fast enough', { databaseMs: 250 }, []],
  ['a disk with a tenth left', { disk: { usedBytes: 72e9, totalBytes: 80e9 } }, []],
  ['mail that waits a quarter of an hour', { mail: { oldestAt: before(15) } }, []],
  ['no mail', { mail: { oldestAt: null } }, []],
  ['a backup of two days ago', { backup: { madeAt: before(60 * 48) } }, []],
  ['one failure of three requests', { requests: { count: 3, failed: 1 } }, []],
  ['a slow database', { databaseMs: 251 }, ['DATABASE']],
  ['a disk that is nearly full', { disk: { usedBytes: 73e9, totalBytes: 80e9 } }, ['DISK']],
  ['a system that tells nothing of its disk', { disk: null }, []],
  ['mail that waits long', { mail: { oldestAt: before(16) } }, ['MAIL']],
  ['mail of a demo', { mail: { oldestAt: before(16) }, isMailSent: false }, []],
  ['notices that belong to nobody', { unsettledNotifications: 1 }, ['PAYMENTS']],
  ['no backup', { backup: null }, ['BACKUP']],
  ['an old backup', { backup: { madeAt: before(60 * 49) } }, ['BACKUP']],
  ['no backup of a demo', { backup: null, isProduction: false }, []],
])('%s', (_what, facts, parts) => {
  expect(partsToLookAt({ ...well, ...facts })).toEqual(parts);
});
