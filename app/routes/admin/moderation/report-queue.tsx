import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { ReadersClock } from '../../../community/community-words.ts';
import { sentValue, type FormAnswer } from '../../../forms/form-answers.ts';
import { useStored } from '../../../offline/use-stored.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { areKeysOn, pressInQueue } from './moderation-keys.ts';
import type { ModerationTab } from './moderation-tabs.ts';
import type {
  CommunityModerationQuery,
  OwnDecisionFragment,
  ReportedPostFragment,
} from '../operations.gen.ts';
import { LastDecision } from './own-decisions.tsx';
import { ReportedPost } from './reported-post.tsx';

interface ReportQueueProps {
  tab: ModerationTab;
  posts: readonly ReportedPostFragment[];
  drafts: CommunityModerationQuery['communityModeration']['noteDrafts'];
  decisions: readonly OwnDecisionFragment[];
  /** The post that the address names; without one the first post is chosen. */
  chosen: string | null;
  clock: ReadersClock;
  answer: FormAnswer | null;
}

/** Posts one below the other; the one that is being decided about has its place and its note beside. */
export function ReportQueue(props: ReportQueueProps) {
  const { tab, posts, drafts, decisions, clock, answer } = props;
  const hasKeys = useStored(areKeysOn);
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState({ id: props.chosen, index: 0 });
  const found = posts.findIndex(({ id }) => id === chosen.id);
  // Of a post that was decided the next one takes the place.
  const index = found === -1 ? Math.min(chosen.index, posts.length - 1) : found;
  const current = posts[index];
  useFocusOnNext(box, current?.id);
  if (current === undefined && decisions.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys press the buttons and follow the links in it
    <div ref={box} onKeyDown={hasKeys ? pressInQueue : undefined} className="grid gap-4 pt-2">
      <LastDecision decision={decisions[0]} clock={clock} answer={answer} />
      {current && (
        <>
          <ul
            style={{ gridTemplateRows: `repeat(${posts.length}, auto) 1fr` }}
            className="grid grid-cols-1 gap-2.5 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-x-6"
          >
            {posts.map((post, place) => (
              <ReportedPost
                key={post.id}
                post={post}
                tab={tab}
                drafts={drafts}
                clock={clock}
                isCurrent={post === current}
                onChoose={() => setChosen({ id: post.id, index: place })}
                answer={answer !== null && sentValue(answer, 'id') === post.id ? answer : null}
              />
            ))}
          </ul>
          <div className="hidden max-w-prose pt-2 sm:block">
            <Switch
              label={m.admin_community_keys_on()}
              detail={m.admin_community_keys_hint()}
              checked={hasKeys}
              onChange={(event) => areKeysOn.write(() => event.target.checked)}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** The buttons that were pressed are gone with their post: the keyboard goes on with the next one. */
function useFocusOnNext(box: { current: HTMLElement | null }, id: string | undefined): void {
  const focus = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const next = box.current?.querySelector<HTMLElement>(
      'a[aria-current="true"], [data-undo] button',
    );
    next?.focus();
  });
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== id) focus();
    before.current = id;
  }, [id]);
}
