import * as m from '../../i18n/paraglide/messages.js';
import type { VideoCardFragment } from './operations.gen.ts';

const words = {
  COOKING: { title: m.videos_cooking, lead: m.videos_cooking_lead },
  LESSONS: { title: m.videos_lessons, lead: m.videos_lessons_lead },
} satisfies Record<VideoCardFragment['collection'], { title: () => string; lead: () => string }>;

const order = ['COOKING', 'LESSONS'] as const;

/** Videos by collection; shelves without any are left out. */
export function videoShelves(videos: readonly VideoCardFragment[]) {
  return order.flatMap((key) => {
    const shown = videos.filter(({ collection }) => collection === key);
    if (shown.length === 0) return [];
    return { key, title: words[key].title(), lead: words[key].lead(), videos: shown };
  });
}

export function collectionTitle(key: VideoCardFragment['collection']): string {
  return words[key].title();
}
