import * as m from '../../../../i18n/paraglide/messages.js';
import { useIsOnline } from '../../../offline/use-is-online.ts';
import { useStored } from '../../../offline/use-stored.ts';
import { queuedSwaps } from '../../../plans/queues.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** What a plan can do without a network, and what of it waits for one. */
export function AwayNotice({ mealPlanId }: { mealPlanId: string }) {
  const waiting = useStored(queuedSwaps).filter((swap) => swap.mealPlanId === mealPlanId);
  const isOnline = useIsOnline();
  if (isOnline) return null;
  if (waiting.length === 0) return <Alert>{m.meal_plans_offline()}</Alert>;
  return <Alert>{m.meal_plans_away_waiting({ count: waiting.length })}</Alert>;
}
