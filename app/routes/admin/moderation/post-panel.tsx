import { useState } from 'react';
import {
  communityLimits,
  reportReasons,
  type ReportReason,
} from '../../../../domain/community/community.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { momentOf, reasonWords, type ReadersClock } from '../../../community/community-words.ts';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { CommunityModerationQuery, ReportedPostFragment } from '../operations.gen.ts';

interface PanelProps {
  post: ReportedPostFragment;
  clock: ReadersClock;
}

const postsOnPage = communityLimits.postsPerPage;

/** Where a post stands in its topic. */
export function postPath(args: {
  locale: ReturnType<typeof useLocale>;
  topicId: string;
  number: number;
}): string {
  const { locale, topicId: id, number } = args;
  const page = number > postsOnPage ? String(Math.ceil(number / postsOnPage)) : undefined;
  return `${screenPath('communityTopic', locale, { id }, { query: { page } })}#post-${number}`;
}

/** A post with what it answers and what stands around it. */
export function PostInPlace({ post, clock }: PanelProps) {
  const locale = useLocale();
  return (
    <Card as="section" className="grid gap-2.5">
      <h3 className="text-h4">{m.admin_community_in_place()}</h3>
      <ol className="grid gap-2.5">
        {post.around.map(({ id, writerName, text, isHidden, postedAt }) => (
          <li
            key={id}
            className={classNames(
              'rounded-md px-3.5 py-2.5 text-sm',
              id === post.id ? 'bg-danger-soft text-danger-ink' : 'bg-bg',
            )}
          >
            <p className="flex flex-wrap items-baseline gap-x-3.5">
              <span className="font-semibold wrap-anywhere">{writerName}</span>
              <time dateTime={postedAt}>{momentOf({ time: postedAt, locale, clock })}</time>
              {isHidden && id !== post.id && <span>{m.admin_community_hidden_now()}</span>}
            </p>
            <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <a className="link w-fit" href={postPath({ ...post, locale })}>
        {m.admin_community_see_topic()}
      </a>
    </Card>
  );
}

interface WriterReadsProps {
  post: ReportedPostFragment;
  drafts: CommunityModerationQuery['communityModeration']['noteDrafts'];
  answer: FormAnswer | null;
}

/** The words for a reason, in the language of the post, until the moderator writes their own. */
export function WriterReads({ post, drafts, answer }: WriterReadsProps) {
  const draftOf = (reason: ReportReason) =>
    drafts.find((draft) => draft.language === post.language && draft.reason === reason)?.text ?? '';
  const sent = typedIn(answer, 'reason') as ReportReason | undefined;
  const [reason, setReason] = useState<ReportReason>(
    sent ?? post.hiddenFor ?? post.reports[0]?.reason ?? 'OTHER',
  );
  const [typed, setTyped] = useState<string | null>(typedIn(answer, 'text') ?? null);
  const { problems } = answer ?? {};
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-h4 wrap-anywhere">
          {m.admin_community_reads({ name: post.writerName })}
        </h3>
        <p className="text-sm text-ink-2">{m.admin_community_reads_hint()}</p>
      </div>
      <SelectField
        label={m.admin_community_reason()}
        name="reason"
        value={reason}
        onChange={(event) => setReason(event.target.value as ReportReason)}
        options={reportReasons.map((each) => ({ value: each, label: reasonWords[each]() }))}
      />
      <TextAreaField
        label={m.admin_community_note()}
        name="text"
        rows={6}
        lang={post.language}
        maxLength={communityLimits.note}
        value={typed ?? draftOf(reason)}
        onChange={(event) => setTyped(event.target.value)}
        error={messageFor(problems, 'text')}
      />
      <div className="w-40">
        <TextField
          label={m.admin_community_days()}
          name="days"
          inputMode="numeric"
          defaultValue={typedIn(answer, 'days') ?? '7'}
          error={messageFor(problems, 'days')}
        />
      </div>
    </Card>
  );
}
