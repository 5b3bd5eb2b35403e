import {
  alternatives,
  evaluatePlan,
  generatePlan,
  type Plan,
  type PlannerProfile,
  type Slot,
} from '../../domain/planner/index.ts';
import { poseProblem } from '../../domain/planner/pose-problem.ts';
import { openSearch } from '../../domain/planner/search.ts';
import { bestKnown } from './best-known.ts';
import { createInstances, type Instances } from './instances.ts';
import { atReference, calibrate, percentile, time } from './timing.ts';

export interface Effort {
  readonly size: number;
  readonly profiles: number;
  readonly days: number;
  readonly tries: number;
  readonly bestRuns: number;
  readonly bestIterations: number;
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

interface ProfileFigures {
  readonly outcome: 'plan' | 'refused' | 'undecided';
  readonly calibrationMs: number;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly poolMs: number;
  readonly gap: number;
  readonly isValid: boolean;
  readonly alternativesMs: readonly number[];
}

export function measureSize(effort: Effort): SizeFigures {
  const instances = createInstances(effort);
  const measure = (profile: PlannerProfile) => measureProfile({ effort, instances, profile });
  // The engine compiles what it runs often: the first few plans of a process are not the point.
  for (const profile of instances.profiles.slice(0, warmUps)) measure(profile);
  const all = instances.profiles.map(measure);
  const planned = all.filter(({ outcome }) => outcome === 'plan');
  const calibrationsMs = planned.map(({ calibrationMs }) => calibrationMs);
  const normal = (cpuMs: number) => atReference({ cpuMs, calibrationsMs });
  const of = (figure: (figures: ProfileFigures) => number, share: number) =>
    percentile({ values: planned.map(figure), share });
  const alternativesMs = planned.flatMap((figures) => figures.alternativesMs);
  const meanCpuMs = planned.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / planned.length;
  return {
    size: effort.size,
    days: effort.days,
    profiles: all.length,
    plans: planned.length,
    refused: all.filter(({ outcome }) => outcome === 'refused').length,
    undecided: all.filter(({ outcome }) => outcome === 'undecided').length,
    invalid: planned.filter(({ isValid }) => !isValid).length,
    compileMs: instances.compileMs,
    calibrationCpuMs: percentile({ values: calibrationsMs, share: 0.5 }),
    p50Ms: normal(of(({ cpuMs }) => cpuMs, 0.5)),
    p99Ms: normal(of(({ cpuMs }) => cpuMs, 0.99)),
    wallP50Ms: of(({ wallMs }) => wallMs, 0.5),
    poolP50Ms: of(({ poolMs }) => poolMs, 0.5),
    plansPerSecond: 1000 / normal(meanCpuMs),
    gapP50: of(({ gap }) => gap, 0.5),
    gapP95: of(({ gap }) => gap, 0.95),
    alternativesP50Ms: normal(percentile({ values: alternativesMs, share: 0.5 })),
    alternativesP99Ms: normal(percentile({ values: alternativesMs, share: 0.99 })),
  };
}

const warmUps = 4;
const calibrationTries = 4;
/** The clock of the processor ticks every few milliseconds: short work is timed many at a time. */
const alternativesTries = 40;

function measureProfile(args: {
  effort: Effort;
  instances: Instances;
  profile: PlannerProfile;
}): ProfileFigures {
  const { effort, instances, profile } = args;
  const { catalog } = instances;
  const { days, tries } = effort;
  const request = { catalog, profile, days, seed: 7 };
  const result = generatePlan(request);
  if (!result.ok) return { ...nothingMeasured, outcome: result.proven ? 'refused' : 'undecided' };
  const { plan, objective } = result;
  const calibration = time({ tries: calibrationTries, run: calibrate });
  const whole = time({ tries, run: () => generatePlan(request) });
  const [problem] = poseProblem(request).problems;
  const { portion } = problem.requirements.targets;
  const most = { runs: effort.bestRuns, iterations: effort.bestIterations };
  const found = bestKnown({ catalog, profile, days, ...most });
  return {
    outcome: 'plan',
    calibrationMs: calibration.cpuMs,
    cpuMs: whole.cpuMs,
    wallMs: whole.leastMs,
    poolMs: time({ tries, run: () => openSearch({ problem, portion }) }).leastMs,
    gap: (objective / Math.min(found, objective) - 1) * 100,
    isValid: evaluatePlan({ catalog, profile, plan }).violations.length === 0,
    alternativesMs: slotsToAsk(plan).map((slot) => {
      const run = () => alternatives({ catalog, profile, plan, slot, count: 10 });
      return time({ tries: alternativesTries, run }).cpuMs;
    }),
  };
}

const nothingMeasured: ProfileFigures = {
  outcome: 'undecided',
  calibrationMs: 0,
  cpuMs: 0,
  wallMs: 0,
  poolMs: 0,
  gap: 0,
  isValid: true,
  alternativesMs: [],
};

function slotsToAsk(plan: Plan): Slot[] {
  return plan.days
    .slice(0, 3)
    .flatMap(({ meals }, day) =>
      meals.map(({ meal }): Slot => ({ day, meal, role: day === 2 ? 'side' : 'main' })),
    );
}
