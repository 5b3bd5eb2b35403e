import { useEffect, useRef } from 'react';
import { filmSize, type Film } from '../../../domain/videos/film/film.rules.ts';
import { FilmReel, type Playable } from './film-reel.ts';

interface StageProps {
  address: string;
  onReady: (playable: Playable) => void;
  onFailed: () => void;
}

/** A film drawn from data. What it shows is said by its captions and its transcript. */
export function FilmStage({ address, onReady, onFailed }: StageProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Film>) : Promise.reject(answer)))
      .then((film) => {
        const svg = drawing.current;
        if (svg === null || stop.signal.aborted) return;
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        onReady(new FilmReel({ svg, film, isStill }));
      })
      .catch(() => {
        if (!stop.signal.aborted) onFailed();
      });
    return () => stop.abort();
  }, [address, onReady, onFailed]);
  return (
    <svg
      ref={drawing}
      aria-hidden
      viewBox={`0 0 ${filmSize.width} ${filmSize.height}`}
      className="size-full"
    />
  );
}
