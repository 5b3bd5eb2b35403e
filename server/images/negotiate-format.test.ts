import { expect, test } from 'vitest';
import { negotiateFormat, offeredFormats } from './negotiate-format.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

test.each([
  [chrome, 'svg', 'avif'],
  ['image/avif,image/webp,*/*;q=0.8', 'avif', 'avif'],
  ['image/webp,*/*;q=0.8', 'webp', 'webp'],
  ['image/avif;q=0.5,image/webp;q=0.9', 'webp', 'webp'],
  ['image/avif;q=0,image/webp;q=0', 'png', 'jpeg'],
  ['image/png', 'png', 'png'],
  ['IMAGE/WEBP', 'webp', 'webp'],
  ['*/*', 'png', 'jpeg'],
  ['image/*', 'png', 'jpeg'],
  [undefined, 'png', 'jpeg'],
  ['text/html', 'png', 'jpeg'],
  ['image/webp;q=many', 'png', 'jpeg'],
])('of Accept %s a drawing is sent as %s, a photo as %s', (accept, drawing, photo) => {
  const size = { width: 400, height: 300 };
  const ofDrawing = offeredFormats({ isDrawing: true, ...size });
  const ofPhoto = offeredFormats({ isDrawing: false, ...size });
  expect(negotiateFormat({ accept, offered: ofDrawing })).toBe(drawing);
  expect(negotiateFormat({ accept, offered: ofPhoto })).toBe(photo);
});

test('nobody waits for an AVIF the size of a wall', () => {
  const offered = offeredFormats({ isDrawing: false, width: 4800, height: 3200 });
  expect(negotiateFormat({ accept: chrome, offered })).toBe('webp');
});
