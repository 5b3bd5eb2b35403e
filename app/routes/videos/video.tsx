import { data } from 'react-router';
import { useRef, useState } from 'react';
import { localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { DoorSection } from '../../members-only/door.tsx';
import { membershipOffer, type MembershipOffer } from '../../members-only/membership-offer.ts';
import { execute } from '../../graphql/api.ts';
import { leaveFormerAddress } from '../../shell/former-address.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { cardPath } from '../../shell/social-picture.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import type { PlayerHandle } from '../../videos/player/player.tsx';
import { transcriptId } from '../../videos/transcript-anchor.ts';
import { Transcript } from '../../videos/transcript.tsx';
import { VideoCard } from '../../videos/video-card.tsx';
import { VideoStage } from '../../videos/video-stage.tsx';
import type { Route } from './+types/video.ts';
import { VideoDocument, type VideoQuery } from './operations.gen.ts';
import type { ShownVideo } from './shown-video.ts';
import { PlayerKeys } from './player-keys-note.tsx';
import { VideoHead } from './video-head.tsx';
import { structuredVideo } from './video-structured-data.ts';

export async function loader({ context, request, params, url: address }: Route.LoaderArgs) {
  const { video, videos, ...reader } = await execute(context, VideoDocument, {
    slug: params.slug,
  });
  if (video === null) throw data({ code: 'video.not-found', message: '' }, { status: 404 });
  const { pathname, origin } = pageAddress(request);
  const locale = requestLocale(request);
  const { slug } = video;
  const path = screenPath('video', locale, { slug });
  leaveFormerAddress({ request, asked: params.slug, slug, path });
  return {
    video,
    startSeconds: readMoment(address.searchParams.get('t'), video.seconds),
    more: moreLike(video, videos),
    offer: membershipOffer(reader),
    structured: structuredVideo({ video, origin, url: `${origin}${pathname}` }),
    alternates: alternatesOf(video),
    socialPicture: { path: cardPath({ kind: 'video', id: video.id, locale }), alt: video.title },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { video, structured } = loaderData;
  const { title, description } = video;
  return [
    ...pageHead({ title, description, type: 'video.other', matches }),
    { 'script:ld+json': structured },
  ];
};

export default function Video({ loaderData }: Route.ComponentProps) {
  const { video, startSeconds, more, offer } = loaderData;
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      {video.isLocked ? (
        <LockedVideo video={video} offer={offer} />
      ) : (
        <WatchedVideo key={video.id} video={video} startSeconds={startSeconds} />
      )}
      {more.length > 0 && (
        <Section title={m.videos_more()}>
          <CardGrid columns={3}>
            {more.map((each) => (
              <VideoCard key={each.id} video={each} />
            ))}
          </CardGrid>
        </Section>
      )}
    </Page>
  );
}

/** The player with what is said beside it. */
function WatchedVideo({ video, startSeconds }: { video: ShownVideo; startSeconds: number | null }) {
  const player = useRef<PlayerHandle>(null);
  const [moment, setMoment] = useState<number | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-gutter pt-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <VideoStage
          ref={player}
          video={video}
          readHref={`#${transcriptId}`}
          isSeenFirst
          onMoment={setMoment}
          startSeconds={startSeconds}
        />
        <VideoHead video={video} />
      </div>
      <div>
        <Transcript
          chapters={video.chapters}
          moment={moment}
          onSeek={(seconds) => player.current?.seek(seconds)}
        />
        <PlayerKeys />
      </div>
    </div>
  );
}

function LockedVideo({ video, offer }: { video: ShownVideo; offer: MembershipOffer }) {
  return (
    <div className="pt-4">
      <VideoHead video={video} />
      <ol className="flex list-inside list-decimal flex-wrap gap-x-6 gap-y-1 pt-4 text-ink-2">
        {video.chapters.map(({ title, startSeconds }) => (
          <li key={startSeconds}>{title}</li>
        ))}
      </ol>
      <div className="pt-6">
        <DoorSection points={[m.videos_locked_title(), m.videos_locked_text()]} offer={offer} />
      </div>
    </div>
  );
}

/** `?t=19` of a link to a chapter; null for what is no moment of the film. */
function readMoment(text: string | null, length: number): number | null {
  const seconds = Number(text ?? Number.NaN);
  return seconds >= 0 && seconds < length ? seconds : null;
}

/** Others of the shelf, three of them, from the one that comes after. */
function moreLike(video: ShownVideo, videos: VideoQuery['videos']) {
  const shelf = videos.filter(({ collection }) => collection === video.collection);
  const at = shelf.findIndex(({ id }) => id === video.id);
  return [...shelf.slice(at + 1), ...shelf.slice(0, Math.max(0, at))].slice(0, 3);
}

/** The film has a slug of its own in every language. */
function alternatesOf({ slugs, slug }: ShownVideo): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const { contentLanguage } = locales[locale];
      const own = slugs.find(({ language }) => language === contentLanguage)?.slug ?? slug;
      return [locale, screenPath('video', locale, { slug: own })];
    }),
  ) as Record<Locale, string>;
}
