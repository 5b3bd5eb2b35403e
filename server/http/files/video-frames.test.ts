import { expect, test } from 'vitest';
import { videoFramesOf } from './video-frames.ts';

type Sources = Parameters<typeof videoFramesOf>[0];

function framesOf({
  kinds = [],
  recipeVideos = [],
}: {
  kinds?: string[];
  recipeVideos?: string[];
}) {
  const texts = (url?: string) => ({ video: url === undefined ? null : { url } });
  const recipes = recipeVideos.map((url) => ({
    texts: { en: texts(url), es: texts(), sv: texts() },
  }));
  const videos = kinds.map((kind) => ({ source: { kind } }));
  return videoFramesOf({ content: { recipes }, videos: { videos } } as unknown as Sources);
}

test('only the sites of which a film is there may be framed, each named once', () => {
  expect(framesOf({})).toEqual([]);
  expect(framesOf({ kinds: ['film', 'file'] })).toEqual([]);
  expect(framesOf({ kinds: ['youtube', 'file', 'youtube'] })).toEqual([
    'https://www.youtube-nocookie.com',
  ]);
  expect(framesOf({ kinds: ['youtube', 'vimeo'] })).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ]);
});

test('the site of a recipe’s own film counts, a file that is played here does not', () => {
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(framesOf({ recipeVideos: [youtube] })).toEqual(['https://www.youtube-nocookie.com']);
  expect(framesOf({ recipeVideos: ['/videos/soup.mp4', ''] })).toEqual([]);
});
