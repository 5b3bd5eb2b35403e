import { expect, test } from 'vitest';
import { recipeVideoSource } from './recipe-video.rules.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=abc-efg_ijk',
    'https://www.youtube-nocookie.com/embed/abc-efg_ijk?autoplay=1',
  ],
  ['https://youtu.be/abc-efg_ijk', 'https://www.youtube-nocookie.com/embed/abc-efg_ijk?autoplay=1'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
])('%s plays in a frame without cookies', (address, url) => {
  expect(recipeVideoSource(address)).toEqual({ kind: 'frame', url });
});

test('a file of this site is played as it is', () => {
  const url = '/videos/rib-eye.mp4';
  expect(recipeVideoSource(url)).toEqual({ kind: 'file', url });
});

test.each([
  'http://youtu.be/abc-efg_ijk',
  'https://youtu.be/abc',
  'https://www.youtube.com/watch',
  'https://youtube.com.evil.example/watch?v=abc-efg_ijk',
  'https://vimeo.com/channels/x',
  'javascript:alert(1)',
  '/videos/../secret.mp4',
  '',
])('%j is not played', (address) => {
  expect(recipeVideoSource(address)).toBeNull();
});
