import { useOfflineCopy } from '../../../offline/use-offline-copy.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { keptSwaps } from '../../../plans/swaps-away.ts';
import { useStored } from '../../../offline/use-stored.ts';
import { dishPictures, planCopies, planPictures } from './plan-copies.ts';
import { planTitle } from '../../../plans/plan-title.ts';

/** Keeps a plan of one's own, with its tabs. */
export function usePlanCopy({
  mealPlan,
  units,
}: {
  mealPlan: ShownPlanFragment;
  units: UnitSystem;
}): void {
  const locale = useLocale();
  const swaps = useStored(keptSwaps);
  useOfflineCopy(() => {
    const title = planTitle(mealPlan);
    const instead = swaps?.dishes.map(({ id }) => id) ?? [];
    const [page, ...also] = planCopies({ plan: mealPlan, title, units, locale });
    return {
      title,
      ...(page?.version !== undefined && { version: page.version }),
      also,
      pictures: [...new Set([...planPictures(mealPlan), ...instead.flatMap(dishPictures)])],
      isWorthKeeping: mealPlan.isOwn,
    };
  });
}
