import { useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useIsOnline } from '../../../offline/use-is-online.ts';
import type { Stored } from '../../../offline/stored.ts';
import { useStored } from '../../../offline/use-stored.ts';
import { queuedSwaps } from '../../../plans/queues.ts';
import { keptSwaps, type KeptSwaps } from '../../../plans/swaps-away.ts';
import { readPlanAddress } from '../plan-address.ts';
import type { planOnDevice, ShownPlan } from './plan-on-device.ts';

const nobody = { me: null as { userId: string } | null };

/**
 * What a page of a plan shows: without a network its address is read here, what can be chosen is
 * what the device keeps, and the swaps that wait are in the week already.
 */
export function usePlanAway(loaded: ShownPlan): ShownPlan {
  const { me } = useRouteLoaderData<typeof nobody>('root') ?? nobody;
  const queue = useStored(queuedSwaps);
  const isOnline = useIsOnline();
  // With a network the server says what can be chosen.
  const kept = useStored<KeptSwaps | null>(isOnline ? nothingKept : keptSwaps);
  const { search } = useLocation();
  const swaps = queue.filter(({ userId }) => userId === me?.userId);
  const place = usePlanOnDevice({ isNeeded: !isOnline || swaps.length > 0 });
  const shown = isOnline ? loaded : readAway(loaded, search);
  return place === null ? shown : place(shown, { isOnline, swaps, kept });
}

const nothingKept: Omit<Stored<KeptSwaps | null>, 'write'> = {
  empty: null,
  read: () => null,
  subscribe: () => () => {},
};

/** What is picked in the address can be picked here in a plan of one's own. */
function readAway({ mealPlan }: ShownPlan, search: string): ShownPlan {
  const read = readPlanAddress(new URLSearchParams(search));
  const picking = mealPlan.canEdit && mealPlan.isOwn ? read.picking : null;
  return { mealPlan, address: { ...read, picking }, selection: null };
}

/**
 * Its script comes once the page is there, before a network that is lost can keep it away; the page
 * is drawn with it only where it is needed.
 */
function usePlanOnDevice({ isNeeded }: { isNeeded: boolean }): typeof planOnDevice | null {
  const [loaded, setLoaded] = useState<{ planOnDevice: typeof planOnDevice } | null>(null);
  useEffect(() => {
    import('./plan-on-device.ts').then(
      (script) => isNeeded && setLoaded(script),
      () => {
        // The week is shown as the server knows it.
      },
    );
  }, [isNeeded]);
  return loaded?.planOnDevice ?? null;
}
