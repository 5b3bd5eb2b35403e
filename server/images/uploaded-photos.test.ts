import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { UploadedPhotos } from './uploaded-photos.ts';

let jpeg: Buffer;
beforeAll(async () => {
  const create = { width: 30, height: 20, channels: 3, background: '#d06030' } as const;
  jpeg = await sharp({ create }).jpeg().toBuffer();
});

/** What the database has of each photo, and which ones it was asked for. */
async function uploadsOf(kept: Record<string, Buffer>) {
  const parent = await mkdtemp(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'photos');
  const asked: string[] = [];
  const open = () =>
    new UploadedPhotos({
      folder,
      async findBytes(id) {
        asked.push(id);
        return kept[id] ?? null;
      },
    });
  return { folder, asked, open };
}

test('the file of a photo is made where it is first shown, and found there from then on', async () => {
  const { folder, asked, open } = await uploadsOf({ soup: jpeg });
  const uploads = open();
  const path = join(folder, 'soup.jpg');
  const found = await Promise.all([uploads.find('soup'), uploads.find('soup')]);
  expect(found[0]).toMatchObject({ path, shape: { width: 30, height: 20 }, focus: null });
  expect(found[1]).toBe(found[0]);
  expect(asked).toEqual(['soup']);
  expect(await readdir(folder)).toEqual(['soup.jpg']);
  expect(await readFile(path)).toEqual(jpeg);
  // After a restart the file is there, and the database is left alone.
  expect(await open().find('soup')).toEqual(found[0]);
  expect(asked).toEqual(['soup']);
});

test('a photo that is not there yet is looked for again', async () => {
  const kept: Record<string, Buffer> = {};
  const { asked, open, folder } = await uploadsOf(kept);
  const uploads = open();
  expect(await uploads.find('soup')).toBeNull();
  kept['soup'] = jpeg;
  expect((await uploads.find('soup'))?.path).toBe(join(folder, 'soup.jpg'));
  expect(asked).toEqual(['soup', 'soup']);
});

test('one that cannot be read is none, until it can be', async () => {
  const { folder, open } = await uploadsOf({ soup: Buffer.from('no photo') });
  const uploads = open();
  expect(await uploads.find('soup')).toBeNull();
  await writeFile(join(folder, 'soup.jpg'), jpeg);
  expect(await uploads.find('soup')).toMatchObject({ shape: { width: 30 } });
});
