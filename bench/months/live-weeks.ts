import {
  generatePlanOrExplain,
  hashSeed,
  type Catalog,
  type EatenRecipe,
  type Plan,
  type PlannedDay,
  type PlannerProfile,
} from '../../domain/planner/index.ts';
import { calibrate, time } from '../planner/timing.ts';

const daysOfWeek = 7;

/** What a member ate in a week, and what of it they had eaten before. */
export interface LivedWeek {
  readonly plan: Plan;
  readonly profile: PlannerProfile;
  readonly cpuMs: number;
  /** Of a fixed piece of work just before and after, by which figures of busy and idle hours compare. */
  readonly calibrationMs: number;
}

/** So many weeks in a row, each planned with what was eaten until then; fewer where one is refused. */
export async function liveWeeks(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  weeks: number;
  name: string;
}): Promise<LivedWeek[]> {
  const { catalog, profile, weeks, name } = args;
  const lived: LivedWeek[] = [];
  for (let week = 0; week < weeks; week++) {
    const days = lived.flatMap(({ plan }) => plan.days);
    const own = { ...profile, history: historyOf(days), daysBefore: days.slice(-daysOfWeek) };
    const seed = hashSeed([name, week]);
    const calibrationBefore = time({ tries: 2, run: calibrate }).cpuMs;
    const before = process.threadCpuUsage();
    const result = await generatePlanOrExplain({ catalog, profile: own, days: daysOfWeek, seed });
    const { user, system } = process.threadCpuUsage(before);
    if (!result.ok) return lived;
    const calibrationMs = (calibrationBefore + time({ tries: 2, run: calibrate }).cpuMs) / 2;
    lived.push({ plan: result.plan, profile: own, cpuMs: (user + system) / 1000, calibrationMs });
  }
  return lived;
}

function historyOf(days: readonly PlannedDay[]): EatenRecipe[] {
  return days.flatMap(({ meals }, day) =>
    meals.flatMap(({ recipes }) => recipes.map(({ id }) => ({ id, daysAgo: days.length - day }))),
  );
}
