import { communityLimits } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { CommunityAddress } from './community-address.ts';

interface TopicSearchProps {
  address: CommunityAddress;
  topicCount: number;
  replyCount: number;
}

/** Above the topics on a phone, beside them where there is room. */
export function TopicSearch({ address, topicCount, replyCount }: TopicSearchProps) {
  const locale = useLocale();
  return (
    <Card>
      <search>
        <form action={screenPath('community', locale)} className="flex">
          <SearchField
            key={address.text}
            name="q"
            defaultValue={address.text}
            maxLength={communityLimits.search}
            label={m.community_search()}
            placeholder={m.community_search()}
          />
        </form>
      </search>
      <p className="pt-3 text-sm text-ink-2">
        {m.community_topic_count({ count: topicCount })},{' '}
        {m.community_reply_count({ count: replyCount })}
      </p>
    </Card>
  );
}
