import { targetsFor } from '../../planner/targets.ts';
import { plannerProfileOf } from '../planner/planner-profile.rules.ts';
import { doctorReasonsOf } from '../survey/doctor-advice.rules.ts';
import { leastGoalBmi } from '../survey/survey-checks.rules.ts';
import type { CompleteAnswers } from '../survey/survey.rules.ts';

interface Survey {
  readonly answers: CompleteAnswers;
  readonly thisYear: number;
}

/** The range of what is likely, some weeks from now. */
export interface ProjectedWeight {
  readonly week: number;
  readonly leastKg: number;
  readonly middleKg: number;
  readonly mostKg: number;
}

/** Where the plan may lead the weight: always a range, never a promise. */
export interface WeightProjection {
  readonly startKg: number;
  /** Null for who has named none. */
  readonly goalKg: number | null;
  readonly points: readonly ProjectedWeight[];
  /** When each edge is at the goal; null where that is more than two years away. */
  readonly earliestWeek: number | null;
  readonly latestWeek: number | null;
  readonly afterAYear: ProjectedWeight;
}

/**
 * 100 kJ a day less come to about 1 kg in the end, half of it within about a year: Hall and others,
 * Lancet 2011;378:826-837 (PMID 21872751). It holds a body's lower need at a lower weight, which the
 * old rule of 7,700 kcal a kilogram leaves out.
 */
const kcalPerDayAndKg = 100 / 4.184;
const halfOfChangeWeeks = 52;

/**
 * The quick edge keeps to the plan's energy every day, the slow one on a day in four. Between
 * them lie the 6.0 kg that adults of some 97 kg lost on average in a year of low-carb eating with
 * advice: Gardner and others, JAMA 2018;319:667-679 (PMID 29466592).
 */
const shareOfDays = { quick: 1, middle: 5 / 8, slow: 1 / 4 } as const;

const weeksOfYear = 52;
const mostWeeks = 2 * weeksOfYear;
const weeksBetweenPoints = 2;
/** After the slow edge is at the goal, so that one sees that it is. */
const weeksAfterGoal = 6;

/**
 * Null where weight is not to be lost, or not without somebody who looks after it: no wish to, a
 * doctor to ask first, a weight that would be under the healthy ones.
 */
export function projectWeight({ answers, thisYear }: Survey): WeightProjection | null {
  const dailyKcal = dailyDeficitOf({ answers, thisYear });
  if (dailyKcal <= 0 || doctorReasonsOf({ answers, thisYear }).length > 0) return null;
  const { weightKg: startKg, heightCm } = answers;
  const goalKg = answers.hasWeightGoal === true ? (answers.goalWeightKg ?? null) : null;
  const healthyKg = leastGoalBmi * (heightCm / 100) ** 2;
  const course = { startKg, goalKg, dailyKcal };
  if (pointAt({ ...course, week: mostWeeks }).leastKg < healthyKg) return null;
  const [earliestWeek, latestWeek] = [
    weekAtGoal({ ...course, share: shareOfDays.quick }),
    weekAtGoal({ ...course, share: shareOfDays.slow }),
  ];
  return {
    startKg,
    goalKg,
    points: weeksShown(latestWeek).map((week) => pointAt({ ...course, week })),
    earliestWeek,
    latestWeek,
    afterAYear: pointAt({ ...course, week: weeksOfYear }),
  };
}

/** What the plan takes off a day; nothing for who is not to lose weight. */
function dailyDeficitOf(survey: Survey): number {
  const profile = plannerProfileOf({ ...survey, includePremium: true });
  const keeping = targetsFor({ ...profile, isLosingWeight: false });
  return keeping.energyKcal - targetsFor(profile).energyKcal;
}

interface Course {
  readonly startKg: number;
  readonly goalKg: number | null;
  readonly dailyKcal: number;
}

function pointAt({ week, ...course }: Course & { week: number }): ProjectedWeight {
  return {
    week,
    leastKg: weightAt({ ...course, week, share: shareOfDays.quick }),
    middleKg: weightAt({ ...course, week, share: shareOfDays.middle }),
    mostKg: weightAt({ ...course, week, share: shareOfDays.slow }),
  };
}

/** Who is at the goal eats to stay there. */
function weightAt(at: Course & { week: number; share: number }): number {
  const { startKg, goalKg, dailyKcal, share, week } = at;
  const inTheEndKg = (dailyKcal * share) / kcalPerDayAndKg;
  const weightKg = startKg - inTheEndKg * (1 - 2 ** (-week / halfOfChangeWeeks));
  return Math.max(weightKg, goalKg ?? 0);
}

function weekAtGoal(at: Course & { share: number }): number | null {
  const { startKg, goalKg, dailyKcal, share } = at;
  if (goalKg === null) return null;
  const shareOfChange = (startKg - goalKg) / ((dailyKcal * share) / kcalPerDayAndKg);
  if (shareOfChange >= 1) return null;
  const week = Math.ceil(-halfOfChangeWeeks * Math.log2(1 - shareOfChange));
  return week <= mostWeeks ? week : null;
}

function weeksShown(latestWeek: number | null): number[] {
  const last = latestWeek === null ? weeksOfYear : latestWeek + weeksAfterGoal;
  const count = Math.ceil(last / weeksBetweenPoints);
  return Array.from({ length: count + 1 }, (_, index) => index * weeksBetweenPoints);
}
