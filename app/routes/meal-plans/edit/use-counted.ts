import { useEffect, useRef, useState } from 'react';

/** As long as the meters move. */
const countingMs = 320;

/** A figure on its way to what it has become; at once for who wants no motion. */
export function useCounted(figure: number): number {
  const [shown, setShown] = useState(figure);
  const last = useRef(figure);
  useEffect(() => {
    const from = last.current;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    let frame = 0;
    function count(): void {
      const share = isStill ? 1 : Math.min(1, (performance.now() - began) / countingMs);
      last.current = from + (figure - from) * share;
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(count);
    }
    if (from !== figure) count();
    return () => cancelAnimationFrame(frame);
  }, [figure]);
  return shown;
}
