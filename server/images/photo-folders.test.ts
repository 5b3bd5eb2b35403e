import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { PhotoFolders } from './photo-folders.ts';
import { shapeOfPhoto } from './render-image.ts';
import { pictureOfSize } from './testing/picture-of-size.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'photo-folders-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function photosIn(folders: readonly string[], freshMs?: number) {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const photos = new PhotoFolders({ folders, warn, ...(freshMs === undefined ? {} : { freshMs }) });
  return { photos, warnings };
}

function picture(width: number, format: 'png' | 'gif' = 'png'): Promise<Buffer> {
  const create = { width, height: 10, channels: 3, background: '#d06030' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

test('why a photo cannot be shown is told once, and again when another file lies there', async () => {
  const folder = await newFolder();
  const { photos, warnings } = photosIn([folder], 0);
  const path = join(folder, 'soup.jpg');
  await writeFile(path, await picture(20, 'gif'));
  expect([await photos.find('soup'), await photos.find('soup')]).toEqual([null, null]);
  expect(warnings).toEqual([`${path}: This photo cannot be shown (gif is not taken for a photo).`]);
  await writeFile(path, 'no picture at all');
  expect(await photos.find('soup')).toBeNull();
  expect(warnings).toHaveLength(2);
});

test('a photo is read once for as long as its file is the same', async () => {
  const folder = await newFolder();
  const { photos } = photosIn([folder], 0);
  const path = join(folder, 'soup.png');
  await writeFile(path, await picture(20));
  const first = await photos.find('soup');
  expect(first).toMatchObject({ path, shape: { width: 20, height: 10 }, focus: null });
  expect(await photos.find('soup')).toBe(first);
  // As large as before, and written at another time.
  await utimes(path, new Date(0), new Date(0));
  const again = await photos.find('soup');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('of two folders the first goes before the second, which has what is in it alone', async () => {
  const [first, second] = [await newFolder(), await newFolder()];
  await writeFile(join(first, 'soup.png'), await picture(20));
  await writeFile(join(second, 'soup.png'), await picture(30));
  await writeFile(join(second, 'salad.png'), await picture(30));
  const { photos, warnings } = photosIn([first, second, join(first, 'missing')]);
  expect((await photos.find('soup'))?.path).toBe(join(first, 'soup.png'));
  expect((await photos.find('salad'))?.path).toBe(join(second, 'salad.png'));
  expect([await photos.find('bread'), warnings]).toEqual([null, []]);
});

test('a folder that was looked at a moment ago is not looked at again', async () => {
  const folder = await newFolder();
  const { photos } = photosIn([folder], Infinity);
  expect(await photos.find('soup')).toBeNull();
  await writeFile(join(folder, 'soup.png'), await picture(20));
  expect(await photos.find('soup')).toBeNull();
  expect((await photosIn([folder], Infinity).photos.find('soup'))?.shape.width).toBe(20);
});

test('a photo that was there when its folder was looked at may be gone since', async () => {
  const folder = await newFolder();
  const { photos, warnings } = photosIn([folder], Infinity);
  const path = join(folder, 'soup.png');
  await writeFile(path, await picture(20));
  expect(await photos.find('soup')).not.toBeNull();
  await rm(path);
  expect([await photos.find('soup'), warnings]).toEqual([null, []]);
});

test('a photo may have fifty million pixels, and no more', async () => {
  const largest = { width: 10_000, height: 5000 };
  expect(await shapeOfPhoto(pictureOfSize(10_000, 5000))).toEqual(largest);
  await expect(shapeOfPhoto(pictureOfSize(10_000, 5001))).rejects.toThrow('pixel');
});
