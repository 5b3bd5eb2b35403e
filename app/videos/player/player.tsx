import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { chapterAt, cueAt } from '../chapters.ts';
import type { PlayedVideoFragment } from '../operations.gen.ts';
import { FileStage } from './file-stage.tsx';
import { FilmStage } from './film-stage.tsx';
import { PlayerBar } from './player-bar.tsx';
import { wishOfKey } from './player-keys.ts';
import { usePlayback } from './use-playback.ts';

/** What the transcript asks of the player. */
export interface PlayerHandle {
  seek: (seconds: number) => void;
}

interface PlayerProps {
  video: PlayedVideoFragment;
  startSeconds: number;
  onMoment?: ((seconds: number) => void) | undefined;
  onFailed: () => void;
  ref?: Ref<PlayerHandle> | undefined;
}

/** Plays at once: it is there because somebody pressed play. */
export default function Player({ video, startSeconds, onMoment, onFailed, ref }: PlayerProps) {
  const playback = usePlayback({ video, startSeconds, onMoment });
  const { seconds, isPlaying, hasCaptions, take, seek, fulfil } = playback;
  const frame = useRef<HTMLElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ seek }));
  // The button that was pressed is gone; the keyboard goes on with the one in its place.
  useEffect(() => play.current?.focus({ preventScroll: true }), []);
  if (video.source === null) return null;
  const { chapters, source } = video;
  const said = hasCaptions ? cueAt(chapters, seconds) : null;
  const chapter = chapters[chapterAt(chapters, seconds)];

  function answerKey(event: KeyboardEvent) {
    const wish = wishOfKey(event);
    const isOnButton = event.target instanceof HTMLButtonElement && event.target !== play.current;
    if (wish === null || (event.key === ' ' && isOnButton)) return;
    event.preventDefault();
    if (wish.kind === 'fullscreen') return void switchFullscreen();
    fulfil(wish);
  }

  async function switchFullscreen() {
    // A browser that has none, or will not now, leaves the page as it is.
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen?.();
    await done?.catch(() => {});
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside it
    <section
      ref={frame}
      aria-label={m.videos_player()}
      onKeyDown={answerKey}
      className="grid h-full grid-cols-1 grid-rows-[1fr_auto] bg-nori text-on-dark"
    >
      <div className="relative grid aspect-video min-h-0 w-full overflow-hidden">
        {source.kind === 'FILM' ? (
          <FilmStage address={source.address} onReady={take} onFailed={onFailed} />
        ) : (
          <FileStage source={source} onReady={take} onFailed={onFailed} />
        )}
        <button
          ref={play}
          type="button"
          onClick={() => fulfil({ kind: 'toggle' })}
          aria-label={isPlaying ? m.videos_pause() : m.videos_play()}
          className="absolute inset-0 cursor-pointer focus-visible:-outline-offset-4"
        />
        {said && (
          <p className="pointer-events-none absolute inset-x-0 bottom-[4%] px-[6%] text-center text-[clamp(0.875rem,0.6rem+1.1vw,1.25rem)] leading-normal">
            <span className="rounded-xs bg-scrim box-decoration-clone px-2.5 py-1 text-on-dark">
              {said}
            </span>
          </p>
        )}
      </div>
      <PlayerBar
        video={video}
        playback={playback}
        chapterTitle={chapter?.title ?? ''}
        onFullscreen={switchFullscreen}
      />
    </section>
  );
}
