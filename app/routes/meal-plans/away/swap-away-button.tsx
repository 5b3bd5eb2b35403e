import { useNavigate, useRouteLoaderData } from 'react-router';
import { useStored } from '../../../offline/use-stored.ts';
import { queuedSwaps } from '../../../plans/queues.ts';
import { keptSwaps } from '../../../plans/swaps-away.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { randomId } from '../../shopping/changes/random-id.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { planQuery, type PlanTab } from '../plan-address.ts';
import { swapAway, type SwapPlace } from './swap-away.ts';

const nobody = { me: null as { userId: string } | null };

/** Makes the swap on this device; it is sent as soon as there is a network. */
export function SwapAwayButton(props: {
  mealPlan: ShownPlanFragment;
  tab: PlanTab;
  place: SwapPlace;
  chosen: { id: string; short: string };
  today: number | null;
}) {
  const { mealPlan, tab, place, chosen, today } = props;
  const { me } = useRouteLoaderData<typeof nobody>('root') ?? nobody;
  const kept = useStored(keptSwaps);
  const navigate = useNavigate();
  function swap() {
    const dish = kept?.dishes.find(({ id }) => id === chosen.id);
    if (dish === undefined || me === null) return;
    const named = { userId: me.userId, requestKey: randomId(), today };
    const made = swapAway({ mealPlan, kept, place, dish, ...named });
    if (made !== null) queuedSwaps.write((queue) => [...queue, made]);
    void navigate({ search: planQuery({ tab, fresh: place }) }, { preventScrollReset: true });
  }
  return (
    <Button variant="primary" size="lg" isBlock onClick={swap}>
      {place.recipeId === null
        ? m.meal_plans_pick_add()
        : m.meal_plans_pick_swap_named({ title: chosen.short })}
    </Button>
  );
}
