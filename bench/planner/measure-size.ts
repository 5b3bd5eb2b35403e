import {
  alternatives,
  evaluatePlan,
  generatePlan,
  type Catalog,
  type Plan,
  type PlannerProfile,
  type Slot,
} from '../../domain/planner/index.ts';
import { poseProblem } from '../../domain/planner/pose/pose-problem.ts';
import { openSearch } from '../../domain/planner/search/open-search.ts';
import { bestKnown } from './best-known.ts';
import { createInstances } from './instances.ts';
import { atReference, calibrate, percentile, time } from './timing.ts';

export interface Effort {
  readonly size: number;
  readonly profiles: number;
  readonly days: number;
  readonly tries: number;
  readonly bestRuns: number;
  readonly bestSteps: number;
}

/** Times are of the processor, as the reference machine would take them. */
export interface SizeFigures {
  readonly size: number;
  readonly days: number;
  readonly profiles: number;
  readonly plans: number;
  readonly refused: number;
  readonly undecided: number;
  readonly invalid: number;
  readonly compileMs: number;
  readonly calibrationCpuMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly wallP50Ms: number;
  readonly poolP50Ms: number;
  readonly plansPerSecond: number;
  readonly gapP50: number;
  readonly gapP95: number;
  readonly alternativesP50Ms: number;
  readonly alternativesP99Ms: number;
}

interface Timed {
  readonly calibrationMs: number;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly poolMs: number;
  readonly alternativesMs: readonly number[];
}

interface Case {
  readonly profile: PlannerProfile;
  readonly result: ReturnType<typeof generatePlan>;
}

export function measureSize(effort: Effort): SizeFigures {
  const instances = createInstances(effort);
  const { catalog } = instances;
  const cases = instances.profiles.map((profile): Case => {
    return {
      profile,
      result: generatePlan({ seed: seeds[0], catalog, profile, days: effort.days }),
    };
  });
  const planned = cases.filter(({ result }) => result.ok);
  // The engine compiles what it runs often: the first few plans of a process are not the point.
  for (const { profile } of planned.slice(0, warmUps)) timeProfile({ effort, catalog, profile });
  // Timed before the long searches for better plans, whose garbage would be cleared away meanwhile.
  const timed = planned.map(({ profile }) => timeProfile({ effort, catalog, profile }));
  const gaps = planned.flatMap(({ profile }) => gapsOf({ effort, catalog, profile }));
  const calibrationsMs = timed.map(({ calibrationMs }) => calibrationMs);
  const normal = (cpuMs: number) => atReference({ cpuMs, calibrationsMs });
  const of = (figure: (figures: Timed) => number, share: number) =>
    percentile({ values: timed.map(figure), share });
  const alternativesMs = timed.flatMap((figures) => figures.alternativesMs);
  const meanCpuMs = timed.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / timed.length;
  return {
    size: effort.size,
    days: effort.days,
    profiles: cases.length,
    plans: planned.length,
    refused: cases.filter(({ result }) => !result.ok && result.proven).length,
    undecided: cases.filter(({ result }) => !result.ok && !result.proven).length,
    invalid: planned.filter((one) => !isValid({ catalog, ...one })).length,
    compileMs: instances.compileMs,
    calibrationCpuMs: percentile({ values: calibrationsMs, share: 0.5 }),
    p50Ms: normal(of(({ cpuMs }) => cpuMs, 0.5)),
    p99Ms: normal(of(({ cpuMs }) => cpuMs, 0.99)),
    wallP50Ms: of(({ wallMs }) => wallMs, 0.5),
    poolP50Ms: of(({ poolMs }) => poolMs, 0.5),
    plansPerSecond: 1000 / normal(meanCpuMs),
    gapP50: percentile({ values: gaps, share: 0.5 }),
    gapP95: percentile({ values: gaps, share: 0.95 }),
    alternativesP50Ms: normal(percentile({ values: alternativesMs, share: 0.5 })),
    alternativesP99Ms: normal(percentile({ values: alternativesMs, share: 0.99 })),
  };
}

/** The first is the one that is timed. */
const seeds = [7, 8, 9] as const;
const warmUps = 12;
const calibrationTries = 4;
/** The clock of the processor ticks every few milliseconds: short work is timed many at a time. */
const alternativesTries = 100;

function timeProfile(args: { effort: Effort; catalog: Catalog; profile: PlannerProfile }): Timed {
  const { effort, catalog, profile } = args;
  const { days, tries } = effort;
  const request = { seed: seeds[0], catalog, profile, days };
  const result = generatePlan(request);
  if (!result.ok) throw new Error('No plan to time');
  const { plan } = result;
  const calibration = time({ tries: calibrationTries, run: calibrate });
  const whole = time({ tries, run: () => generatePlan(request) });
  const [problem] = poseProblem(request).problems;
  const { portion } = problem.requirements.targets;
  return {
    calibrationMs: calibration.cpuMs,
    cpuMs: whole.cpuMs,
    wallMs: whole.leastMs,
    poolMs: time({ tries, run: () => openSearch({ problem, portion }) }).leastMs,
    alternativesMs: slotsToAsk(plan).map((slot) => {
      const run = () => alternatives({ catalog, profile, plan, slot, count: 10 });
      return time({ tries: alternativesTries, run }).cpuMs;
    }),
  };
}

/** How far above the best known, in percent, with each seed: one is a throw of dice. */
function gapsOf(args: { effort: Effort; catalog: Catalog; profile: PlannerProfile }): number[] {
  const { effort, catalog, profile } = args;
  const { days, bestRuns: runs, bestSteps: steps } = effort;
  const objectives = seeds.flatMap((seed) => {
    const result = generatePlan({ catalog, profile, days, seed });
    return result.ok ? [result.objective] : [];
  });
  const best = Math.min(bestKnown({ catalog, profile, days, runs, steps }), ...objectives);
  return objectives.map((objective) => (objective / best - 1) * 100);
}

function isValid({ catalog, profile, result }: Case & { catalog: Catalog }): boolean {
  return result.ok && evaluatePlan({ catalog, profile, plan: result.plan }).violations.length === 0;
}

function slotsToAsk(plan: Plan): Slot[] {
  return plan.days
    .slice(0, 3)
    .flatMap(({ meals }, day) =>
      meals.map(({ meal }): Slot => ({ day, meal, role: day === 2 ? 'side' : 'main' })),
    );
}
