import { useState } from 'react';
import { data, redirect } from 'react-router';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { communityLimits } from '../../../domain/community/community.rules.ts';
import { readersClock } from '../../community/readers-clock.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo, sentValue } from '../../forms/form-answers.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { PageLinks } from '../../shell/page-links.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { pageNumberOf } from '../../shell/page-number.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { Route } from './+types/topic.ts';
import { communityPath, topicPath } from './community-address.ts';
import { topicForms } from './community-forms.ts';
import { areaWords } from '../../community/community-words.ts';
import { HealthNote } from './health-note.tsx';
import {
  CommunityTopicDocument,
  FollowCommunityTopicDocument,
  LikeCommunityPostDocument,
  ReplyInCommunityDocument,
  ReportCommunityPostDocument,
} from './operations.gen.ts';
import { pictureInput } from './picture-input.ts';
import { ReplyCard } from './post-card.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportCard } from './report-card.tsx';
import { TopicHead } from './topic-head.tsx';
import { useLiveTopic } from './use-live-topic.ts';
import { Link } from '../../ui/navigation/link.ts';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const variables = { id: params.id, page: pageNumberOf(url.searchParams, communityLimits.pages) };
  const found = await execute(context, CommunityTopicDocument, variables);
  const { me, community, communityTopic: topic } = found;
  if (topic === null || community === null) {
    throw data({ code: 'community.topic-not-found', message: '' }, { status: 404 });
  }
  const posts = [...(topic.first ? [topic.first] : []), ...topic.replies];
  const postOf = (name: string) =>
    posts.find(({ id, writerName }) => id === url.searchParams.get(name) && writerName) ?? null;
  return {
    isSignedIn: me !== null,
    writer: community,
    topic,
    answered: postOf('answer'),
    reported: postOf('ask'),
    clock: readersClock(request),
    requestKey: crypto.randomUUID(),
  };
}

interface Written {
  number: number | null;
  page: number | null;
}

const answerTopic = answerForms<typeof topicForms, Written>(topicForms, {
  reply: async ({ picture: file, alt, ...reply }, { context, url }) => {
    const picture = await pictureInput({ file, alt });
    const input = { ...reply, picture, topicId: topicIdOf(url) };
    const { problems, ...result } = (await execute(context, ReplyInCommunityDocument, { input }))
      .replyInCommunity;
    return { problems, result };
  },
  like: async (input, { context }) =>
    (await execute(context, LikeCommunityPostDocument, { input })).likeCommunityPost,
  follow: async ({ isFollowed }, { context, url }) => {
    const input = { id: topicIdOf(url), isFollowed };
    return (await execute(context, FollowCommunityTopicDocument, { input })).followCommunityTopic;
  },
  report: async (input, { context }) =>
    (await execute(context, ReportCommunityPostDocument, { input })).reportCommunityPost,
});

function topicIdOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').at(-1) ?? '');
}

export async function action(args: Route.ActionArgs) {
  const answer = await answerTopic(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.intent !== 'reply') return data(answer);
  const locale = requestLocale(args.request);
  return redirect(topicPath({ locale, id: topicIdOf(args.url), ...answer.result }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({ title: loaderData?.topic.title ?? m.community_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export default function Topic({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn, topic, writer, clock, reported } = loaderData;
  const locale = useLocale();
  const { area, page, replyCount } = topic;
  const pathWith = ({ answer, ask }: { answer?: string; ask?: string }) => {
    const query = { answer, ask, page: page > 1 ? String(page) : undefined };
    const path = screenPath('communityTopic', locale, { id: topic.id }, { query });
    return `${path}${answer === undefined ? '' : '#reply'}${ask === undefined ? '' : '#report'}`;
  };
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <nav aria-label={m.community_crumbs()} className="py-4 text-sm">
        <Link to={communityPath({ locale })} className="underline">
          {m.community_title()}
        </Link>{' '}
        <span aria-hidden>/</span>{' '}
        <Link to={communityPath({ locale, area })} className="underline">
          {areaWords[area]()}
        </Link>
      </nav>
      <div className="grid items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_21.5rem]">
        {isSignedIn ? (
          <div className="grid min-w-0 gap-gutter" lang={langOf(topic.language)}>
            <TopicHead topic={topic} clock={clock} pathWith={pathWith} />
            <h2 className="text-h3">{m.community_reply_count({ count: replyCount })}</h2>
            <Replies {...loaderData} pathWith={pathWith} />
            <ReplyForm {...loaderData} writer={writer} answer={answerTo(actionData, 'reply')} />
          </div>
        ) : (
          <TitleAlone title={topic.title} />
        )}
        <div className="grid gap-gutter">
          {reported && (
            <ReportCard
              key={reported.id}
              post={reported}
              closePath={pathWith({})}
              answer={reportAnswer(actionData, reported.id)}
            />
          )}
          <HealthNote isFull={area === 'HEALTH'} />
        </div>
      </div>
    </Page>
  );
}

type Answer = Route.ComponentProps['actionData'];

function reportAnswer(actionData: Answer, id: string) {
  const answer = answerTo(actionData, 'report');
  return answer && sentValue(answer, 'id') === id ? answer : null;
}

/** Of what was written, in its own language. */
function langOf(language: string): string | undefined {
  return Object.values(locales).find(({ contentLanguage }) => contentLanguage === language)
    ?.languageTag;
}

type Loaded = Route.ComponentProps['loaderData'];

function Replies({
  topic,
  writer,
  clock,
  pathWith,
}: Loaded & { pathWith: Parameters<typeof TopicHead>[0]['pathWith'] }) {
  const locale = useLocale();
  const { id, replies, page, pageCount, nextNumber } = topic;
  const [firstSeen] = useState(nextNumber);
  useLiveTopic(topic);
  const newCount = nextNumber - firstSeen;
  const mayWrite = writer.mayWrite && writer.own?.pausedUntil === null;
  return (
    <>
      {replies.length === 0 && <p className="text-ink-2">{m.community_no_replies()}</p>}
      {replies.length > 0 && (
        <ul className="grid gap-3">
          {replies.map((post) => (
            <li key={post.id}>
              <ReplyCard post={post} clock={clock} pathWith={pathWith} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
      <output className={page === pageCount ? 'sr-only' : 'font-semibold'}>
        {newCount > 0 && m.community_new_replies({ count: newCount })}
      </output>
      <PageLinks
        page={page}
        pageCount={pageCount}
        pathOf={(each) => topicPath({ locale, id, page: each })}
      />
    </>
  );
}

/** What a visitor is told, and the way in. */
function TitleAlone({ title }: { title: string | null }) {
  const locale = useLocale();
  return (
    <div className="grid gap-gutter">
      <h1 className="text-h2 wrap-anywhere">{title ?? m.community_title_gone()}</h1>
      <Alert
        tone="tip"
        title={m.community_log_in()}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={screenPath('login', locale)} size="sm" variant="primary">
              {m.site_log_in()}
            </ButtonLink>
            <ButtonLink to={screenPath('newAccount', locale)} size="sm">
              {m.community_make_account()}
            </ButtonLink>
          </div>
        }
      >
        {m.community_log_in_text()}
      </Alert>
    </div>
  );
}
