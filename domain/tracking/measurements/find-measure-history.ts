import type { Database } from '../../../db/database.ts';
import { findQuizWeight } from '../../profile/survey/find-quiz-weight.ts';
import { firstDayOf, pointsOf, type HistoryPoint, type Interval } from './history.rules.ts';
import { addLocalDays, localDayOf, type LocalDay } from '../../../lib/local-time.ts';
import type { Measurement } from './measurement.ts';
import { listMeasurements } from './measurements.store.ts';
import { keptValueOf, type Measure } from './measures.rules.ts';
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
  /** All there are, from the latest. */
  readonly entries: readonly Measurement[];
  /** The first and the last of the interval, the weight told to the quiz among them. */
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
  const entries = await listMeasurements(args);
  const known = measure === 'WEIGHT' ? await withQuizWeight({ ...args, entries }) : entries;
  const firstDay = firstDayOf(args);
  const isShown = ({ day }: { day: LocalDay }) => firstDay === null || day >= firstDay;
  const shown = known.filter(isShown);
  const trend = measure === 'WEIGHT' ? smoothedTrend(known) : [];
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

/** What the member told the quiz is where their graph begins, unless they measured before. */
async function withQuizWeight(args: {
  db: Database;
  userId: string;
  today: LocalDay;
  entries: readonly Measurement[];
}): Promise<readonly Measurement[]> {
  const { today, entries } = args;
  const told = await findQuizWeight(args);
  if (told === null) return entries;
  const toldOn = localDayOf(told.at);
  const day = toldOn < today ? toldOn : today;
  const [first] = entries;
  if (first !== undefined && first.day <= day) return entries;
  const { weightKg: value } = told;
  return [
    { id: 'quiz', measure: 'WEIGHT', day, minute: null, value, secondValue: null },
    ...entries,
  ];
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
