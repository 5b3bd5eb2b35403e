import type { DoneIntent } from '../changes/plan-forms.ts';
import { doneIntentOf } from '../changes/use-done-toast.ts';
import type { MealPlanFilter, MealPlanOrder } from '../../../graphql/schema-types.gen.ts';

export const plannerFilters = ['ALL', 'PERSONALIZED', 'CUSTOM', 'SHARED'] as const;
export const plannerOrders = ['NEWEST', 'OLDEST', 'CHANGED'] as const;

/** Everything the planner shows beyond the plans is in its address, so it works without scripts. */
export interface PlannerAddress {
  afterId: string | null;
  filter: MealPlanFilter;
  order: MealPlanOrder;
  dialog: 'new' | 'scratch' | null;
  /** The plan whose actions are open. */
  managedId: string | null;
  /** What was just done, and to which plan. */
  done: DoneIntent | null;
  doneTo: string | null;
}

export function readPlannerAddress(query: URLSearchParams): PlannerAddress {
  const dialog = query.get('dialog');
  return {
    afterId: query.get('after'),
    filter: plannerFilters.find((filter) => filter.toLowerCase() === query.get('kind')) ?? 'ALL',
    order: plannerOrders.find((order) => order.toLowerCase() === query.get('sort')) ?? 'NEWEST',
    dialog: dialog === 'new' || dialog === 'scratch' ? dialog : null,
    managedId: query.get('manage'),
    done: doneIntentOf(query.get('done')),
    doneTo: query.get('plan'),
  };
}

export function plannerQuery(address: Partial<PlannerAddress>): string {
  const { afterId, filter = 'ALL', order = 'NEWEST', dialog, managedId } = address;
  const query = new URLSearchParams();
  if (filter !== 'ALL') query.set('kind', filter.toLowerCase());
  if (order !== 'NEWEST') query.set('sort', order.toLowerCase());
  if (afterId) query.set('after', afterId);
  if (dialog) query.set('dialog', dialog);
  if (managedId) query.set('manage', managedId);
  return query.size === 0 ? '' : `?${query}`;
}
