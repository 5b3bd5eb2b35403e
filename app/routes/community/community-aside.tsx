import * as m from '../../../i18n/paraglide/messages.js';
import { communityLimits } from '../../../domain/community/community.rules.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { CommunityAddress } from './community-address.ts';
import { HealthNote } from './health-note.tsx';

interface AsideProps {
  address: CommunityAddress;
  topicCount: number;
  replyCount: number;
}

/** The search, how people talk here, and what a forum is not. */
export function CommunityAside({ address, topicCount, replyCount }: AsideProps) {
  const locale = useLocale();
  const lines = [
    m.community_line_did(),
    m.community_line_doses(),
    m.community_line_bodies(),
    m.community_line_selling(),
    m.community_line_report(),
    m.community_line_names(),
  ];
  return (
    <div className="grid gap-gutter">
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
      <Card as="section">
        <h2 className="pb-2 text-h4">{m.community_lines()}</h2>
        <ol className="grid gap-2 text-sm">
          {lines.map((line, index) => (
            <li key={line} className="grid grid-cols-[1.4rem_1fr]">
              <span aria-hidden className="font-display text-yolk-ink">
                {index + 1}
              </span>
              {line}
            </li>
          ))}
        </ol>
      </Card>
      <HealthNote />
    </div>
  );
}
