import { useCallback, useEffect, useRef, useState } from 'react';
import { useStored } from '../../offline/use-stored.ts';
import type { PlayedVideoFragment } from '../operations.gen.ts';
import { keepPosition, storedViewing } from '../viewing.ts';
import { FilmReel, type Playable } from './film-reel.ts';
import { chapterBeside, isOver, isSeen, momentWithin, rateAfter } from './playback-moves.ts';
import type { PlayerWish } from './player-keys.ts';

interface PlaybackOptions {
  video: PlayedVideoFragment;
  startSeconds: number;
  onMoment: ((seconds: number) => void) | undefined;
}

/** What plays, where it is, and what can be asked of it. */
export function usePlayback({ video, startSeconds, onMoment }: PlaybackOptions) {
  const { id, seconds: length, chapters } = video;
  const { hasCaptions, rate } = useStored(storedViewing);
  const playable = useRef<Playable | null>(null);
  const [seconds, setSeconds] = useState(startSeconds);
  const [isPlaying, setIsPlaying] = useState(false);

  const show = useCallback(
    (moment: number) => {
      setSeconds(moment);
      onMoment?.(moment);
    },
    [onMoment],
  );

  const take = useCallback(
    (found: Playable) => {
      playable.current = found;
      found.currentTime = startSeconds;
      found.playbackRate = storedViewing.read().rate;
      start(found);
      setIsPlaying(true);
    },
    [startSeconds],
  );

  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    let shown = -1;
    function look() {
      const now = playable.current?.currentTime ?? 0;
      if (playable.current instanceof FilmReel) playable.current.tick();
      if (Math.abs(now - shown) >= 0.1) show((shown = now));
      if (isOver({ seconds: now, length }) || isHalted(playable.current))
        return setIsPlaying(false);
      frame = requestAnimationFrame(look);
    }
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      playable.current?.pause();
      keepPosition({ id, seconds: playable.current?.currentTime ?? 0, length });
    };
  }, [isPlaying, id, length, show]);

  function seek(moment: number) {
    const within = momentWithin({ moment, length });
    if (playable.current) playable.current.currentTime = within;
    show(within);
    if (!isPlaying) keepPosition({ id, seconds: within, length });
  }

  function toggle() {
    const found = playable.current;
    if (found === null) return;
    if (isPlaying) return setIsPlaying(false);
    if (isSeen({ seconds: found.currentTime, length })) seek(0);
    start(found);
    setIsPlaying(true);
  }

  function goToChapter(by: 1 | -1) {
    const target = chapterBeside({ chapters, seconds, by });
    if (target) seek(target.startSeconds);
  }

  function changeRate() {
    const next = rateAfter(rate);
    storedViewing.write((viewing) => ({ ...viewing, rate: next }));
    if (playable.current) playable.current.playbackRate = next;
  }

  function switchCaptions() {
    storedViewing.write((viewing) => ({ ...viewing, hasCaptions: !viewing.hasCaptions }));
  }

  function fulfil(wish: Exclude<PlayerWish, { kind: 'fullscreen' }>) {
    switch (wish.kind) {
      case 'toggle':
        return toggle();
      case 'captions':
        return switchCaptions();
      case 'by':
        return seek((playable.current?.currentTime ?? seconds) + wish.seconds);
      case 'chapter':
        return goToChapter(wish.by);
      case 'share':
        return seek(wish.share * length);
    }
  }

  return {
    seconds,
    isPlaying,
    rate,
    hasCaptions,
    take,
    seek,
    changeRate,
    fulfil,
  };
}

/** A browser that will not play leaves it paused, which the next look sees. */
function start(playable: Playable): void {
  void Promise.resolve(playable.play()).catch(() => {});
}

/** A file stops without the player when a headset or the system says so. */
function isHalted(playable: Playable | null): boolean {
  return playable instanceof HTMLMediaElement && playable.paused;
}

export type Playback = ReturnType<typeof usePlayback>;
