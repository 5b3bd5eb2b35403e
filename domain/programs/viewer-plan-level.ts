import type { RequestContext } from '../../api/context.ts';
import { findPlanLevel } from './find-plan-level.ts';
import type { PlanLevel } from './week-plan.rules.ts';

const found = new WeakMap<RequestContext, Promise<PlanLevel | null>>();

/** Found once for a request, however many weeks ask. */
export async function viewerPlanLevel(context: RequestContext): Promise<PlanLevel | null> {
  const { viewer, services } = context;
  if (viewer === null) return null;
  const known = found.get(context) ?? findPlanLevel({ db: services.db, userId: viewer.userId });
  found.set(context, known);
  return known;
}
