import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { lazy, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { dishPicture } from '../dishes/dish-picture.ts';
import { useStored } from '../offline/use-stored.ts';
import { Button } from '../ui/actions/button.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { clockText } from './clock-text.ts';
import type { PlayedVideoFragment } from './operations.gen.ts';
import type { PlayerHandle } from './player/player.tsx';
import { storedViewing } from './viewing.ts';

/** The player's scripts come when somebody presses play. */
const Player = lazy(() => import('./player/player.tsx'));

export interface VideoStageProps {
  video: PlayedVideoFragment;
  /** Where it is read without scripts. */
  readHref: string;
  onMoment?: (seconds: number) => void;
  /** Where it begins; where it was left when it is not said. */
  startSeconds?: number | null;
  /** It is what the page begins with: its picture is fetched before scripts. */
  isSeenFirst?: boolean;
  ref?: Ref<PlayerHandle>;
}

/** A picture until somebody presses play; nothing is asked of another site before. */
export function VideoStage({
  video,
  readHref,
  onMoment,
  startSeconds = null,
  isSeenFirst = false,
  ref,
}: VideoStageProps) {
  const viewing = useStored(storedViewing);
  const [start, setStart] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const player = useRef<PlayerHandle>(null);
  const fail = useCallback(() => setHasFailed(true), []);
  const { source } = video;
  const isFrame = source?.kind === 'YOUTUBE' || source?.kind === 'VIMEO';

  function seek(seconds: number) {
    if (player.current === null) setStart(seconds);
    else player.current.seek(seconds);
  }
  useImperativeHandle(ref, () => ({ seek }));

  if (hasFailed) {
    return (
      <Frame>
        <div className="grid aspect-video content-center justify-items-center gap-4 bg-nori p-6 text-center text-on-dark">
          <p role="alert">{m.videos_failed()}</p>
          <Button onClick={() => setHasFailed(false)}>{m.videos_try_again()}</Button>
        </div>
      </Frame>
    );
  }
  const poster = (
    <Poster
      video={video}
      readHref={readHref}
      isSeenFirst={isSeenFirst}
      onPlay={() => setStart(startSeconds ?? viewing.positions[video.id] ?? 0)}
    />
  );
  if (start === null || source === null) return <Frame>{poster}</Frame>;
  if (isFrame) {
    return (
      <Frame>
        <OtherSite key={start} source={source} title={video.title} startSeconds={start} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Suspense fallback={poster}>
        <Player
          ref={player}
          video={video}
          startSeconds={start}
          onMoment={onMoment}
          onFailed={fail}
        />
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="overflow-hidden rounded-xl bg-sunken print:hidden">{children}</div>;
}

/** Without scripts it leads to what is read. */
function Poster({
  video,
  readHref,
  isSeenFirst,
  onPlay,
}: {
  video: PlayedVideoFragment;
  readHref: string;
  isSeenFirst: boolean;
  onPlay: () => void;
}) {
  function play(event: MouseEvent) {
    event.preventDefault();
    onPlay();
  }
  return (
    <div className="relative">
      <a
        href={readHref}
        onClick={play}
        aria-label={m.videos_play_titled({ title: video.title })}
        className="group relative grid aspect-video place-items-center focus-visible:-outline-offset-4"
      >
        <span aria-hidden className="absolute inset-0">
          <Picture
            {...dishPicture(video.pictureRecipeId)}
            width={640}
            height={360}
            loading={isSeenFirst ? 'eager' : 'lazy'}
          />
        </span>
        <span className="relative yolk-mark grid size-20 place-items-center text-[2rem] shadow-md transition-[scale] duration-(--duration-fast) group-hover:scale-105">
          <PlayIcon size="1em" weight="fill" aria-hidden />
        </span>
      </a>
      <span className="pointer-events-none absolute right-3 bottom-3 rounded-xs bg-scrim px-2 py-0.5 text-sm font-semibold text-on-dark tabular-nums">
        {clockText(video.seconds)}
      </span>
    </div>
  );
}

function OtherSite({
  source,
  title,
  startSeconds,
}: {
  source: NonNullable<PlayedVideoFragment['source']>;
  title: string;
  startSeconds: number;
}) {
  const from = Math.floor(startSeconds);
  const address =
    source.kind === 'VIMEO' ? `${source.address}#t=${from}s` : `${source.address}&start=${from}`;
  return (
    <iframe
      src={address}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another site's frame: it cannot reach ours
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      className="block aspect-video w-full border-0"
    />
  );
}
