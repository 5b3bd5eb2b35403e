import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { BackupError, BackupWriter, readLines, readWholeHead } from './backup-file.ts';

const head = { createdAt: '2026-03-02T08:00:00.000Z', migrations: ['0001'], files: { key: 'k' } };
const table = { name: 'users', columns: [{ name: 'id', type: 'text' }] };
const rows = [['one'], [null], ['two\nlines "and" [brackets]']];

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function written(path: string): Promise<number> {
  const writer = new BackupWriter({ path, head });
  await writer.table(table);
  for (const row of rows) await writer.row(row);
  return writer.end();
}

/** The lines of a whole backup, changed and packed again as if they had been written so. */
async function rewritten(change: (lines: string[]) => string[]): Promise<string> {
  const path = join(await folder(), 'changed.backup');
  await written(path);
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n');
  await writeFile(path, gzipSync(`${change(lines).join('\n')}\n`));
  return path;
}

test('what was written is read again, and only its owner may', async () => {
  const path = join(await folder(), 'all.backup');
  expect(await written(path)).toBe(rows.length);
  expect(await readWholeHead(path)).toEqual({ format: 'yolk-backup-1', ...head });
  const lines = await Array.fromAsync(readLines(path));
  expect(lines).toEqual([
    { kind: 'table', table },
    ...rows.map((values) => ({ kind: 'row', values })),
  ]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('lines that were not changed are whole when they are packed again', async () => {
  expect(await readWholeHead(await rewritten((lines) => lines))).toMatchObject(head);
});

test.each([
  ['the end is missing', (lines: string[]) => lines.slice(0, -1)],
  ['a row is missing', (lines: string[]) => lines.toSpliced(2, 1)],
  ['a row is there twice', (lines: string[]) => lines.toSpliced(2, 0, lines[2] ?? '')],
  [
    'rows stand in another order',
    ([a = '', b = '', c = '', d = '', ...rest]: string[]) => [a, b, d, c, ...rest],
  ],
  ['a value is another', (lines: string[]) => lines.map((line) => line.replace('one', 'two'))],
  [
    'a file of the head is another',
    (lines: string[]) => lines.map((line) => line.replace('"k"', '"x"')),
  ],
  ['something follows the end', (lines: string[]) => [...lines, '["more"]']],
  [
    'the end counts other rows',
    (lines: string[]) => lines.map((line) => line.replace('"rows":3', '"rows":4')),
  ],
])('a backup is refused when %s', async (_what, change) => {
  const path = await rewritten(change);
  await expect(readWholeHead(path)).rejects.toThrow(`${path} is not a whole backup.`);
});

test.each([
  [
    'of another format',
    (lines: string[]) => lines.map((line) => line.replace('backup-1', 'backup-2')),
  ],
  ['without its head', (lines: string[]) => lines.slice(1)],
])('a file %s is no backup of ours', async (_what, change) => {
  const reading = readWholeHead(await rewritten(change));
  await expect(reading).rejects.toThrow('This is no backup of ours.');
  await expect(reading).rejects.toBeInstanceOf(BackupError);
});

test('who gives up half-way leaves nothing, and the last whole backup as it was', async () => {
  const inside = await folder();
  const path = join(inside, 'all.backup');
  await written(path);
  const before = await readFile(path);
  const writer = new BackupWriter({ path, head });
  await writer.table(table);
  await writer.row(['half']);
  await writer.giveUp();
  expect(await readdir(inside)).toEqual(['all.backup']);
  expect(await readFile(path)).toEqual(before);
});

test('a backup has its name only when it is whole', async () => {
  const inside = await folder();
  const writer = new BackupWriter({ path: join(inside, 'all.backup'), head });
  await writer.table(table);
  expect(await readdir(inside)).not.toContain('all.backup');
  await writer.end();
  expect(await readdir(inside)).toEqual(['all.backup']);
});
