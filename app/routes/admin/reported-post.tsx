import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { reportReasons } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { reasonWords } from '../../community/community-words.ts';
import { PostPicture } from '../../community/post-picture.tsx';
import { longDate, timeOfLog } from '../../dates/long-date.ts';
import { messageFor, sentValue, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { moderationForms } from './admin-forms.ts';
import { decisionKeys } from './moderation-keys.ts';
import type { ReportedPostFragment } from './operations.gen.ts';

interface ReportedPostProps {
  post: ReportedPostFragment;
  answer: FormAnswer | null;
}

/** What was written, what readers said of it, and the answers to that. */
export function ReportedPost({ post, answer }: ReportedPostProps) {
  const locale = useLocale();
  const { id, topicId, topicTitle, number, writerName, text } = post;
  const own = answer !== null && sentValue(answer, 'id') === id ? answer : null;
  const whole = messageFor(own?.problems) ?? messageFor(own?.problems, 'postId');
  const page = number > 20 ? String(Math.ceil(number / 20)) : undefined;
  const path = screenPath('communityTopic', locale, { id: topicId }, { query: { page } });
  return (
    <Card as="li" className="grid gap-4 focus-within:inset-ring-2 focus-within:inset-ring-ink">
      <Reports post={post} />
      <div>
        <h2 className="text-h4 wrap-anywhere">
          {writerName}{' '}
          {topicTitle && (
            <span className="font-body text-base text-ink-2">
              {m.admin_community_topic_of({ title: topicTitle })}
            </span>
          )}
        </h2>
        <p className="text-sm text-ink-2">
          {m.admin_community_member({
            date: longDate(post.memberSince, locale),
            posts: post.postCount,
            hidden: post.hiddenCount,
          })}
        </p>
      </div>
      <p className="max-w-prose border-l-4 border-line py-1 pl-4 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <PostPicture picture={post.picture} />
      <a data-post className="link w-fit" href={`${path}#post-${number}`}>
        {m.admin_community_see()}
      </a>
      {whole && <Alert tone="danger">{whole}</Alert>}
      <DecisionForm post={post} answer={own} />
    </Card>
  );
}

function Reports({ post: { reports, isHidden, pausedUntil } }: { post: ReportedPostFragment }) {
  const locale = useLocale();
  return (
    <ul className="grid gap-1.5 text-sm text-ink-2">
      {reports.map(({ reason, text, reportedAt }) => (
        <li key={reportedAt} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone={reason === 'MEDICINE' ? 'danger' : 'yolk'} icon={FlagIcon}>
            {reasonWords[reason]()}
          </Tag>
          <span className="wrap-anywhere">{text}</span>
          <time dateTime={reportedAt}>{timeOfLog(reportedAt, locale)}</time>
        </li>
      ))}
      {(isHidden || pausedUntil !== null) && (
        <li className="flex flex-wrap gap-2">
          {isHidden && <Tag>{m.admin_community_hidden_now()}</Tag>}
          {pausedUntil !== null && (
            <Tag>{m.admin_community_paused_now({ date: longDate(pausedUntil, locale) })}</Tag>
          )}
        </li>
      )}
    </ul>
  );
}

/** Beside the words of a button, where there is a keyboard. */
function Key({ of }: { of: keyof typeof decisionKeys }) {
  return (
    <kbd aria-hidden className="ml-2 hidden font-sans text-xs uppercase lg:inline">
      {decisionKeys[of]}
    </kbd>
  );
}

/** The button says which decision it is. */
function DecisionForm({ post, answer }: ReportedPostProps) {
  const { id, reports, hiddenFor, pausedUntil } = post;
  const { problems } = answer ?? {};
  return (
    <IntentForm
      set={moderationForms}
      intent={['keep', 'hide', 'warn', 'pause', 'resume']}
      values={{ id }}
      failure="toast"
      className="grid gap-4"
    >
      <div className="grid items-start gap-4 md:grid-cols-[1fr_16rem_8rem]">
        <TextAreaField
          label={m.admin_community_note()}
          name="text"
          rows={2}
          maxLength={1000}
          defaultValue={typedIn(answer, 'text')}
          error={messageFor(problems, 'text')}
        />
        <SelectField
          label={m.admin_community_reason()}
          name="reason"
          defaultValue={typedIn(answer, 'reason') ?? hiddenFor ?? reports[0]?.reason ?? 'OTHER'}
          options={reportReasons.map((reason) => ({ value: reason, label: reasonWords[reason]() }))}
        />
        <TextField
          label={m.admin_community_days()}
          name="days"
          inputMode="numeric"
          defaultValue={typedIn(answer, 'days') ?? '7'}
          error={messageFor(problems, 'days')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="keep" aria-keyshortcuts={decisionKeys.keep}>
          {m.admin_community_keep()}
          <Key of="keep" />
        </SubmitButton>
        <SubmitButton intent="hide" variant="ink" aria-keyshortcuts={decisionKeys.hide}>
          {m.admin_community_hide()}
          <Key of="hide" />
        </SubmitButton>
        <SubmitButton intent="warn" variant="quiet" aria-keyshortcuts={decisionKeys.warn}>
          {m.admin_community_warn()}
          <Key of="warn" />
        </SubmitButton>
        <SubmitButton intent="pause" variant="quiet" aria-keyshortcuts={decisionKeys.pause}>
          {m.admin_community_pause()}
          <Key of="pause" />
        </SubmitButton>
        {pausedUntil !== null && (
          <SubmitButton intent="resume" variant="quiet">
            {m.admin_community_resume()}
          </SubmitButton>
        )}
      </div>
    </IntentForm>
  );
}
