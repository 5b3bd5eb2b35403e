import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { daysBetween } from '../../../lib/local-time.ts';
import type { Opinion } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { lastDateOf, planOnDate, usualBeginning } from '../calendar/plan-calendar.rules.ts';
import { listStartedPlans } from '../meal-plans.store.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import { weekOfMember } from './generate-meal-plan.ts';
import { previewDays, type PreviewDay } from './preview-days.ts';

/** The next week, before it is kept. */
export interface OfferedWeek {
  readonly beginsOn: string;
  readonly days: readonly PreviewDay[];
}

/** On the last two days of a plan the next week is offered. */
const mostDaysLeft = 1;

/**
 * The week that follows the plan which ends today or tomorrow; null on other days, where a plan
 * follows already, and where no week meets all preferences. Writes nothing.
 */
export async function offerNextWeek(args: {
  db: Database;
  content: ContentIndex;
  clock: Clock;
  userId: string;
  timeZone: string | null;
  findOpinions: () => Promise<readonly Opinion[]>;
  otherDishes: number;
}): Promise<OfferedWeek | null> {
  const { db, content, userId } = args;
  const plans = await listStartedPlans({ db, userId });
  const moment = membersMoment(args);
  const current = planOnDate({ plans, date: moment.day });
  if (current === null) return null;
  if (daysBetween(moment.day, lastDateOf(current)) > mostDaysLeft) return null;
  if (plans.some(({ beginsOn }) => beginsOn > current.beginsOn)) return null;
  const beginsOn = usualBeginning({ plans, moment });
  const week = await weekOfMember({ ...args, opinions: await args.findOpinions(), beginsOn });
  if (!week.ok) return null;
  return { beginsOn, days: previewDays({ content, days: week.value.days, beginsOn }) };
}
