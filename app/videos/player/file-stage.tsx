import { useEffect, useRef } from 'react';
import type { PlayedVideoFragment } from '../operations.gen.ts';
import type { Playable } from './film-reel.ts';

interface StageProps {
  source: NonNullable<PlayedVideoFragment['source']>;
  onReady: (playable: Playable) => void;
  onFailed: () => void;
}

/** A file of the operator, in the browser's own element; captions stand over it. */
export function FileStage({ source, onReady, onFailed }: StageProps) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (element.current) onReady(element.current);
  }, [onReady]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are the player's, with the transcript
    <video
      ref={element}
      src={source.address}
      playsInline
      preload="metadata"
      onError={onFailed}
      className="size-full bg-nori object-contain"
    />
  );
}
