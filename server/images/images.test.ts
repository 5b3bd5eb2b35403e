import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cardImage, imageAddress } from '../../domain/recipes/pictures/image-address.rules.ts';
import { startTestServer, testContent, type TestServer } from '../testing/test-server.ts';
import { ImageCache } from './image-cache.ts';
import { ImageService, type PlannedImage } from './image-service.ts';
import { PhotoFolders } from './photo-folders.ts';
import { PictureTooSlowError } from './render-image.ts';
import { pictureOfSize } from './testing/picture-of-size.ts';
import { WorkQueue } from '../../lib/work-queue.ts';

const drawn = 'greek-village-salad';
const photographed = 'shakshuka-with-feta-and-herbs';
const bombed = 'classic-deviled-eggs';
const browserAccept = 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  await mkdir(join(folder, 'recipes'));
  await writeFile(join(folder, 'recipes', `${photographed}.jpg`), await redAboveBlue());
  await writeFile(join(folder, 'recipes', `${bombed}.png`), pictureOfSize(30_000, 30_000));
  await writeFile(join(folder, 'secret.png'), await redAboveBlue());
  const environment = { CONTENT_DIR: folder, DATA_DIR: join(folder, 'data') };
  server = await startTestServer({ environment });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers });
}

test('a drawing fills the box that was asked for, as SVG or as pixels', async () => {
  const address = imageAddress({ kind: 'dish', id: drawn, width: 200, height: 100 });
  const svg = await get(address, { accept: browserAccept });
  expect(svg.headers).toMatchObject({ 'content-type': 'image/svg+xml' });
  expect(svg.body).toMatch(
    /^<svg width="200" height="100" preserveAspectRatio="xMidYMid slice" [^>]*viewBox="0 0 400 300"/,
  );
  const pixels = await get(`${address}&format=png&dpr=2`);
  expect(await sharp(pixels.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 400,
    height: 200,
  });
});

test('each step of a recipe has its picture, for light and dark pages; others are not found', async () => {
  const first = await get(`/step/${photographed}/1.svg`);
  expect(first.headers).toMatchObject({ 'content-type': 'image/svg+xml' });
  expect((await get(`/step/${photographed}/1-dark.svg`)).body).not.toBe(first.body);
  expect((await get(`/step/${photographed}/2.svg`)).body).not.toBe(first.body);
  for (const path of [
    `${photographed}/0`,
    `${photographed}/99`,
    `${photographed}/x`,
    'nothing/1',
  ]) {
    expect((await get(`/step/${path}.svg`)).statusCode).toBe(404);
  }
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*;q=0.5', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])('whoever accepts %s gets %s', async (accept, type, format) => {
  const { headers, rawPayload } = await get(`/image/dish/${drawn}?width=120`, { accept });
  expect(headers['content-type']).toBe(type);
  expect(headers['vary']).toMatch(/\baccept\b/);
  expect((await sharp(rawPayload).metadata()).format).toBe(format);
});

test('a format that is asked for by name does not vary', async () => {
  const { headers } = await get(`/image/dish/${drawn}?width=120&format=webp`, {
    accept: 'image/png',
  });
  expect(headers['content-type']).toBe('image/webp');
  expect(headers['vary'] ?? '').not.toMatch(/\baccept\b(?!-)/);
});

test.each([
  ['', 400, 300],
  ['width=200', 200, 150],
  ['height=60', 107, 80],
  ['width=1&height=1', 40, 40],
  ['width=250&height=190', 320, 200],
  ['width=2400', 2400, 1800],
  ['width=90&height=90&crop=contain', 120, 120],
  ['width=100&height=100&dpr=1.5', 160, 160],
])('with "%s" the picture is %i × %i', async (query, width, height) => {
  const { statusCode, rawPayload } = await get(`/image/dish/${drawn}?${query}&format=webp`);
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height });
});

test('the largest picture there is can be asked for', async () => {
  const { headers, body } = await get(`/image/dish/${drawn}?width=4800&height=3200&format=svg`);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toContain('width="4800" height="3200"');
});

test.each([
  ['width=0', 'image.number-out-of-range', 'width'],
  ['width=4801', 'image.number-out-of-range', 'width'],
  ['height=3201', 'image.number-out-of-range', 'height'],
  ['width=-5', 'image.number-out-of-range', 'width'],
  ['width=12.5', 'image.number-out-of-range', 'width'],
  ['width=1e3', 'image.number-out-of-range', 'width'],
  ['width=', 'image.number-out-of-range', 'width'],
  ['width=99999999999999999999', 'image.number-out-of-range', 'width'],
  ['width=2401&dpr=2', 'image.number-out-of-range', 'width'],
  ['dpr=0', 'image.number-out-of-range', 'dpr'],
  ['dpr=4.5', 'image.number-out-of-range', 'dpr'],
  ['crop=stretch', 'image.choice-unknown', 'crop'],
  ['gravity=north', 'image.choice-unknown', 'gravity'],
  ['format=gif', 'image.choice-unknown', 'format'],
  ['theme=blue', 'image.choice-unknown', 'theme'],
  ['widht=10', 'image.parameter-unknown', 'widht'],
  ['width=10&width=20', 'image.parameter-unknown', 'width'],
])('%s is refused with %s', async (query, code, parameter) => {
  const response = await get(`/image/dish/${drawn}?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code, path: [parameter] });
  expect(response.json().message).not.toMatch(/error_|Oops/);
  expect(response.headers['cache-control']).toBeUndefined();
});

test.each([
  '/image/dish/no-such-recipe',
  '/image/portrait/greek-village-salad',
  '/image/food/no-such-food',
  '/image/dish/..%2F..%2Fsecret',
  '/image/dish/%2e%2e%2fsecret',
  '/image/dish/..%5Csecret',
  '/image/dish/secret',
  '/image/dish/__proto__',
  `/image/dish/${photographed}?format=svg`,
])('there is no picture at %s', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'image.not-found' });
});

test('with its version in the address a picture is kept for good, else for an hour', async () => {
  const version = await versionOf(drawn);
  const address = (v?: string) => imageAddress({ kind: 'dish', id: drawn, width: 50, version: v });
  const versioned = await get(address(version));
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const other of [undefined, 'abcdefabcdef']) {
    const { headers } = await get(address(other));
    expect(headers['cache-control']).toContain('max-age=3600');
  }
});

test('whoever has the picture is told that it is the same', async () => {
  const address = `/image/dish/${drawn}?width=64`;
  const { headers } = await get(address, { accept: 'image/webp' });
  const etag = String(headers['etag']);
  const again = await get(address, { accept: 'image/webp', 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  const other = await get(address, { accept: 'image/png', 'if-none-match': etag });
  expect(other.statusCode).toBe(200);
  expect(other.headers['etag']).not.toBe(etag);
});

test('an editor’s photo is shown upright, cut as asked, and without what the camera noted', async () => {
  const { rawPayload } = await get(`/image/dish/${photographed}?width=40&height=80&format=png`);
  const photo = sharp(rawPayload);
  expect(await photo.metadata()).toMatchObject({ width: 40, height: 80, format: 'png' });
  expect((await photo.metadata()).exif).toBeUndefined();
  // Stored lying on its side: red came first, and is on the right once upright.
  expect(await colorAt({ photo, x: 37, y: 40 })).toBe('red');
  expect(await colorAt({ photo, x: 2, y: 40 })).toBe('blue');
});

test('gravity says which part of a photo stays', async () => {
  const at = async (gravity: string) => {
    const address = `/image/dish/${photographed}?width=40&height=320&gravity=${gravity}&format=png`;
    return colorAt({ photo: sharp((await get(address)).rawPayload), x: 20, y: 160 });
  };
  expect([await at('left'), await at('right')]).toEqual(['blue', 'red']);
});

test('the picture of the drawing’s address is the photo too', async () => {
  const { statusCode, headers } = await get(`/dish/${photographed}-dark.svg`);
  expect(statusCode).toBe(302);
  const { headers: followed } = await get(String(headers['location']), { accept: '*/*' });
  expect(followed).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a photo that claims to be enormous is not opened: the dish is drawn', async () => {
  const answer = await get(`/image/dish/${bombed}?width=40`, { accept: browserAccept });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/svg+xml');
});

test('when too much is to be made, the asker is told when to come back', async () => {
  const content = await testContent();
  const full = new ImageService({
    content: () => content,
    uploads: { find: () => Promise.resolve(null) },
    photos: new PhotoFolders({ folders: [], warn: () => {} }),
    cache: new ImageCache({ folder: join(folder, 'none'), mostBytes: 0 }),
    warn: () => {},
    queue: new WorkQueue({ running: 0, waiting: 0 }),
  });
  const busy = await startTestServer();
  onTestFinished(() => busy.close());
  busy.services.images.plan = (args) => full.plan(args);
  const response = await busy.app.inject({ url: `/image/dish/${drawn}?format=png` });
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(response.json()).toMatchObject({ code: 'image.busy' });
  const svg = await busy.app.inject({ url: `/image/dish/${drawn}?format=svg` });
  expect(svg.statusCode).toBe(200);
  const slow = () => Promise.reject(new PictureTooSlowError('timeout'));
  busy.services.images.plan = async () =>
    ({ format: 'png', name: 'a', isVersioned: false, make: slow }) satisfies PlannedImage;
  const late = await busy.app.inject({ url: `/image/dish/${drawn}?format=png` });
  expect([late.statusCode, late.json()]).toMatchObject([503, { code: 'image.busy' }]);
});

test('of a thousand sizes between two steps one picture is made', async () => {
  const answers = await Promise.all(
    [321, 340, 366, 399, 400].map((width) =>
      get(`/image/dish/${drawn}?width=${width}&format=webp`),
    ),
  );
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

test('the picture for link cards is a PNG of their size', async () => {
  const address = imageAddress({
    kind: 'dish',
    id: drawn,
    version: await versionOf(drawn),
    ...cardImage,
  });
  const { headers, rawPayload } = await get(address);
  expect(headers).toMatchObject({ 'content-type': 'image/png' });
  expect(headers['cache-control']).toContain('immutable');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each(['plate', 'food'] as const)('a %s has pictures too', async (kind) => {
  const id = kind === 'food' ? 'broccoli' : drawn;
  const { statusCode, rawPayload } = await get(`/image/${kind}/${id}?width=90&format=png`);
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 120, hasAlpha: true });
});

const plainRed = { channels: 3, background: '#ff0000' } as const;

/** Red above blue in the file, to be turned a quarter clockwise, with a camera’s notes. */
async function redAboveBlue(): Promise<Buffer> {
  const blue = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { ...plainRed, width: 80, height: 120 } })
    .composite([{ input: blue, top: 60, left: 0 }])
    .withExif({ IFD0: { Copyright: 'somebody', Model: 'a camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function colorAt({ photo, x, y }: { photo: Sharp; x: number; y: number }) {
  const { data } = await photo
    .clone()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? 'red' : 'blue';
}

async function versionOf(slug: string): Promise<string> {
  const { data } = await server
    .client()
    .graphql<{ recipe: { recipe: { imageVersion: string } } }>(
      'query Q($slug: String!) { recipe(slug: $slug) { recipe { imageVersion } } }',
      { slug },
    );
  return data.recipe.recipe.imageVersion;
}
