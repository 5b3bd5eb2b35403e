import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { useLocale } from '../../shell/locale.ts';
import { MealRow } from '../../ui/cards/meal-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CardGrid } from '../../ui/layout/section.tsx';
import { clockText } from '../../videos/clock-text.ts';
import { VideoCard } from '../../videos/video-card.tsx';
import { Highlighted } from './highlighted.tsx';
import { HitRows } from './hit-rows.tsx';
import type { VideoHitsFragment } from './operations.gen.ts';
import type { SearchAddress } from './search-address.ts';

interface VideoResultsProps {
  address: SearchAddress;
  videos: VideoHitsFragment;
}

export function VideoRows({ address, videos }: VideoResultsProps) {
  const locale = useLocale();
  return (
    <HitRows
      address={address}
      title={m.videos_title()}
      tab="videos"
      totalCount={videos.totalCount}
      rows={videos.hits.map(({ video, title }) => ({
        key: video.id,
        row: (
          <MealRow
            to={screenPath('video', locale, { slug: video.slug })}
            picture={dishPicture(video.pictureRecipeId)}
            title={<Highlighted {...title} />}
            detail={clockText(video.seconds)}
          />
        ),
      }))}
    />
  );
}

/** The tab of videos. */
export function VideoResults({ address, videos }: VideoResultsProps) {
  if (videos.totalCount === 0) {
    const title = m.search_videos_none_title({ text: address.text });
    return <EmptyState scene="searching" title={title} text={m.search_videos_none_text()} />;
  }
  return (
    <CardGrid columns={3}>
      {videos.hits.map(({ video }) => (
        <VideoCard key={video.id} video={video} headingLevel={2} />
      ))}
    </CardGrid>
  );
}
