import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useStored } from '../../offline/use-stored.ts';
import { queuedSwaps } from '../../plans/queues.ts';
import type { planWithSwaps } from '../meal-plans/away/plan-with-swaps.ts';
import type { HomePlan } from './plan-day.ts';

const nobody = { me: null as { userId: string } | null };

/** The plan with the swaps that wait on this device; their script comes where there are any. */
export function usePlanAhead(plan: HomePlan | null): HomePlan | null {
  const { me } = useRouteLoaderData<typeof nobody>('root') ?? nobody;
  const queue = useStored(queuedSwaps);
  const [loaded, setLoaded] = useState<{ planWithSwaps: typeof planWithSwaps } | null>(null);
  const swaps = queue.filter(
    ({ userId, mealPlanId }) => userId === me?.userId && mealPlanId === plan?.id,
  );
  const isNeeded = swaps.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    import('../meal-plans/away/plan-with-swaps.ts').then(setLoaded, () => {
      // The plan is shown as the server knows it.
    });
  }, [isNeeded]);
  if (plan === null || loaded === null) return plan;
  return loaded.planWithSwaps({ mealPlan: plan, swaps });
}
