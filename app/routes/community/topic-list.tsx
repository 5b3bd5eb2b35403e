import { ChatCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatCircle';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { Initials } from '../../ui/data/initials.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { topicPath } from './community-address.ts';
import { agoOf, areaWords, markOf, type ReadersClock } from '../../community/community-words.ts';
import type { CommunityRowFragment } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

interface TopicListProps {
  topics: readonly CommunityRowFragment[];
  clock: ReadersClock;
}

export function TopicList({ topics, clock }: TopicListProps) {
  return (
    <Card isPadded={false}>
      <ul className="divide-y divide-line">
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicRow topic={topic} clock={clock} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The whole row is one link. Visitors see the title alone. */
function TopicRow({ topic, clock }: { topic: CommunityRowFragment; clock: ReadersClock }) {
  const locale = useLocale();
  const { id, area, title, excerpt, writerName, isOwn, isStaff, lastPostAt } = topic;
  return (
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 px-[clamp(1.1rem,0.8rem+1vw,1.6rem)] py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Initials {...markOf(writerName)} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Tag>{areaWords[area]()}</Tag>
          {writerName !== null && (
            <span className="wrap-anywhere">{isOwn ? m.community_you() : writerName}</span>
          )}
          {isStaff && <Tag tone="leaf">{m.community_editor()}</Tag>}
          <time dateTime={lastPostAt} className="first-letter:uppercase">
            {agoOf({ time: lastPostAt, locale, clock })}
          </time>
        </p>
        <h2 className="mt-1 font-display text-h4">
          <Link
            to={topicPath({ locale, id })}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h2>
        {excerpt && <p className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{excerpt}</p>}
      </div>
      <p className="col-start-2 flex items-center gap-4 text-sm font-semibold text-ink-2 sm:col-start-3 sm:flex-col sm:items-start sm:justify-center sm:gap-1.5">
        <Count
          sign={ChatCircleIcon}
          count={topic.replyCount}
          label={m.community_reply_count({ count: topic.replyCount })}
        />
        <Count
          sign={HeartIcon}
          count={topic.likeCount}
          label={m.community_like_count({ count: topic.likeCount })}
        />
      </p>
    </div>
  );
}

function Count(props: { sign: typeof HeartIcon; count: number; label: string }) {
  const { sign: Sign, count, label } = props;
  return (
    <span className="inline-flex items-center gap-2">
      <Sign size="1.25em" weight="bold" aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
