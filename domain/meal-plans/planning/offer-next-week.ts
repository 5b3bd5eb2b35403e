import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { daysBetween } from '../../../lib/local-time.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { lastDateOf, planToShow, usualBeginning } from '../calendar/plan-calendar.rules.ts';
import { listStartedPlans } from '../meal-plans.store.ts';
import { membersMoment } from '../states/move-meal-plan.ts';
import type { OwnOpinion } from './find-opinions.ts';
import { weekOfMember } from './generate-meal-plan.ts';
import { previewDays, type PreviewDay } from './preview-days.ts';

/** The next week, before it is kept. */
export interface OfferedWeek {
  readonly beginsOn: string;
  readonly days: readonly PreviewDay[];
}

/** From the day before the last of a plan the next week is offered, until a week after it. */
const mostDaysLeft = 1;
const mostDaysOver = 7;

/**
 * The week that follows the plan which ends today or tomorrow, or ended in the last days; null on
 * other days, where a plan follows already, and where no week meets all preferences. Writes nothing.
 */
export async function offerNextWeek(args: {
  db: Database;
  content: ContentIndex;
  clock: Clock;
  userId: string;
  timeZone: string | null;
  findOpinions: () => Promise<readonly OwnOpinion[]>;
  otherDishes: number;
}): Promise<OfferedWeek | null> {
  const { db, content, userId } = args;
  const plans = await listStartedPlans({ db, userId });
  const moment = membersMoment(args);
  const last = planToShow({ plans, today: moment.day });
  if (last === null || last.beginsOn > moment.day) return null;
  const daysLeft = daysBetween(moment.day, lastDateOf(last));
  if (daysLeft > mostDaysLeft || daysLeft < -mostDaysOver) return null;
  if (plans.some(({ beginsOn }) => beginsOn > last.beginsOn)) return null;
  const beginsOn = usualBeginning({ plans, moment });
  const opinions = await args.findOpinions();
  const week = await weekOfMember({ ...args, opinions, beginsOn, isNext: true });
  if (!week.ok) return null;
  const { days, generation } = week.value;
  return { beginsOn, days: previewDays({ content, days, beginsOn, targets: generation.targets }) };
}
