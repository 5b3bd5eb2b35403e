import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { answerForms, refuse, type Sending } from '../../forms/answer-forms.ts';
import { execute } from '../../graphql/api.ts';
import type { DecideCommunityPostInput } from '../../graphql/schema-types.gen.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { TabLinks } from '../../ui/navigation/tabs.tsx';
import type { Route } from './+types/community.ts';
import { AdminFrame } from './admin-frame.tsx';
import { moderationForms } from './admin-forms.ts';
import { loadForAdministrators } from './load-for-administrators.ts';
import { CommunityModerationDocument, DecideCommunityPostDocument } from './operations.gen.ts';
import { pressInQueue } from './moderation-keys.ts';
import { ReportedPost } from './reported-post.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.admin_community(), matches) },
  { name: 'robots', content: 'noindex' },
];

function isDecidedOf({ searchParams }: URL): boolean {
  return searchParams.get('tab') === 'decided';
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const isDecided = isDecidedOf(url);
  const document = CommunityModerationDocument;
  const answer = await loadForAdministrators({
    context,
    request,
    document,
    variables: { isDecided },
  });
  const roles = answer?.me?.capabilities.roles ?? [];
  return {
    isDecided,
    moderation: answer?.communityModeration ?? null,
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
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerModeration(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(moderationPath(requestLocale(args.request), isDecidedOf(args.url)));
}

function moderationPath(locale: ReturnType<typeof useLocale>, isDecided: boolean): string {
  const query = { tab: isDecided ? 'decided' : undefined };
  return screenPath('adminCommunity', locale, undefined, { query });
}

export default function Community({ loaderData, actionData }: Route.ComponentProps) {
  const { isDecided, moderation, isAdministrator } = loaderData;
  const locale = useLocale();
  const { posts = [], waitingCount = 0 } = moderation ?? {};
  return (
    <AdminFrame
      title={m.admin_community()}
      lead={m.admin_community_lead()}
      isLocked={moderation === null}
      isModerator={!isAdministrator}
    >
      <TabLinks
        label={m.admin_community_tabs()}
        items={[false, true].map((each) => ({
          to: moderationPath(locale, each),
          label: each
            ? m.admin_community_decided()
            : `${m.admin_community_waiting()} ${waitingCount}`,
          isCurrent: each === isDecided,
        }))}
      />
      <div className="pt-6">
        {posts.length === 0 ? (
          <Card>
            <EmptyState
              scene="ledger"
              title={isDecided ? m.admin_community_none_decided() : m.admin_community_none()}
            />
          </Card>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys press the buttons and follow the links in it */}
            <ul onKeyDown={pressInQueue} className="grid gap-gutter">
              {posts.map((post) => (
                <ReportedPost key={post.id} post={post} answer={actionData ?? null} />
              ))}
            </ul>
            <p className="hidden pt-4 text-sm text-ink-2 sm:block">{m.admin_community_keys()}</p>
          </>
        )}
      </div>
    </AdminFrame>
  );
}
