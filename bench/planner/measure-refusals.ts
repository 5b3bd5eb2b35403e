import { solveProblem } from '../../domain/planner/exact/prove-infeasible.ts';
import {
  generatePlan,
  generatePlanOrExplain,
  solveModel,
  type PlannerProfile,
} from '../../domain/planner/index.ts';
import { poseProblem } from '../../domain/planner/pose/pose-problem.ts';
import type { PlanRequest } from '../../domain/planner/pose/problem.ts';
import { createRandom, nextBelow, type RandomState } from '../../domain/planner/random.ts';
import { createInstances } from './instances.ts';
import { atReference, calibrate, percentile, time } from './timing.ts';

/** What becomes of demanding members of small catalogues. Times as in `SizeFigures`. */
export interface RefusalFigures {
  readonly size: number;
  readonly profiles: number;
  readonly plans: number;
  /** Plans whose breakfasts come back after three days. */
  readonly plansWithRepeats: number;
  readonly refused: number;
  /** Where HiGHS, asked again by itself, finds a plan after all. */
  readonly falselyRefused: number;
  readonly withoutRelaxation: number;
  readonly allergiesProposed: number;
  readonly undecided: number;
  /** Answers that waited for the solver, which blocks nobody but them; not in the times. */
  readonly solverAsked: number;
  readonly refusalP50Ms: number;
  readonly refusalP99Ms: number;
}

const tries = 10;

export async function measureRefusals(args: {
  size: number;
  profiles: number;
}): Promise<RefusalFigures> {
  const { catalog, profiles } = createInstances(args);
  const random = createRandom(5);
  const requests = profiles.map((profile): PlanRequest => {
    return { catalog, profile: demand({ profile, random }), days: 7, seed: 7, steps: 0 };
  });
  const answers: Awaited<ReturnType<typeof measureAnswer>>[] = [];
  for (const request of requests) answers.push(await measureAnswer(request));
  const calibrationsMs = answers.map(({ calibrationMs }) => calibrationMs);
  const refused = answers.filter(({ result }) => !result.ok && result.proven);
  const quick = refused.filter(({ asked }) => asked === 0).map(({ cpuMs }) => cpuMs);
  const at = (share: number) =>
    atReference({ cpuMs: percentile({ values: quick, share }), calibrationsMs });
  const count = (matches: (answer: (typeof answers)[number]) => boolean) =>
    answers.filter(matches).length;
  return {
    size: args.size,
    profiles: profiles.length,
    plans: count(({ result }) => result.ok),
    plansWithRepeats: count(({ result }) => result.ok && result.repeatsAfterDays === 3),
    refused: refused.length,
    falselyRefused: count(({ isFalse }) => isFalse),
    withoutRelaxation: count(
      ({ result }) => !result.ok && result.proven && result.relaxations.length === 0,
    ),
    allergiesProposed: count(({ proposesAllergy }) => proposesAllergy),
    undecided: count(({ result }) => !result.ok && !result.proven),
    solverAsked: count(({ asked }) => asked > 0),
    refusalP50Ms: at(0.5),
    refusalP99Ms: at(0.99),
  };
}

/** Every other member is vegan, short of time, strict or a beginner, and allergic. */
function demand(args: { profile: PlannerProfile; random: RandomState }): PlannerProfile {
  const { profile, random } = args;
  const oneOf = (count: number) => nextBelow(random, count) === 0;
  const allergies = profile.avoid.slice(0, 1);
  if (oneOf(2)) return { ...profile, allergies };
  return {
    ...profile,
    allergies,
    ...(oneOf(2) && { diet: 'VEGAN' }),
    ...(oneOf(2) && { cookingTime: 'minimal' }),
    ...(oneOf(2) && { carbLevel: 'STRICT' }),
    ...(oneOf(3) && { cookingSkill: 'beginner' }),
  };
}

async function measureAnswer(request: PlanRequest) {
  let asked = 0;
  const result = await generatePlanOrExplain(request, (model) => {
    asked += 1;
    return solveModel(model);
  });
  const calibrationMs = time({ tries: 2, run: calibrate }).cpuMs;
  if (result.ok || !result.proven) return { ...nothingRefused, result, asked, calibrationMs };
  const allergies: readonly string[] = request.profile.allergies ?? [];
  const proposed = result.relaxations.flatMap(({ changes }) => changes);
  const proposesAllergy = proposed.some(
    (change) => change.preference === 'avoid' && allergies.includes(change.group),
  );
  const { cpuMs } = time({ tries, run: () => generatePlan(request) });
  const isFalse = await hasPlan(request);
  return { result, asked, calibrationMs, cpuMs, isFalse, proposesAllergy };
}

const nothingRefused = { cpuMs: 0, isFalse: false, proposesAllergy: false };

async function hasPlan(request: PlanRequest): Promise<boolean> {
  const { problems } = poseProblem(request);
  const problem = problems.at(-1) ?? problems[0];
  const { outcome } = await solveProblem({ problem, solve: solveModel });
  return outcome === 'FEASIBLE';
}
