import { SortDescendingIcon } from '@phosphor-icons/react/dist/ssr/SortDescending';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanOrder } from '../../../graphql/schema-types.gen.ts';
import type { MyMealPlansQuery } from '../operations.gen.ts';
import { SegmentedLinks } from '../../../ui/forms/segmented.tsx';
import {
  plannerFilters,
  plannerOrders,
  plannerQuery,
  type PlannerAddress,
} from './planner-address.ts';

type Filter = (typeof plannerFilters)[number];

const orderWords: Record<MealPlanOrder, () => string> = {
  NEWEST: m.meal_plans_order_newest,
  OLDEST: m.meal_plans_order_oldest,
  CHANGED: m.meal_plans_order_changed,
};

/** Which plans are shown, and in which order; both live in the address. */
export function PlannerFilters({
  address,
  counts,
}: {
  address: PlannerAddress;
  counts: MyMealPlansQuery['mealPlans']['counts'];
}) {
  const { filter: current, order } = address;
  const words: Record<Filter, string> = {
    ALL: m.meal_plans_filter_all({ count: counts.all }),
    PERSONALIZED: m.meal_plans_filter_personalized({ count: counts.personalized }),
    CUSTOM: m.meal_plans_filter_custom({ count: counts.custom }),
    SHARED: m.meal_plans_filter_shared({ count: counts.shared }),
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-6 pb-5">
      <SegmentedLinks
        label={m.meal_plans_filter()}
        items={plannerFilters.map((filter) => ({
          to: { search: plannerQuery({ filter, order }) },
          label: words[filter],
          isCurrent: filter === current,
        }))}
      />
      <OrderLink order={order} filter={current} />
    </div>
  );
}

/** Goes on to the next order: there are only three. */
function OrderLink({ order, filter }: { order: MealPlanOrder; filter: Filter }) {
  const next = plannerOrders[(plannerOrders.indexOf(order) + 1) % plannerOrders.length];
  return (
    <Link
      to={{ search: plannerQuery({ filter, ...(next && { order: next }) }) }}
      preventScrollReset
      aria-label={m.meal_plans_order_named({ order: orderWords[order]() })}
      className="inline-flex min-h-target items-center gap-2 rounded-full bg-surface px-4 font-semibold inset-ring-[1.5px] inset-ring-line hover:inset-ring-line-strong"
    >
      <SortDescendingIcon size="1.25em" weight="bold" aria-hidden />
      {orderWords[order]()}
    </Link>
  );
}
