import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowBendUpLeft';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { PostPicture } from '../../community/post-picture.tsx';
import { IntentForm } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { Initials } from '../../ui/data/initials.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { topicForms } from './community-forms.ts';
import {
  markOf,
  momentOf,
  reasonWords,
  type ReadersClock,
} from '../../community/community-words.ts';
import type { CommunityPostFragment } from './operations.gen.ts';
import { PostBlocks } from './post-blocks.tsx';
import { Link } from '../../ui/navigation/link.ts';

/** What is pressed under a post. */
export const pressClass =
  'inline-flex min-h-target items-center gap-2 rounded-full px-2 text-sm font-semibold text-ink-2 hover:text-ink hover:underline';

interface PostProps {
  post: CommunityPostFragment;
  clock: ReadersClock;
  /** Where one asks to answer or report: this page, with a question in its address. */
  pathWith: (query: { answer?: string; ask?: string }) => string;
  mayWrite: boolean;
}

/** Who wrote, when, and whether it was changed since. */
export function PostHead({ post, clock }: Pick<PostProps, 'post' | 'clock'>) {
  const locale = useLocale();
  const { writerName, isStaff, postedAt, editedAt } = post;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <b className="font-bold wrap-anywhere text-ink">{writerName}</b>
      {isStaff && <Tag tone="leaf">{m.community_editor()}</Tag>}
      <time dateTime={postedAt}>{momentOf({ time: postedAt, locale, clock })}</time>
      {editedAt !== null && (
        <span>
          {m.community_edited()}{' '}
          <time dateTime={editedAt}>{momentOf({ time: editedAt, locale, clock })}</time>
        </span>
      )}
    </p>
  );
}

/** A reply, or the line that stands where a hidden one is. */
export function ReplyCard({ post, clock, pathWith, mayWrite }: PostProps) {
  const { id, number, isStaff, answersNumber, writerName } = post;
  if (writerName === null) return <HiddenLine post={post} />;
  return (
    <article
      id={`post-${number}`}
      aria-label={m.community_reply_named({ number, name: writerName })}
      className={classNames(
        'grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-lg bg-surface p-[clamp(1.1rem,0.8rem+1vw,1.6rem)] shadow-sm target:inset-ring-[3px] target:inset-ring-yolk',
        isStaff && 'inset-ring-[2px] inset-ring-leaf',
      )}
    >
      <Initials {...markOf(writerName)} />
      <div className="grid min-w-0 gap-2">
        <PostHead post={post} clock={clock} />
        <OwnHidden post={post} />
        {answersNumber !== null && answersNumber > 0 && (
          <a href={`#post-${answersNumber}`} className="text-sm text-ink-2 underline">
            {m.community_answers({ number: answersNumber })}
          </a>
        )}
        <PostBlocks blocks={post.blocks} />
        <PostPicture picture={post.picture} />
        <PostActions post={post} pathWith={pathWith} mayWrite={mayWrite} key={id} />
      </div>
    </article>
  );
}

/** A post that a moderator hid, as its writer sees it. */
export function OwnHidden({ post: { state, reason } }: Pick<PostProps, 'post'>) {
  if (state === 'SHOWN') return null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <EyeSlashIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
      {m.community_hidden_own({ reason: (reason ? reasonWords[reason] : reasonWords.OTHER)() })}
    </p>
  );
}

export function HiddenLine({ post: { number, state, reason } }: Pick<PostProps, 'post'>) {
  const words = (reason ? reasonWords[reason] : reasonWords.OTHER)();
  return (
    <p id={`post-${number}`} className="flex items-center gap-3 px-5 py-3 text-sm text-ink-2">
      <EyeSlashIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
      {state === 'WAITING' ? m.community_waiting() : m.community_hidden({ reason: words })}
    </p>
  );
}

export function PostActions({
  post,
  pathWith,
  mayWrite,
  children,
}: Omit<PostProps, 'clock'> & { children?: ReactNode }) {
  const locale = useLocale();
  const { id, isOwn, state } = post;
  return (
    <div data-noprint className="-ml-2 flex flex-wrap items-center gap-x-4">
      <LikeButton post={post} />
      {children}
      {mayWrite && state === 'SHOWN' && (
        <Link to={pathWith({ answer: id })} className={pressClass}>
          <ArrowBendUpLeftIcon size="1.25em" weight="bold" aria-hidden />
          {m.community_answer()}
        </Link>
      )}
      {isOwn ? (
        <Link to={screenPath('communityPost', locale, { id })} className={pressClass}>
          <PencilSimpleIcon size="1.25em" weight="bold" aria-hidden />
          {m.community_change()}
        </Link>
      ) : (
        <Link
          to={pathWith({ ask: id })}
          className={classNames(pressClass, 'ml-auto')}
          preventScrollReset
        >
          <FlagIcon size="1.25em" weight="bold" aria-hidden />
          {m.community_report()}
        </Link>
      )}
    </div>
  );
}

/** One's own posts show their likes and take none of one's own. */
function LikeButton({ post }: Pick<PostProps, 'post'>) {
  const { id, isOwn, isLiked, likeCount, writerName, state } = post;
  const count = <span aria-hidden>{likeCount}</span>;
  if (isOwn || state !== 'SHOWN') {
    return (
      <span className={classNames(pressClass, 'hover:no-underline')}>
        <HeartIcon size="1.25em" weight="bold" aria-hidden />
        {count}
        <span className="sr-only">{m.community_like_count({ count: likeCount })}</span>
      </span>
    );
  }
  return (
    <IntentForm
      set={topicForms}
      intent="like"
      fetcherKey={`like-${id}`}
      values={{ id, isLiked: !isLiked }}
      failure="toast"
    >
      <button
        type="submit"
        aria-pressed={isLiked}
        aria-label={m.community_like_named({ name: writerName ?? '', count: likeCount })}
        className={pressClass}
      >
        <HeartIcon
          size="1.25em"
          weight={isLiked ? 'fill' : 'bold'}
          aria-hidden
          className={isLiked ? 'text-paprika' : undefined}
        />
        {count}
      </button>
    </IntentForm>
  );
}
