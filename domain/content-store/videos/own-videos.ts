import type { PerLanguage } from '../../../lib/language.ts';
import { lessonNamesOf } from '../../programs/lesson-names.ts';
import { compileVideo, expectOwnSlugs } from '../../videos/compile-videos.ts';
import { indexVideos, type VideoLibrary } from '../../videos/video-library.ts';
import type { Video } from '../../videos/video.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { wordsOf } from '../kinds/told-error.ts';

/** What the files of a video of the operator say; null where one of them is not there. */
export interface OwnVideo {
  readonly id: string;
  readonly sources: PerLanguage<string> | null;
}

interface LeftOutVideo {
  readonly id: string;
  readonly message: string;
}

/**
 * The operator's videos before the shipped ones, of which they replace those of the same name. They
 * may name what editors published; one with a mistake is left out alone.
 */
export function withOwnVideos(args: {
  own: readonly OwnVideo[];
  shipped: VideoLibrary;
  made: Pick<Catalogue, 'content' | 'programs'>;
}): { videos: VideoLibrary; leftOut: readonly LeftOutVideo[] } {
  const { own, shipped, made } = args;
  const lessons = lessonNamesOf(made.programs.programs);
  const videos: Video[] = [];
  const leftOut: LeftOutVideo[] = [];
  for (const { id, sources } of own) {
    try {
      if (sources === null) throw new Error('The file is missing.');
      const video = compileVideo({ id, sources, content: made.content, lessons });
      const others = shipped.videos.filter((other) => other.id !== id);
      expectOwnSlugs([...others, ...videos, video]);
      videos.push(video);
    } catch (error) {
      leftOut.push({ id, message: wordsOf(error) });
    }
  }
  const names = new Set(videos.map(({ id }) => id));
  const others = shipped.videos.filter(({ id }) => !names.has(id));
  return { videos: indexVideos({ videos: [...videos, ...others] }), leftOut };
}
