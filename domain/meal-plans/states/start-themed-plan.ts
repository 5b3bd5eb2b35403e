import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Language } from '../../../lib/language.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { findEaters } from '../../profile/preferences/find-eaters.ts';
import { copyMealPlan } from '../editing/create-meal-plan.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { MealPlan } from '../meal-plan.ts';
import { findReadablePlan } from '../reading/find-readable-plan.ts';
import type { ThemedPlanIndex } from '../themed/compile-themed-plans.ts';
import { moveMealPlan } from './move-meal-plan.ts';

/**
 * A themed plan as the member's own, on their calendar. The same request again finds the first one's
 * copy, also one that was deleted since. Null where there is no such plan.
 */
export async function startThemedPlan(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  themedPlans: ThemedPlanIndex;
  content: Pick<ContentIndex, 'recipesById'>;
  language: Language;
  userId: string;
  slug: string;
  requestKey: string;
  /** Its first day; null: after what is on the calendar. */
  beginsOn: LocalDay | null;
  timeZone: string | null;
}): Promise<MealPlan | null> {
  const { db, clock, createId, themedPlans, content, language, userId } = args;
  const { slug, beginsOn, timeZone } = args;
  const found = await findReadablePlan({ db, themedPlans, language, userId: null, slug });
  if (found === null) return null;
  const eaters = await findEaters({ db, userId });
  const making = { db, clock, createId, userId, eaters, content, source: found.plan };
  const start = async (requestKey: string) => {
    const { id: mealPlanId, deletedAt } = await copyMealPlan({ ...making, requestKey });
    const member = { db, clock, userId, mealPlanId };
    if (deletedAt !== null) await moveMealPlan({ ...member, transition: 'restore' });
    return moveMealPlan({ ...member, transition: 'start', beginsOn, timeZone });
  };
  return (await start(args.requestKey)) ?? (await start(createId()));
}
