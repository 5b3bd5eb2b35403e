import { useEffect } from 'react';
import { network } from '../offline/network.ts';
import { createStored } from '../offline/stored.ts';
import { useIsOnline } from '../offline/use-is-online.ts';
import { useStored } from '../offline/use-stored.ts';

/** How many items are still to buy, as this device knew it last. */
const keptCount = createStored<number | null>({
  name: 'list-count',
  empty: null,
  parse: (json) => (typeof json === 'number' ? json : null),
});

/** Whatever a page shows of it with a network, and what the list's own page works out without one. */
export function keepCount(count: number): void {
  if (count !== keptCount.read()) keptCount.write(() => count);
}

/** What the page was told, and without a network what the device knew last. */
export function useCountOnDevice(told: number): number {
  const kept = useStored(keptCount);
  const isOnline = useIsOnline();
  const shown = isOnline ? told : (kept ?? told);
  useEffect(() => {
    if (network().isThere()) keepCount(told);
  }, [told]);
  return shown;
}
