import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { areaWords, markOf } from '../../community/community-words.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { LinkRow } from '../../ui/cards/link-row.tsx';
import { Initials } from '../../ui/data/initials.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HitRows } from './hit-rows.tsx';
import { MoreHits } from './more-hits.tsx';
import type { TopicHitsFragment } from './operations.gen.ts';
import type { SearchAddress } from './search-address.ts';

interface TopicResultsProps {
  address: SearchAddress;
  topics: TopicHitsFragment;
}

export function TopicRows({ address, topics: { totalCount, topics } }: TopicResultsProps) {
  return (
    <HitRows
      address={address}
      title={m.search_tab_topics()}
      tab="topics"
      totalCount={totalCount}
      rows={topics.map((topic) => ({ key: topic.id, row: <FoundTopic topic={topic} /> }))}
    />
  );
}

/** Visitors see the title, not the name. */
function FoundTopic({ topic }: { topic: TopicHitsFragment['topics'][number] }) {
  const { id, area, title, writerName, replyCount } = topic;
  const replies = m.community_reply_count({ count: replyCount });
  return (
    <LinkRow
      to={screenPath('communityTopic', useLocale(), { id })}
      picture={<Initials {...markOf(writerName)} />}
      title={<span className="wrap-anywhere">{title}</span>}
      detail={[areaWords[area](), replies].join(', ')}
    />
  );
}

/** The tab of the community. */
export function TopicResults({ address, topics: { totalCount, topics } }: TopicResultsProps) {
  const community = screenPath('community', useLocale());
  const all = <ButtonLink to={community}>{m.search_topics_all()}</ButtonLink>;
  if (totalCount === 0) {
    const { text } = address;
    const title = text ? m.search_topics_none_title({ text }) : m.search_topics_none_yet();
    return (
      <EmptyState scene="searching" title={title} text={m.search_topics_none_text()} action={all} />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="font-semibold text-ink-2">
          {m.community_topic_count({ count: totalCount })}
        </output>
        {all}
      </div>
      <ul className="divide-y divide-line">
        {topics.map((topic) => (
          <li key={topic.id}>
            <FoundTopic topic={topic} />
          </li>
        ))}
      </ul>
      <MoreHits
        address={address}
        label={m.search_topics_more()}
        hasMore={topics.length < totalCount}
      />
    </>
  );
}
