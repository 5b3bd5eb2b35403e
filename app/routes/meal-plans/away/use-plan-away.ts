import { useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useIsOnline } from '../../../offline/use-is-online.ts';
import { useStored } from '../../../offline/use-stored.ts';
import { queuedSwaps } from '../../../plans/queues.ts';
import { keptSwaps } from '../../../plans/swaps-away.ts';
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
  const kept = useStored(keptSwaps);
  const isOnline = useIsOnline();
  const { search } = useLocation();
  const place = usePlanOnDevice();
  const shown = isOnline ? loaded : readAway(loaded, search);
  if (place === null) return shown;
  const swaps = queue.filter(({ userId }) => userId === me?.userId);
  return place(shown, { isOnline, swaps, kept });
}

/** What is picked in the address can be picked here in a plan of one's own. */
function readAway({ mealPlan }: ShownPlan, search: string): ShownPlan {
  const read = readPlanAddress(new URLSearchParams(search));
  const picking = mealPlan.canEdit && mealPlan.isOwn ? read.picking : null;
  return { mealPlan, address: { ...read, picking }, selection: null };
}

/** Its script comes once the page is there, before a network that is lost can keep it away. */
function usePlanOnDevice(): typeof planOnDevice | null {
  const [loaded, setLoaded] = useState<{ planOnDevice: typeof planOnDevice } | null>(null);
  useEffect(() => {
    import('./plan-on-device.ts').then(setLoaded, () => {
      // The week is shown as the server knows it.
    });
  }, []);
  return loaded?.planOnDevice ?? null;
}
