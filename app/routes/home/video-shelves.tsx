import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { CardRow, Section } from '../../ui/layout/section.tsx';
import type { VideoCardFragment } from '../../videos/operations.gen.ts';
import { VideoCard } from '../../videos/video-card.tsx';
import { videoShelves } from '../../videos/video-shelves.ts';
import { kindOf, videosPath } from '../videos/videos-address.ts';

/** A few films of each collection; all of it is behind the link. */
export function VideoShelves({ videos }: { videos: readonly VideoCardFragment[] }) {
  const locale = useLocale();
  return videoShelves(videos).map(({ key, title, lead, videos: shown }) => (
    <Section
      key={key}
      title={title}
      lead={lead}
      link={{ to: videosPath({ locale, collection: kindOf(key) }), label: m.videos_see_all() }}
    >
      <CardRow>
        {shown.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </CardRow>
    </Section>
  ));
}
