import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import * as m from '../../../i18n/paraglide/messages.js';
import { PostPicture } from '../../community/post-picture.tsx';
import { IntentForm } from '../../forms/intent-form.tsx';
import { Initials } from '../../ui/data/initials.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { topicForms } from './community-forms.ts';
import { markOf, type ReadersClock } from '../../community/community-words.ts';
import type { CommunityTopicQuery } from './operations.gen.ts';
import { PostBlocks } from './post-blocks.tsx';
import { HiddenLine, OwnHidden, PostActions, PostHead, pressClass } from './post-card.tsx';

interface TopicHeadProps {
  topic: NonNullable<CommunityTopicQuery['communityTopic']>;
  clock: ReadersClock;
  pathWith: (query: { answer?: string; ask?: string }) => string;
}

/** The title and first text, or what is left of them. */
export function TopicHead({ topic, clock, pathWith }: TopicHeadProps) {
  const { first, title, isFollowed } = topic;
  const isReadable = first !== null && first.writerName !== null;
  return (
    <Card as="article" className="grid gap-3">
      {isReadable && (
        <div className="flex items-center gap-3">
          <Initials {...markOf(first.writerName)} />
          <PostHead post={first} clock={clock} />
        </div>
      )}
      <h1 className="text-h2 wrap-anywhere">{title ?? m.community_title_gone()}</h1>
      {first === null && <p className="text-ink-2">{m.community_first_gone()}</p>}
      {first !== null && !isReadable && <HiddenLine post={first} />}
      {isReadable && (
        <>
          <OwnHidden post={first} />
          <PostBlocks blocks={first.blocks} />
          <PostPicture picture={first.picture} />
          <PostActions post={first} pathWith={pathWith} mayWrite={false}>
            <FollowButton isFollowed={isFollowed} />
          </PostActions>
        </>
      )}
    </Card>
  );
}

function FollowButton({ isFollowed }: { isFollowed: boolean }) {
  return (
    <IntentForm
      set={topicForms}
      intent="follow"
      fetcherKey="follow"
      values={{ isFollowed: !isFollowed }}
      failure="toast"
    >
      <button type="submit" aria-pressed={isFollowed} className={pressClass}>
        <BellIcon size="1.25em" weight={isFollowed ? 'fill' : 'bold'} aria-hidden />
        {isFollowed ? m.community_following() : m.community_follow()}
      </button>
    </IntentForm>
  );
}
