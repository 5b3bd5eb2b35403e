import { Form } from 'react-router';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { LearnTabs } from '../../shell/learn-tabs.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import { VideoCard } from '../../videos/video-card.tsx';
import { videoShelves } from '../../videos/video-shelves.ts';
import type { Route } from './+types/videos.ts';
import { VideosDocument } from './operations.gen.ts';
import { readVideosAddress, videosPath, type VideosAddress } from './videos-address.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const address = readVideosAddress(url.searchParams);
  const { text, collection, areOpen } = address;
  const filter = {
    text,
    areOpen,
    collection: collection === null ? null : collectionOf[collection],
  };
  const { videos } = await execute(context, VideosDocument, { filter });
  return { address, videos, alternates: alternatesOf(address) };
}

const collectionOf = { cooking: 'COOKING', lessons: 'LESSONS' } as const;

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageHead({ title: m.videos_title(), description: m.videos_description(), matches }),
  // Every search is a page of its own; one of them is enough in an index.
  ...(location.search === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
];

export default function Videos({ loaderData: { address, videos } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <LearnTabs />
      <PageHeader title={m.videos_title()} lead={m.videos_lead()} />
      <VideoFilters address={address} />
      {videos.length === 0 ? (
        <EmptyState
          scene="searching"
          title={m.videos_none_title()}
          text={m.videos_none_text()}
          action={
            <ButtonLink to={screenPath('videos', locale)}>{m.videos_none_action()}</ButtonLink>
          }
        />
      ) : (
        videoShelves(videos).map(({ key, title, lead, videos: shown }) => (
          <Section key={key} title={title} lead={lead} space="tight">
            <CardGrid columns={3}>
              {shown.map((video) => (
                <VideoCard key={video.id} video={video} />
              ))}
            </CardGrid>
          </Section>
        ))
      )}
    </Page>
  );
}

/** Links and one form: what is chosen stands in the address. */
function VideoFilters({ address }: { address: VideosAddress }) {
  const locale = useLocale();
  const { collection, areOpen, text } = address;
  const kinds = [
    { kind: null, label: m.videos_all() },
    { kind: 'cooking', label: m.videos_cooking() },
    { kind: 'lessons', label: m.videos_lessons() },
  ] as const;
  return (
    <search className="flex flex-wrap items-center gap-2 pt-2 pb-2">
      <nav aria-label={m.videos_filters()} className="flex flex-wrap gap-2">
        {kinds.map(({ kind, label }) => (
          <ChipLink
            key={label}
            to={videosPath({ ...address, locale, collection: kind })}
            isCurrent={collection === kind}
            preventScrollReset
          >
            {label}
          </ChipLink>
        ))}
        <ChipLink
          to={videosPath({ ...address, locale, areOpen: !areOpen })}
          isCurrent={areOpen}
          preventScrollReset
        >
          {m.videos_open()}
        </ChipLink>
      </nav>
      <Form
        key={JSON.stringify(address)}
        action={screenPath('videos', locale)}
        className="flex min-w-60 flex-1"
      >
        {collection && <input type="hidden" name="kind" value={collection} />}
        {areOpen && <input type="hidden" name="open" value="all" />}
        <SearchField
          label={m.videos_search()}
          placeholder={m.videos_search()}
          name="q"
          defaultValue={text}
          maxLength={80}
        />
      </Form>
    </search>
  );
}

function alternatesOf(address: VideosAddress): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, videosPath({ ...address, locale })]),
  ) as Record<Locale, string>;
}
