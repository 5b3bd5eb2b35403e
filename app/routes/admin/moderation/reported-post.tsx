import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import type { MouseEvent } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { momentOf, reasonWords, type ReadersClock } from '../../../community/community-words.ts';
import { PostPicture } from '../../../community/post-picture.tsx';
import { longDate } from '../../../dates/long-date.ts';
import { messageFor, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { moderationForms } from '../admin-forms.ts';
import { decisionKeys } from './moderation-keys.ts';
import type { ModerationTab } from './moderation-tabs.ts';
import type { CommunityModerationQuery, ReportedPostFragment } from '../operations.gen.ts';
import { PostInPlace, WriterReads } from './post-panel.tsx';

interface ReportedPostProps {
  post: ReportedPostFragment;
  tab: ModerationTab;
  drafts: CommunityModerationQuery['communityModeration']['noteDrafts'];
  clock: ReadersClock;
  /** It is the one that is being decided about. */
  isCurrent: boolean;
  onChoose: () => void;
  answer: FormAnswer | null;
}

/** What was written and what readers said of it; of the current one, the answers to that. */
export function ReportedPost(props: ReportedPostProps) {
  const { post, drafts, clock, isCurrent, answer } = props;
  const whole = messageFor(answer?.problems) ?? messageFor(answer?.problems, 'postId');
  return (
    <li className="contents">
      <IntentForm
        set={moderationForms}
        intent={['keep', 'hide', 'warn', 'pause', 'resume']}
        values={{ id: post.id }}
        failure="toast"
        className={isCurrent ? 'grid grid-cols-1 gap-2.5 lg:contents' : 'contents'}
      >
        <Card
          className={classNames(
            'grid content-start gap-2 lg:col-start-1',
            isCurrent && 'inset-ring-2 inset-ring-ink',
          )}
        >
          <Quoted {...props} />
          {isCurrent && whole && <Alert tone="danger">{whole}</Alert>}
          {isCurrent && <Decisions post={post} className="pt-1 max-lg:hidden" />}
        </Card>
        {isCurrent && (
          <div className="grid content-start gap-2.5 lg:col-start-2 lg:gap-6 lg:[grid-row:1/-1] max-lg:[&_:is(a,input,select,textarea)]:scroll-mb-40">
            <PostInPlace post={post} clock={clock} />
            <WriterReads post={post} drafts={drafts} answer={answer} />
          </div>
        )}
        {isCurrent && (
          <Decisions
            post={post}
            className="sticky bottom-0 z-(--z-sticky) mb-4 rounded-lg bg-surface p-3 shadow-md lg:hidden"
          />
        )}
      </IntentForm>
    </li>
  );
}

function Quoted({ post, tab, clock, isCurrent, onChoose }: ReportedPostProps) {
  const locale = useLocale();
  const { id, topicTitle, number, writerName: name, reports, pausedUntil } = post;
  const worst = reports.find(({ reason }) => reason === 'MEDICINE') ?? reports[0];
  const title = topicTitle ?? '–';
  const query = { tab: tab === 'waiting' ? undefined : tab, post: id };
  /** Chosen where it stands; without scripts, by its address. */
  function choose(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-sm text-ink-2">
        {worst && (
          <Tag tone={worst.reason === 'MEDICINE' ? 'danger' : 'yolk'} icon={FlagIcon}>
            {reasonWords[worst.reason]()}
          </Tag>
        )}
        {reports.length > 0 && <span>{m.admin_community_reports({ count: reports.length })}</span>}
        <span className="wrap-anywhere">
          {number === 0
            ? m.admin_community_begins({ name, title })
            : m.admin_community_reply_in({ name, title })}
        </span>
      </p>
      <h2 className="text-h4 wrap-anywhere whitespace-pre-line">
        <a
          data-post
          href={screenPath('adminCommunity', locale, undefined, { query })}
          aria-current={isCurrent}
          onClick={choose}
          onFocus={onChoose}
          className={isCurrent ? 'block' : 'line-clamp-3'}
        >
          “{post.text}”
        </a>
      </h2>
      <PostPicture picture={isCurrent ? post.picture : null} />
      {isCurrent && <Said reports={reports} clock={clock} />}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        {m.admin_community_member({
          date: longDate(post.memberSince, locale),
          posts: post.postCount,
          hidden: post.hiddenCount,
        })}
        {post.isHidden && <Tag>{m.admin_community_hidden_now()}</Tag>}
        {pausedUntil !== null && (
          <Tag>{m.admin_community_paused_now({ date: longDate(pausedUntil, locale) })}</Tag>
        )}
      </p>
    </>
  );
}

/** What readers wrote about it, never who. */
function Said({
  reports,
  clock,
}: {
  reports: ReportedPostFragment['reports'];
  clock: ReadersClock;
}) {
  const locale = useLocale();
  return (
    <ul className="grid gap-1 text-sm text-ink-2">
      {reports.map(({ reason, text, reportedAt }) => (
        <li key={reportedAt} className="flex flex-wrap gap-x-2 wrap-anywhere">
          <span>{reasonWords[reason]()}</span>
          <time dateTime={reportedAt}>{momentOf({ time: reportedAt, locale, clock })}</time>
          {text !== '' && <span className="text-ink">“{text}”</span>}
        </li>
      ))}
    </ul>
  );
}

/** Beside the words of a button, where there is a keyboard. */
export function Key({ of }: { of: keyof typeof decisionKeys }) {
  return (
    <kbd
      aria-hidden
      className="ml-2 hidden rounded-xs border border-current/30 px-1.5 font-sans text-xs leading-5 uppercase lg:inline"
    >
      {decisionKeys[of]}
    </kbd>
  );
}

const decisions = [
  { intent: 'keep', variant: 'secondary', words: m.admin_community_keep },
  { intent: 'hide', variant: 'ink', words: m.admin_community_hide },
  { intent: 'warn', variant: 'quiet', words: m.admin_community_warn },
  { intent: 'pause', variant: 'quiet', words: m.admin_community_pause },
] as const;

interface DecisionsProps {
  post: ReportedPostFragment;
  className: string;
}

/**
 * On a desk they stand in the card, beside what is read before. On a phone they stay at the lower
 * edge, under the thumb, for as long as anything of the post is seen: whoever has read what stands
 * around it and what the writer will read need not go back up.
 */
function Decisions({ post: { pausedUntil }, className }: DecisionsProps) {
  return (
    <div className={classNames('flex flex-wrap gap-2.5', className)}>
      {decisions.map(({ intent, variant, words }) => (
        <SubmitButton
          key={intent}
          intent={intent}
          variant={variant}
          aria-keyshortcuts={decisionKeys[intent]}
        >
          {words()}
          <Key of={intent} />
        </SubmitButton>
      ))}
      {pausedUntil !== null && (
        <SubmitButton intent="resume" variant="quiet">
          {m.admin_community_resume()}
        </SubmitButton>
      )}
    </div>
  );
}
