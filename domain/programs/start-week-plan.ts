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
import { findRun } from './programs.store.ts';

/**
 * The week's meal plan as the member's own, followed from today or tomorrow on. A second click finds the first
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
  const slug = themedPlanSlug({ themedPlans, language, key: planned.mealPlan });
  const beginsOn = soonestBeginning(membersMoment({ clock, timeZone }));
  return startThemedPlan({ ...args, slug, requestKey: weekPlanKey({ runId, week }), beginsOn });
}

/** The request that copies the plan of a week, whoever sends it how often. */
export function weekPlanKey({ runId, week }: { runId: string; week: number }): string {
  return derivedId('program week plan', runId, week);
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
