import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import { VideoCard } from '../../videos/video-card.tsx';
import { videoShelves } from '../../videos/video-shelves.ts';
import type { Route } from './+types/video.ts';
import { MoreFrame } from './more-frame.tsx';
import { NewMemberVideoDocument } from './operations.gen.ts';

/** Of each shelf the first ones: enough to begin with. */
const shownOfShelf = 3;

export async function loader({ context }: Route.LoaderArgs) {
  return execute(context, NewMemberVideoDocument);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.new_members_video(), matches }),
  { name: 'robots', content: 'noindex' },
];

export default function FirstVideos({ loaderData: { videos } }: Route.ComponentProps) {
  return (
    <MoreFrame
      title={m.new_members_video()}
      lead={m.new_members_video_lead()}
      actions={
        <ButtonLink to={screenPath('videos', useLocale())}>{m.new_members_video_all()}</ButtonLink>
      }
    >
      {videoShelves(videos).map(({ key, title, lead, videos: onShelf }) => (
        <Section key={key} title={title} lead={lead} space="tight">
          <CardGrid columns={3}>
            {onShelf.slice(0, shownOfShelf).map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </CardGrid>
        </Section>
      ))}
    </MoreFrame>
  );
}
