import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { ClosedCaptioningIcon } from '@phosphor-icons/react/dist/ssr/ClosedCaptioning';
import { CornersOutIcon } from '@phosphor-icons/react/dist/ssr/CornersOut';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import type { ButtonHTMLAttributes } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { classNames } from '../../ui/class-names.ts';
import { clockText } from '../clock-text.ts';
import type { PlayedVideoFragment } from '../operations.gen.ts';
import type { Playback } from './use-playback.ts';

interface PlayerBarProps {
  video: PlayedVideoFragment;
  playback: Playback;
  chapterTitle: string;
  onFullscreen: () => void;
}

export function PlayerBar({ video, playback, chapterTitle, onFullscreen }: PlayerBarProps) {
  const { seconds, isPlaying, hasCaptions, rate, fulfil, changeRate } = playback;
  return (
    <div className="px-3 pt-2 pb-2 sm:px-4">
      <SeekBar video={video} playback={playback} chapterTitle={chapterTitle} />
      <div className="flex items-center gap-1">
        <BarButton
          label={isPlaying ? m.videos_pause() : m.videos_play()}
          onClick={() => fulfil({ kind: 'toggle' })}
        >
          {isPlaying ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
        </BarButton>
        <BarButton label={m.videos_back()} onClick={() => fulfil({ kind: 'by', seconds: -10 })}>
          <ArrowCounterClockwiseIcon weight="bold" />
        </BarButton>
        <span className="px-1 text-sm whitespace-nowrap tabular-nums">
          {clockText(seconds)} / {clockText(video.seconds)}
        </span>
        <span className="min-w-0 flex-1 truncate px-1 text-sm max-sm:invisible">
          {chapterTitle}
        </span>
        <BarButton
          label={m.videos_captions()}
          aria-pressed={hasCaptions}
          onClick={() => fulfil({ kind: 'captions' })}
          className={hasCaptions ? 'text-yolk' : undefined}
        >
          <ClosedCaptioningIcon weight={hasCaptions ? 'fill' : 'regular'} />
        </BarButton>
        <BarButton label={m.videos_rate({ rate })} onClick={changeRate}>
          <span className="text-sm font-bold whitespace-nowrap">{rate}×</span>
        </BarButton>
        <BarButton label={m.videos_fullscreen()} onClick={onFullscreen}>
          <CornersOutIcon weight="bold" />
        </BarButton>
      </div>
    </div>
  );
}

function BarButton({
  label,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(
        'inline-grid size-target flex-none place-items-center rounded-full text-[1.375rem] hover:bg-nori-2 focus-visible:outline-on-dark',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** A part for each chapter, filled as far as was watched; the slider over them is the browser's. */
function SeekBar({ video, playback, chapterTitle }: Omit<PlayerBarProps, 'onFullscreen'>) {
  const { chapters, seconds: length } = video;
  const { seconds, seek } = playback;
  return (
    <div className="relative flex h-6 items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-on-dark">
      <div aria-hidden className="flex w-full gap-1">
        {chapters.map(({ startSeconds }, index) => {
          const end = chapters[index + 1]?.startSeconds ?? length;
          const share = Math.min(1, Math.max(0, (seconds - startSeconds) / (end - startSeconds)));
          return (
            <span
              key={startSeconds}
              className="h-1.5 overflow-hidden rounded-full bg-on-dark/30"
              style={{ flex: `${end - startSeconds} 1 0` }}
            >
              <span className="block h-full bg-yolk" style={{ width: `${share * 100}%` }} />
            </span>
          );
        })}
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute yolk-mark size-4.5 -translate-x-1/2"
        style={{ left: `${(seconds / length) * 100}%` }}
      />
      <input
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={seconds}
        onChange={(event) => seek(Number(event.target.value))}
        aria-label={m.videos_position()}
        aria-valuetext={m.videos_position_of({
          time: clockText(seconds),
          length: clockText(length),
          chapter: chapterTitle,
        })}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
