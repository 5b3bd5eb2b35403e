import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ImageCache } from './image-cache.ts';

const tenBytes = Buffer.alloc(10, 1);

test('keeps pictures for the next process', async () => {
  const folder = await temporaryFolder();
  await new ImageCache({ folder, mostBytes: 100 }).keep({ name: 'a', bytes: tenBytes });
  const restarted = new ImageCache({ folder, mostBytes: 100 });
  expect(await restarted.find('a')).toEqual(tenBytes);
  expect(await restarted.find('b')).toBeNull();
});

test('the longest unused goes first when room is short', async () => {
  const folder = await temporaryFolder();
  const cache = new ImageCache({ folder, mostBytes: 30 });
  for (const name of ['a', 'b', 'c']) await cache.keep({ name, bytes: tenBytes });
  await cache.find('a');
  await cache.keep({ name: 'd', bytes: tenBytes });
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd']);
  expect(await cache.find('b')).toBeNull();
});

test('a smaller limit than before is kept from the start, by when files were used', async () => {
  const folder = await temporaryFolder();
  for (const [name, day] of [
    ['old', 1],
    ['new', 3],
    ['middle', 2],
  ] as const) {
    await writeFile(join(folder, name), tenBytes);
    const used = new Date(Date.UTC(2026, 0, day));
    await utimes(join(folder, name), used, used);
  }
  const cache = new ImageCache({ folder, mostBytes: 20 });
  await cache.find('new');
  expect((await readdir(folder)).toSorted()).toEqual(['middle', 'new']);
});

test('one that alone is too large is not kept, and with no room at all none is', async () => {
  const folder = await temporaryFolder();
  await new ImageCache({ folder, mostBytes: 9 }).keep({ name: 'a', bytes: tenBytes });
  await new ImageCache({ folder, mostBytes: 0 }).keep({ name: 'b', bytes: tenBytes });
  expect(await readdir(folder)).toEqual([]);
});

test('a file somebody else removed was never there', async () => {
  const folder = await temporaryFolder();
  const cache = new ImageCache({ folder, mostBytes: 20 });
  await cache.keep({ name: 'a', bytes: tenBytes });
  await rm(join(folder, 'a'));
  expect(await cache.find('a')).toBeNull();
  await cache.keep({ name: 'b', bytes: tenBytes });
  await cache.keep({ name: 'c', bytes: tenBytes });
  expect((await readdir(folder)).toSorted()).toEqual(['b', 'c']);
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
