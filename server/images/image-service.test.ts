import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContentIndex } from '../../domain/recipes/content-index.ts';
import { testContent } from '../testing/test-server.ts';
import { ImageCache } from './image-cache.ts';
import { ImageService } from './image-service.ts';
import { PhotoFolders } from './photo-folders.ts';
import { PictureTooSlowError } from './render-image.ts';
import { WorkQueue } from '../../lib/work-queue.ts';

const drawn = 'greek-village-salad';
const plainRed = { channels: 3, background: '#ff0000' } as const;

test('a photo that is broken in the middle is drawn instead, and said to be', async () => {
  const { images, warnings, photos } = await ownService();
  const whole = await sharp({ create: { ...plainRed, width: 400, height: 400 } })
    .png()
    .toBuffer();
  await writeFile(join(photos, `${drawn}.png`), whole.subarray(0, whole.length / 2));
  const planned = await plan(images, { format: 'png' });
  const bytes = await planned?.make('192.0.2.0');
  expect(await sharp(bytes as Buffer).metadata()).toMatchObject({ width: 40, height: 40 });
  expect(warnings.join()).toContain(`${drawn}.png: This photo cannot be shown`);
});

test('a photo that took too long is asked for again later, and its drawing is not kept for it', async () => {
  const { images, photos, cacheFolder } = await ownService();
  const photo = await sharp({ create: { ...plainRed, width: 40, height: 40 } })
    .png()
    .toBuffer();
  await writeFile(join(photos, `${drawn}.png`), photo);
  const planned = await plan(images, { format: 'png' });
  const slow = vi.spyOn(sharp.prototype, 'toBuffer');
  onTestFinished(() => slow.mockRestore());
  slow.mockRejectedValueOnce(new Error('timeout: 42% complete'));
  await expect(planned?.make('192.0.2.0')).rejects.toThrow(PictureTooSlowError);
  expect(await readdir(cacheFolder).catch(() => [])).toEqual([]);
  const bytes = await planned?.make('192.0.2.0');
  expect((await sharp(bytes as Buffer).stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 });
});

test('a photo that appears or changes is shown when the folder is looked at again, under another version', async () => {
  const { images, photos } = await ownService();
  const version = () => images.versionOf({ kind: 'dish', id: drawn });
  const versions = [await version()];
  for (const width of [40, 80]) {
    const photo = await sharp({ create: { ...plainRed, width, height: 40 } })
      .png()
      .toBuffer();
    await writeFile(join(photos, `${drawn}.png`), photo);
    versions.push(await version());
    expect((await images.photoOf({ kind: 'dish', id: drawn }))?.shape.width).toBe(width);
  }
  expect(new Set(versions).size).toBe(3);
});

test('the same picture asked for many times at once is made once, and then kept', async () => {
  const { images, queue, cacheFolder } = await ownService();
  const made = await Promise.all(
    Array.from({ length: 8 }, async () =>
      (await plan(images, { format: 'webp' }))?.make('192.0.2.0'),
    ),
  );
  expect(new Set(made.map((bytes) => bytes?.length)).size).toBe(1);
  expect(queue.runs).toBe(1);
  await (await plan(images, { format: 'webp' }))?.make('192.0.2.0');
  expect(queue.runs).toBe(1);
  expect(await readdir(cacheFolder)).toHaveLength(1);
});

test('what does not exist has no version, and a food has one without a photo', async () => {
  const { images, photos } = await ownService();
  for (const kind of ['dish', 'plate', 'food'] as const) {
    expect(await images.versionOf({ kind, id: 'no-such-thing' })).toBeNull();
  }
  const before = await images.versionOf({ kind: 'food', id: 'broccoli' });
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  const photo = await sharp({ create: { ...plainRed, width: 40, height: 40 } })
    .png()
    .toBuffer();
  await writeFile(join(photos, 'broccoli.png'), photo);
  expect(await images.versionOf({ kind: 'food', id: 'broccoli' })).toBe(before);
});

class CountingQueue extends WorkQueue {
  runs = 0;

  override run<Value>(task: () => Promise<Value>): Promise<Value> {
    this.runs += 1;
    return super.run(task);
  }
}

test('the same photo around another point is another picture', async () => {
  const nameAt = async (focus: { x: number; y: number } | null) => {
    const { images, photos } = await ownService({ focus });
    const photo = await sharp({ create: { ...plainRed, width: 400, height: 100 } })
      .png()
      .toBuffer();
    await writeFile(join(photos, `${drawn}.png`), photo);
    return (await plan(images, { format: 'png' }))?.name;
  };
  const [none, left, right] = [
    await nameAt(null),
    await nameAt({ x: 0, y: 50 }),
    await nameAt({ x: 100, y: 50 }),
  ];
  expect(new Set([none, left, right]).size).toBe(3);
  expect(await nameAt({ x: 100, y: 50 })).toBe(right);
});

async function ownService({ focus = null }: { focus?: { x: number; y: number } | null } = {}) {
  const photos = await mkdtemp(join(tmpdir(), 'photos-'));
  onTestFinished(() => rm(photos, { recursive: true }));
  const cacheFolder = join(photos, 'cache');
  const content = await contentWith(focus);
  const queue = new CountingQueue({ running: 2, waiting: 10 });
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const images = new ImageService({
    content: () => content,
    uploads: { find: () => Promise.resolve(null) },
    photos: new PhotoFolders({ folders: [photos], warn, freshMs: 0 }),
    cache: new ImageCache({ folder: cacheFolder, mostBytes: 1_000_000 }),
    warn,
    queue,
  });
  return { images, photos, cacheFolder, queue, warnings };
}

/** The content in which an editor has said what of the photo must be seen. */
async function contentWith(focus: { x: number; y: number } | null): Promise<ContentIndex> {
  const content = await testContent();
  const recipe = content.recipesById.get(drawn);
  if (focus === null || recipe === undefined) return content;
  const focused = { ...recipe, photo: { id: null, focus } } as typeof recipe;
  return { ...content, recipesById: new Map(content.recipesById).set(drawn, focused) };
}

function plan(images: ImageService, { format }: { format: 'png' | 'webp' }) {
  return images.plan({
    subject: { kind: 'dish', id: drawn, theme: 'light' },
    request: {
      width: 40,
      height: 30,
      crop: 'cover',
      gravity: 'center',
      format,
      theme: 'light',
      version: null,
    },
    accept: undefined,
  });
}
