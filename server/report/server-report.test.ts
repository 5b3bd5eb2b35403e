import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Services } from '../../api/context.ts';
import { Metrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings/config.ts';
import { ErrorBook } from './error-book.ts';
import { JobBook } from './job-book.ts';
import { noteBackup, readLastBackup } from './last-backup.ts';
import { serverReporter } from './read-server-report.ts';
import { readRequestFigures } from './request-figures.ts';

test('what people waited for is told by its middle and its slow end, pictures aside', async () => {
  const metrics = new Metrics({ isProcessWatched: false });
  expect(await readRequestFigures(metrics)).toEqual({
    count: 0,
    failed: 0,
    middleMs: null,
    slowMs: null,
  });
  for (let time = 0; time < 98; time += 1) {
    metrics.requests.observe({ kind: 'page', status: '2xx' }, 0.03);
  }
  metrics.requests.observe({ kind: 'operation', status: '5xx' }, 0.7);
  metrics.requests.observe({ kind: 'operation', status: '2xx' }, 30);
  metrics.requests.observe({ kind: 'picture', status: '2xx' }, 9);
  // A bucket's upper end: at most so long.
  expect(await readRequestFigures(metrics)).toEqual({
    count: 101,
    failed: 1,
    middleMs: 50,
    slowMs: 1000,
  });
});

test('a backup is noted beside the data, and what is no note is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  expect(await readLastBackup(folder)).toBeNull();
  const backup = { madeAt: new Date('2026-03-02T03:10:00Z'), rows: 12 };
  await noteBackup({ dataFolder: folder, backup });
  expect(await readLastBackup(folder)).toEqual(backup);
  await writeFile(join(folder, 'last-backup.json'), '{"rows":');
  expect(await readLastBackup(folder)).toBeNull();
  await rm(folder, { recursive: true });
});

test('the room on the disk is that of the data, and unknown where there is no such folder', async () => {
  const diskOf = async (DATA_DIR: string) => {
    const settings = { ...readSettings({}), DATA_DIR };
    const report = await serverReporter({
      settings,
      metrics: new Metrics({ isProcessWatched: false }),
      mailer: { kind: 'outbox' } as Services['mailer'],
      jobBook: new JobBook(),
      errorBook: new ErrorBook(),
      connection: { kind: 'embedded' },
    })();
    return report.disk;
  };
  const disk = await diskOf(tmpdir());
  const { totalBytes, usedBytes } = disk ?? { totalBytes: 0, usedBytes: -1 };
  expect(totalBytes).toBeGreaterThan(0);
  expect(usedBytes).toBeGreaterThanOrEqual(0);
  expect(usedBytes).toBeLessThanOrEqual(totalBytes);
  expect(await diskOf(join(tmpdir(), 'no-such-folder'))).toBeNull();
});

test('the book of jobs has the last run of each', () => {
  const book = new JobBook();
  const run = { endedAt: new Date(0), tookMs: 3, hasFailed: false };
  book.note({ ...run, name: 'b' });
  book.note({ ...run, name: 'a' });
  book.note({ ...run, name: 'b', hasFailed: true });
  expect(book.list().map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
