import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { readersClock } from '../../../community/readers-clock.ts';
import { agoOf } from '../../../community/community-words.ts';
import { answerForms, refuse, type Sending } from '../../../forms/answer-forms.ts';
import { execute } from '../../../graphql/api.ts';
import type { DecideCommunityPostInput } from '../../../graphql/schema-types.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SegmentedLinks } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/community.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { moderationForms } from '../admin-forms.ts';
import { loadForAdministrators } from '../load-for-administrators.ts';
import { moderationTabs, type ModerationTab } from './moderation-tabs.ts';
import {
  CommunityModerationDocument,
  DecideCommunityPostDocument,
  UndoCommunityDecisionDocument,
} from '../operations.gen.ts';
import { OwnDecisions } from './own-decisions.tsx';
import { KeptFocus } from '../recipes/draft/kept-focus.tsx';
import { ReportQueue } from './report-queue.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.admin_community(), matches) },
  { name: 'robots', content: 'noindex' },
];

function tabOf({ searchParams }: URL): ModerationTab {
  return moderationTabs.find((tab) => tab === searchParams.get('tab')) ?? 'waiting';
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const tab = tabOf(url);
  const document = CommunityModerationDocument;
  const variables = { isDecided: tab === 'decided' };
  const answer = await loadForAdministrators({ context, request, document, variables });
  const roles = answer?.me?.capabilities.roles ?? [];
  return {
    tab,
    chosen: url.searchParams.get('post'),
    moderation: answer?.communityModeration ?? null,
    decisions: answer?.communityDecisions ?? [],
    clock: readersClock(request),
    isAdministrator: roles.includes('ADMINISTRATOR'),
  };
}

async function decide(
  { id: postId, ...fields }: Omit<DecideCommunityPostInput, 'postId'> & { id: string },
  { context }: Sending,
) {
  const input = { ...fields, postId };
  return (await execute(context, DecideCommunityPostDocument, { input })).decideCommunityPost;
}

const answerModeration = answerForms(moderationForms, {
  keep: ({ id }, sending) => decide({ id, decision: 'KEEP' }, sending),
  resume: ({ id }, sending) => decide({ id, decision: 'RESUME' }, sending),
  hide: ({ days: _days, ...fields }, sending) => decide({ ...fields, decision: 'HIDE' }, sending),
  warn: ({ days: _days, ...fields }, sending) => decide({ ...fields, decision: 'WARN' }, sending),
  pause: (fields, sending) => decide({ ...fields, decision: 'PAUSE' }, sending),
  undo: async ({ id }, { context }) => {
    const variables = { input: { id } };
    return (await execute(context, UndoCommunityDecisionDocument, variables)).undoCommunityDecision;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerModeration(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(moderationPath(requestLocale(args.request), tabOf(args.url)));
}

function moderationPath(locale: ReturnType<typeof useLocale>, tab: ModerationTab): string {
  const query = { tab: tab === 'waiting' ? undefined : tab };
  return screenPath('adminCommunity', locale, undefined, { query });
}

const tabWords: Record<ModerationTab, (waiting: number) => string> = {
  waiting: (count) => `${m.admin_community_waiting()} ${count}`,
  decided: () => m.admin_community_decided(),
  own: () => m.admin_community_own(),
};

const nothing: Record<ModerationTab, () => string> = {
  waiting: m.admin_community_none,
  decided: m.admin_community_none_decided,
  own: m.admin_community_none_own,
};

export default function Community({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, moderation, decisions, isAdministrator } = loaderData;
  const locale = useLocale();
  const { posts = [], waitingCount = 0, noteDrafts = [] } = moderation ?? {};
  const isEmpty = tab === 'own' ? decisions.length === 0 : posts.length === 0;
  const answer = actionData ?? null;
  return (
    <AdminFrame
      title={m.admin_community_title()}
      lead={<Lead {...loaderData} />}
      actions={
        <SegmentedLinks
          label={m.admin_community_tabs()}
          items={moderationTabs.map((each) => ({
            to: moderationPath(locale, each),
            label: tabWords[each](waitingCount),
            isCurrent: each === tab,
          }))}
        />
      }
      isLocked={moderation === null}
      isModerator={!isAdministrator}
    >
      {tab === 'own' && (
        <KeptFocus goesOn="at-heading">
          <OwnDecisions decisions={decisions} answer={answer} />
        </KeptFocus>
      )}
      {tab !== 'own' && (
        <ReportQueue {...loaderData} posts={posts} drafts={noteDrafts} answer={answer} />
      )}
      {isEmpty && (
        <Card>
          <EmptyState scene="ledger" title={nothing[tab]()} />
        </Card>
      )}
    </AdminFrame>
  );
}

/** How much waits, and for how long. */
function Lead({ tab, moderation, clock }: Route.ComponentProps['loaderData']) {
  const locale = useLocale();
  const oldest = moderation?.posts[0]?.reports[0]?.reportedAt;
  if (tab !== 'waiting' || moderation === null || oldest === undefined) {
    return m.admin_community_lead();
  }
  const since = agoOf({ time: oldest, locale, clock });
  return m.admin_community_counted({ count: moderation.waitingCount, since });
}
