import type { RouterContextProvider } from 'react-router';
import { timeZoneOf } from '../../dates/time-zone.ts';
import { execute } from '../../graphql/api.ts';
import { FirstPlanBasisDocument, MakeFirstPlanDocument } from './operations.gen.ts';

/**
 * Whoever has just become a member and answered the quiz finds their week made. The membership went
 * well whatever becomes of the plan: without one the page that follows offers to make it.
 */
export async function makeFirstPlan({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): Promise<void> {
  const timeZone = timeZoneOf(request);
  try {
    const basis = await execute(context, FirstPlanBasisDocument, { timeZone });
    const { membershipSubscription, surveyDraft, currentMealPlan } = basis;
    if (!membershipSubscription || !surveyDraft.isComplete || currentMealPlan) return;
    // Named by the membership, so that there is only one however often it is asked for.
    const input = { requestKey: membershipSubscription.id, timeZone };
    await execute(context, MakeFirstPlanDocument, { input });
  } catch {
    return;
  }
}
