import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import type { Language } from '../../lib/language.ts';
import { soonestBeginning } from '../meal-plans/calendar/plan-calendar.rules.ts';
import type { MealPlan } from '../meal-plans/meal-plan.ts';
import { membersMoment } from '../meal-plans/states/move-meal-plan.ts';
import { startThemedPlan } from '../meal-plans/states/start-themed-plan.ts';
import type { ThemedPlanIndex } from '../meal-plans/themed/compile-themed-plans.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { derivedId } from '../tracking/measurements/derived-id.ts';
import type { ProgramIndex } from './compile-programs.ts';
import { findPlanLevel } from './find-plan-level.ts';
import { findRun } from './programs.store.ts';
import { planOfWeek } from './week-plan.rules.ts';

/**
 * The week's meal plan of the member's level as their own, followed from today or tomorrow on. A second click finds the first
 * one's copy, also one that was deleted since. Null where there is no such week of theirs.
 */
export async function startWeekPlan(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  programs: ProgramIndex;
  themedPlans: ThemedPlanIndex;
  content: Pick<ContentIndex, 'recipesById'>;
  language: Language;
  userId: string;
  runId: string;
  week: number;
  timeZone: string | null;
}): Promise<MealPlan | null> {
  const { db, clock, programs, themedPlans, language, userId, runId, week, timeZone } = args;
  const run = await findRun({ db, userId, runId });
  const planned = run && programs.byKey.get(run.program)?.weeks[week - 1];
  if (!planned) return null;
  const plan = planOfWeek(planned, await findPlanLevel({ db, userId }));
  const slug = themedPlanSlug({ themedPlans, language, key: plan });
  const requestKey = weekPlanKey({ runId, week, own: planned.mealPlan, plan });
  const beginsOn = soonestBeginning(membersMoment({ clock, timeZone }));
  return startThemedPlan({ ...args, slug, requestKey, beginsOn });
}

/**
 * The request that copies the plan of a week, however often it is sent. A member who eats at another
 * level later gets the plan of that level as well.
 */
export function weekPlanKey(args: {
  runId: string;
  week: number;
  /** The plan of the week for who told no level. */
  own: string;
  plan: string;
}): string {
  const { runId, week, own, plan } = args;
  const place = [runId, week] as const;
  return plan === own
    ? derivedId('program week plan', ...place)
    : derivedId('program week plan', ...place, plan);
}

export function themedPlanSlug(args: {
  themedPlans: ThemedPlanIndex;
  language: Language;
  /** Its file's name. */
  key: string;
}): string {
  const plan = args.themedPlans.bySlug.en.get(args.key);
  return plan?.texts[args.language].slug ?? args.key;
}
