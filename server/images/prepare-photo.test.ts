import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePicture } from './prepare-photo.ts';

test('photos are opened one after the other, and who comes when many wait is told so', async () => {
  const photo = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#d06030' },
  })
    .jpeg()
    .toBuffer();
  const settled = await Promise.allSettled(Array.from({ length: 12 }, () => preparePicture(photo)));
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { code: 'service.busy', status: 503 } });
  expect(settled[0]).toMatchObject({ value: { width: 800, height: 600 } });
  expect(await preparePicture(Buffer.from('no photo'))).toBeNull();
});
