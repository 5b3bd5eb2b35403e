import { useEffect, useState } from 'react';

const shortestPauseMs = 2000;
const longestPauseMs = 60_000;

/** A number that grows with every try at something: the next comes after a pause, longer each time. */
export function useTries(): { tries: number; tryLater: () => void } {
  const [{ tries, isDue }, setState] = useState({ tries: 0, isDue: false });
  useEffect(() => {
    if (!isDue) return;
    const pauseMs = Math.min(shortestPauseMs * 2 ** tries, longestPauseMs);
    const timer = setTimeout(() => setState({ tries: tries + 1, isDue: false }), pauseMs);
    return () => clearTimeout(timer);
  }, [tries, isDue]);
  return { tries, tryLater: () => setState((now) => ({ ...now, isDue: true })) };
}
