import {
  generatePlanOrExplain,
  hashSeed,
  type Catalog,
  type EatenRecipe,
  type Plan,
  type PlannedDay,
  type PlannerProfile,
} from '../../domain/planner/index.ts';
import { atReference, calibrate, time } from '../planner/timing.ts';

const daysOfWeek = 7;

/** What a member ate in a week, and what of it they had eaten before. */
export interface LivedWeek {
  readonly plan: Plan;
  readonly profile: PlannerProfile;
  /** On the reference machine, see `timing.ts`: the least of its tries. */
  readonly cpuMs: number;
}

/** So many weeks in a row, each planned with what was eaten until then; fewer where one is refused. */
export async function liveWeeks(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  weeks: number;
  name: string;
  /** Of each search, which finds the same each time: what else a machine does makes one slow. */
  tries?: number;
}): Promise<LivedWeek[]> {
  const { catalog, profile, weeks, name, tries = 1 } = args;
  const lived: LivedWeek[] = [];
  for (let week = 0; week < weeks; week++) {
    const days = lived.flatMap(({ plan }) => plan.days);
    const own = { ...profile, history: historyOf(days), daysBefore: days.slice(-daysOfWeek) };
    const seed = hashSeed([name, week]);
    const search = () => generatePlanOrExplain({ catalog, profile: own, days: daysOfWeek, seed });
    const { result, cpuMs } = await timed({ search, tries });
    if (!result.ok) return lived;
    lived.push({ plan: result.plan, profile: own, cpuMs });
  }
  return lived;
}

/** A machine's speed changes within a run: each try is set against the work just before and after. */
async function timed<Result>(args: {
  search: () => Promise<Result>;
  tries: number;
}): Promise<{ result: Result; cpuMs: number }> {
  const { search, tries } = args;
  const calibration = () => time({ tries: 2, run: calibrate }).cpuMs;
  const before = calibration();
  const start = process.threadCpuUsage();
  const result = await search();
  const { user, system } = process.threadCpuUsage(start);
  const calibrationsMs = [before, calibration()];
  const cpuMs = atReference({ cpuMs: (user + system) / 1000, calibrationsMs });
  if (tries <= 1) return { result, cpuMs };
  const next = await timed({ search, tries: tries - 1 });
  return { result, cpuMs: Math.min(cpuMs, next.cpuMs) };
}

function historyOf(days: readonly PlannedDay[]): EatenRecipe[] {
  return days.flatMap(({ meals }, day) =>
    meals.flatMap(({ recipes }) => recipes.map(({ id }) => ({ id, daysAgo: days.length - day }))),
  );
}
