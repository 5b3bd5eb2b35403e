import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { CardRow, Section } from '../../ui/layout/section.tsx';
import type { VideoCardFragment } from '../../videos/operations.gen.ts';
import { VideoCard } from '../../videos/video-card.tsx';

/** A few films; all of them are behind the link. */
export function VideosRow({ videos }: { videos: readonly VideoCardFragment[] }) {
  const locale = useLocale();
  if (videos.length === 0) return null;
  return (
    <Section
      title={m.videos_cooking()}
      lead={m.videos_lead()}
      link={{ to: screenPath('videos', locale), label: m.videos_see_all() }}
    >
      <CardRow>
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </CardRow>
    </Section>
  );
}
