import { useEffect, useState } from 'react';
import type { List } from '../list.ts';
import { justTicked, withJustTicked, type JustTicked } from './just-ticked.ts';

/** So long a ticked row stays where it stood after the last tick: to be seen, and to be taken back. */
const stayMs = 5_000;

/** The list as it is shown: what is ticked stays for a moment before it folds into the basket. */
export function useJustTicked(list: List): List {
  const [before, setBefore] = useState(list);
  const [ticked, setTicked] = useState<readonly JustTicked[]>([]);
  if (before !== list) {
    setBefore(list);
    const shown = withJustTicked({ list: before, ticked });
    setTicked(justTicked({ before: shown, after: list, known: ticked }));
  }

  useEffect(() => {
    if (ticked.length === 0) return;
    const timer = setTimeout(() => setTicked([]), stayMs);
    return () => clearTimeout(timer);
  }, [ticked]);

  return withJustTicked({ list, ticked });
}
