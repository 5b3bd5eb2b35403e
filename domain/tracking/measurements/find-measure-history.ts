import type { Database } from '../../../db/database.ts';
import { firstDayOf, pointsOf, type HistoryPoint, type Interval } from './history.rules.ts';
import { addLocalDays, type LocalDay } from '../../../lib/local-time.ts';
import type { Measurement } from './measurement.ts';
import { keptValueOf, type Measure } from './measures.rules.ts';
import { listEntries } from './quiz-entry.ts';
import type { TrackingChoices } from '../choices/tracking-choices.ts';
import {
  changePerWeek,
  daysToGoal,
  reachedMilestone,
  smoothedTrend,
  type DayValue,
  type Milestone,
} from './trend.rules.ts';

/** What a member measured of one kind, and what follows from it. */
export interface MeasureHistory {
  readonly measure: Measure;
  /** All there are, from the latest; the weight told to the quiz is one. */
  readonly entries: readonly Measurement[];
  /** The first and the last of the interval. */
  readonly span: Readonly<{ first: Measurement; last: Measurement }> | null;
  readonly points: readonly HistoryPoint[];
  /** Within the interval; only weight has one. */
  readonly trend: readonly DayValue[];
  readonly changePerWeek: number | null;
  readonly goalDay: LocalDay | null;
  readonly milestone: Readonly<{ day: LocalDay; value: number }> | null;
}

export async function findMeasureHistory(args: {
  db: Database;
  userId: string;
  measure: Measure;
  interval: Interval;
  today: LocalDay;
  choices: TrackingChoices;
}): Promise<MeasureHistory> {
  const { measure } = args;
  const entries = await listEntries(args);
  const firstDay = firstDayOf(args);
  const isShown = ({ day }: { day: LocalDay }) => firstDay === null || day >= firstDay;
  const shown = entries.filter(isShown);
  const trend = measure === 'WEIGHT' ? smoothedTrend(entries) : [];
  const [first] = shown;
  const last = shown.at(-1);
  return {
    measure,
    entries: entries.toReversed(),
    span: first && last ? { first, last } : null,
    points: pointsOf(shown),
    trend: trend.filter(isShown),
    changePerWeek: changePerWeek(trend),
    ...outlook({ ...args, trend }),
  };
}

function outlook({
  trend,
  choices: { goalWeightKg, weightUnit },
}: {
  trend: readonly DayValue[];
  choices: TrackingChoices;
}): Pick<MeasureHistory, 'goalDay' | 'milestone'> {
  const days = goalWeightKg === null ? null : daysToGoal({ trend, goal: goalWeightKg });
  const last = trend.at(-1);
  const step = milestoneStepKg[weightUnit];
  const milestone = reachedMilestone({ trend, goal: goalWeightKg, step });
  return {
    goalDay: days === null || last === undefined ? null : addLocalDays(last.day, days),
    milestone: milestone && milestoneOf(milestone, step),
  };
}

/** Five kilograms, or what is as round in the other units. */
const milestoneStepKg = {
  kg: 5,
  lb: keptValueOf({ unit: 'lb', amount: 10, pounds: 0 }),
  st: keptValueOf({ unit: 'st', amount: 1, pounds: 0 }),
} as const;

function milestoneOf({ day, steps }: Milestone, step: number) {
  return { day, value: steps * step };
}
