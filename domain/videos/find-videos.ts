import type { Language } from '../../lib/language.ts';
import type { Video, VideoCollection } from './video.ts';

export interface VideoFilter {
  collection: VideoCollection | null;
  /** Words of the title or description; all must be there. */
  text: string;
  /** Only those everybody may watch. */
  areOpen: boolean;
}

/** The videos that fit, in the order of the library. */
export function findVideos(args: {
  videos: readonly Video[];
  filter: VideoFilter;
  language: Language;
  isOpen: (video: Video) => boolean;
}): Video[] {
  const { videos, filter, language, isOpen } = args;
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  return videos.filter((video) => {
    if (filter.collection !== null && video.collection !== filter.collection) return false;
    if (filter.areOpen && !isOpen(video)) return false;
    const { title, description } = video.texts[language];
    const said = plain(`${title} ${description}`);
    return words.every((word) => said.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
