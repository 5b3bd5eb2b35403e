import type { ShownVideo } from './shown-video.ts';

/** What search engines read of a film; of one for members no more than everybody sees. */
export function structuredVideo(args: { video: ShownVideo; origin: string; url: string }) {
  const { video, origin, url } = args;
  const { source, chapters, seconds } = video;
  const sayings = chapters.flatMap(({ cues }) => cues ?? []).map(({ text }) => text);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    url,
    thumbnailUrl: `${origin}/image/dish/${video.pictureRecipeId}?width=1200&height=675&crop=cover&format=png`,
    uploadDate: `${video.publishedOn}T00:00:00Z`,
    duration: `PT${Math.round(seconds)}S`,
    isAccessibleForFree: !video.isLocked,
    ...(source?.kind === 'FILE' && { contentUrl: new URL(source.address, origin).href }),
    ...((source?.kind === 'YOUTUBE' || source?.kind === 'VIMEO') && { embedUrl: source.address }),
    ...(sayings.length > 0 && { transcript: sayings.join(' ') }),
    hasPart: chapters.map(({ title, startSeconds }, index) => ({
      '@type': 'Clip',
      name: title,
      startOffset: Math.round(startSeconds),
      endOffset: Math.round(chapters[index + 1]?.startSeconds ?? seconds),
      url: `${url}?t=${Math.round(startSeconds)}`,
    })),
  };
}
