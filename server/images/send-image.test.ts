import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { problem } from '../../lib/problems.ts';
import { QueueFullError } from '../../lib/work-queue.ts';
import type { PlannedImage } from './image-service.ts';
import { PictureTooSlowError } from './render-image.ts';
import { refuseImage, sendImage } from './send-image.ts';

const name = '0123456789abcdef0123456789abcdef-and-more';
const etag = `W/"${name.slice(0, 32)}"`;

function pictures({ isVersioned = true, varies = false, error = null as unknown } = {}) {
  const make = vi.fn<(network: string) => Promise<Buffer>>(async () => {
    if (error !== null) throw error;
    return Buffer.from('picture');
  });
  const planned = { name, format: 'webp', isVersioned, make } as unknown as PlannedImage;
  const app = Fastify();
  app.get('/image', (request, reply) => sendImage({ request, reply, planned, varies }));
  app.get('/se/image', (request, reply) =>
    refuseImage({ request, reply, status: 404, problem: problem([], 'image.not-found') }),
  );
  onTestFinished(() => app.close());
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/image', headers });
  return { app, ask, make };
}

test('a picture of this version is kept for a year, one without a version for an hour', async () => {
  const answer = await pictures().ask();
  expect([answer.statusCode, answer.body]).toEqual([200, 'picture']);
  expect(answer.headers).toMatchObject({
    etag,
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.headers).not.toHaveProperty('vary');
  const other = await pictures({ isVersioned: false, varies: true }).ask();
  expect(other.headers).toMatchObject({
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    vary: 'accept',
  });
});

test.each([etag, `"other", ${etag}`, `${etag},"other"`, '*'])(
  'who has it already, by %s, is told so, and nothing is painted',
  async (known) => {
    const { ask, make } = pictures();
    const answer = await ask({ 'if-none-match': known });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers.etag).toBe(etag);
    expect(make).not.toHaveBeenCalled();
  },
);

test('who has another one gets this one', async () => {
  const { ask } = pictures();
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a painter counts for the network that asks', async () => {
  const { ask, make } = pictures();
  await ask();
  expect(make.mock.calls).toEqual([['127.0.0.1']]);
});

test.each([new QueueFullError(), new PictureTooSlowError(null)])(
  'where all painters are busy nobody keeps the refusal, and all may ask again soon',
  async (error) => {
    const answer = await pictures({ error, varies: true }).ask();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'image.busy']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
    for (const header of ['etag', 'vary']) expect(answer.headers).not.toHaveProperty(header);
    expect(answer.headers['content-type']).toContain('application/json');
  },
);

test('what breaks while it is painted is a fault, and no picture of anybody’s cache', async () => {
  const answer = await pictures({ error: new Error('broken') }).ask();
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('etag');
});

test('a refusal is in the language of the address', async () => {
  const { app } = pictures();
  const answer = await app.inject('/se/image');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    code: 'image.not-found',
    path: [],
    message: expect.stringMatching(/[åäö]|bild/i),
  });
});
