import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { data, redirect } from 'react-router';
import { communityAreas } from '../../../domain/community/community.rules.ts';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { readersClock } from '../../community/readers-clock.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo } from '../../forms/form-answers.ts';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { PageLinks } from '../../shell/page-links.tsx';
import { LearnTabs } from '../../shell/learn-tabs.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/community.ts';
import { communityPath, readCommunityAddress, type CommunityAddress } from './community-address.ts';
import { CommunityAside } from './community-aside.tsx';
import { ownForms } from './community-forms.ts';
import { areaWords } from '../../community/community-words.ts';
import { HealthNote } from './health-note.tsx';
import { ModeratorNotes } from './moderator-notes.tsx';
import {
  ChangeCommunityNameDocument,
  CommunityDocument,
  ReadCommunityNoteDocument,
} from './operations.gen.ts';
import { OwnName } from './own-name.tsx';
import { TopicList } from './topic-list.tsx';
import { TopicSearch } from './topic-search.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const address = readCommunityAddress(url.searchParams);
  const { area, isFollowed, isNewest, text, page } = address;
  const order = isNewest ? ('NEWEST' as const) : ('LATEST_REPLIES' as const);
  const input = { area, isFollowed, order, text, page };
  const { community, communityTopics } = await execute(context, CommunityDocument, { input });
  if (community === null) throw data({ code: 'community.not-found', message: '' }, { status: 404 });
  return { address, community, found: communityTopics, clock: readersClock(request), alternates };
}

const alternates = Object.fromEntries(
  localeCodes.map((locale) => [locale, screenPath('community', locale)]),
) as Record<Locale, string>;

const answerOwn = answerForms(ownForms, {
  'put-away': async ({ id }, { context }) =>
    (await execute(context, ReadCommunityNoteDocument, { id })).readCommunityNote,
  rename: async ({ name }, { context }) =>
    (await execute(context, ChangeCommunityNameDocument, { name })).changeCommunityName,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerOwn(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(`${args.url.pathname}${args.url.search}`);
}

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageHead({ title: m.community_title(), description: m.community_description(), matches }),
  ...(location.search === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
];

export default function Community({ loaderData, actionData }: Route.ComponentProps) {
  const { address, community, found, clock } = loaderData;
  const locale = useLocale();
  const { own } = community;
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <LearnTabs />
      <PageHeader
        title={m.community_title()}
        lead={m.community_lead()}
        actions={
          <ButtonLink
            to={screenPath('communityNew', locale)}
            variant="primary"
            icon={PencilSimpleIcon}
          >
            {m.community_new()}
          </ButtonLink>
        }
      />
      <ModeratorNotes notes={own?.notes ?? []} pausedUntil={own?.pausedUntil ?? null} />
      <div className="grid items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:grid-rows-[auto_1fr]">
        <TopicSearch address={address} {...community} />
        <section
          aria-label={m.community_topics()}
          className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <AreaLinks address={address} isSignedIn={own !== null} />
          {address.area === 'HEALTH' && (
            <div className="pb-4">
              <HealthNote isFull />
            </div>
          )}
          {address.text !== '' && (
            <p className="pb-3">
              <output className="font-semibold">
                {m.community_found({ count: found.totalCount, text: address.text })}
              </output>{' '}
              <a href={communityPath({ ...address, locale, text: '', page: 1 })} className="link">
                {m.community_found_all()}
              </a>
            </p>
          )}
          {found.topics.length === 0 ? (
            <NothingHere address={address} />
          ) : (
            <TopicList topics={found.topics} clock={clock} />
          )}
          <PageLinks
            page={address.page}
            pageCount={found.pageCount}
            pathOf={(page) => communityPath({ ...address, locale, page })}
          />
          {own?.name && <OwnName name={own.name} answer={answerTo(actionData, 'rename')} />}
        </section>
        <CommunityAside />
      </div>
    </Page>
  );
}

/** One area or all, what the reader follows, and what comes first. */
function AreaLinks({ address, isSignedIn }: { address: CommunityAddress; isSignedIn: boolean }) {
  const locale = useLocale();
  const path = (changes: Partial<CommunityAddress>) =>
    communityPath({ ...address, page: 1, ...changes, locale });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
      <nav
        aria-label={m.community_areas()}
        className="-mx-edge max-w-[100vw] overflow-x-auto px-edge py-1 scrollbar-none"
      >
        <ul className="flex gap-2">
          <li>
            <ChipLink
              to={path({ area: null, isFollowed: false })}
              isCurrent={address.area === null && !address.isFollowed}
            >
              {m.community_area_all()}
            </ChipLink>
          </li>
          {isSignedIn && (
            <li>
              <ChipLink
                to={path({ isFollowed: !address.isFollowed })}
                isCurrent={address.isFollowed}
              >
                {m.community_followed()}
              </ChipLink>
            </li>
          )}
          {communityAreas.map((area) => (
            <li key={area}>
              <ChipLink to={path({ area })} isCurrent={address.area === area}>
                {areaWords[area]()}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={m.community_order()} className="flex gap-4 text-sm">
        {[false, true].map((isNewest) => (
          <a
            key={String(isNewest)}
            href={path({ isNewest })}
            aria-current={address.isNewest === isNewest ? 'true' : undefined}
            className="inline-flex min-h-target items-center underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
          >
            {isNewest ? m.community_order_newest() : m.community_order_replies()}
          </a>
        ))}
      </nav>
    </div>
  );
}

function NothingHere({ address }: { address: CommunityAddress }) {
  const locale = useLocale();
  const isSearch = address.text !== '' || address.page > 1;
  if (address.isFollowed && !isSearch) {
    return (
      <EmptyState
        scene="ledger"
        title={m.community_followed_none_title()}
        text={m.community_followed_none_text()}
        action={<ButtonLink to={communityPath({ locale })}>{m.community_found_all()}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      scene={isSearch ? 'searching' : 'ledger'}
      title={isSearch ? m.community_none_title() : m.community_empty_title()}
      text={isSearch ? m.community_none_text() : m.community_empty_text()}
      action={
        isSearch ? (
          <ButtonLink to={communityPath({ locale })}>{m.community_found_all()}</ButtonLink>
        ) : (
          <ButtonLink to={screenPath('communityNew', locale)}>{m.community_new()}</ButtonLink>
        )
      }
    />
  );
}
