import { countBits } from '../../../lib/bitset.ts';
import { decideByWeighing } from '../exact/decide-by-weighing.ts';
import type { KnownPrices } from '../exact/price-proof.ts';
import { poseProblem } from '../pose/pose-problem.ts';
import type { PlanRequest, Problem } from '../pose/problem.ts';
import type { PlannerProfile, PreferenceChange, Relaxation } from '../types.ts';
import { mostChangesAtOnce, mostRelaxations, relaxationWeights } from '../weights.ts';

/** A set of changes, and the request as it would be with them. */
interface TriedRelaxation extends Relaxation {
  readonly request: PlanRequest;
}

/** More are not worth the wait; the lightest come first. */
const mostTried = 150;
/** Nor are so many once there is something to propose. */
const mostTriedOnceFound = 25;

/**
 * The lightest sets of changes with which a plan was found to exist. Lighter sets that neither
 * search nor proof could decide are passed over: no member is offered what may not help.
 */
export function findRelaxations(request: PlanRequest): Relaxation[] {
  const found: Relaxation[] = [];
  const known: KnownPrices = new Map();
  let triesLeft = mostTried;
  for (const { request: relaxed, changes, weight } of relaxationsToTry(request)) {
    if (found.length >= mostRelaxations || triesLeft === 0) break;
    if (isCovered({ found, changes })) continue;
    triesLeft -= 1;
    if (!isPossible({ request: relaxed, known })) continue;
    found.push({ changes, weight });
    triesLeft = Math.min(triesLeft, mostTriedOnceFound);
  }
  return found;
}

/**
 * Where no few changes help: everything that may be asked for, less all that is not needed. Null
 * where even that gives no plan.
 */
export function findLeastOfEverything(request: PlanRequest): Relaxation | null {
  const known: KnownPrices = new Map();
  const isEnough = (single: readonly Relaxation[]) => {
    const changes = single.flatMap((relaxation) => relaxation.changes);
    return isPossible({ request: changeRequest({ request, changes }), known });
  };
  const possible = possibleChanges(request).toSorted((left, right) => right.weight - left.weight);
  const largestSteps = possible.filter(({ changes: [change] }, at) =>
    possible.slice(0, at).every(({ changes: [heavier] }) => !concernsSame(heavier!, change!)),
  );
  if (!isEnough(largestSteps)) return null;
  const needed = possible.reduce<readonly Relaxation[]>((kept, relaxation) => {
    const [change] = relaxation.changes;
    const others = kept.filter(({ changes: [other] }) => !concernsSame(other!, change!));
    if (others.length === kept.length) return kept;
    if (isEnough(others)) return others;
    return !kept.includes(relaxation) && isEnough([...others, relaxation])
      ? [...others, relaxation]
      : kept;
  }, largestSteps);
  return {
    changes: needed.flatMap(({ changes }) => changes),
    weight: needed.reduce((sum, { weight }) => sum + weight, 0),
  };
}

function isPossible({ request, known }: { request: PlanRequest; known: KnownPrices }): boolean {
  const { problems, reasons } = poseProblem(request);
  if (reasons.length > 0) return false;
  const problem = problems.at(-1) ?? problems[0];
  const decision = decideByWeighing({ problem, keepsCarbs: true, isStubborn: false, known });
  return decision.outcome === 'FEASIBLE';
}

/** A larger set, or a larger step of the same preference, teaches nothing once less is enough. */
function isCovered(args: {
  found: readonly Relaxation[];
  changes: readonly PreferenceChange[];
}): boolean {
  const isIn = (change: PreferenceChange) =>
    args.changes.some((other) => concernsSame(other, change));
  return args.found.some(({ changes }) => changes.every(isIn));
}

export function relaxationsToTry(request: PlanRequest): TriedRelaxation[] {
  const single = usefulChanges(request);
  return combine({ single, most: mostChangesAtOnce })
    .toSorted((left, right) => left.weight - right.weight)
    .slice(0, mostTried)
    .map(({ changes, weight }) => ({
      changes,
      weight,
      request: changeRequest({ request, changes }),
    }));
}

/**
 * Changes that matter if everything else is given up too: a food that no recipe needs, or time
 * that none takes, is not worth a question. None at all where even giving up everything is not
 * enough.
 */
function usefulChanges(request: PlanRequest): Relaxation[] {
  const single = possibleChanges(request);
  const changes = single.map((relaxation) => relaxation.changes[0]!);
  const everything = poseProblem(changeRequest({ request, changes }));
  if (everything.reasons.length > 0) return [];
  const most = countFits(everything.problems[0]);
  return single.filter((relaxation) => {
    const [change] = relaxation.changes;
    if (!letsRecipesIn(change!)) return true;
    const others = changes.filter((other) => !concernsSame(other, change!));
    const { problems } = poseProblem(changeRequest({ request, changes: others }));
    return countFits(problems[0]) < most;
  });
}

function letsRecipesIn({ preference }: PreferenceChange): boolean {
  return preference === 'avoid' || preference === 'cookingTime' || preference === 'cookingSkill';
}

/** How many places recipes fit, over all kinds of slots. */
function countFits({ candidates }: Problem): number {
  return candidates.slotClasses.reduce((sum, classes) => sum + countBits(classes), 0);
}

function changeRequest(args: {
  request: PlanRequest;
  changes: readonly PreferenceChange[];
}): PlanRequest {
  const { request, changes } = args;
  return { ...request, profile: changes.reduce(changeProfile, request.profile) };
}

/** What may be asked of this member. Allergies, diet and premium are never up for discussion. */
function possibleChanges({ profile, locked = [] }: PlanRequest): Relaxation[] {
  const allergies = profile.allergies ?? [];
  const hasLockedBreakfast = locked.some(({ meal }) => meal === 'BREAKFAST');
  const one = (weight: number, change: PreferenceChange) => ({ weight, changes: [change] });
  return [
    ...(profile.leftovers
      ? []
      : [one(relaxationWeights.leftovers, { preference: 'leftovers', to: true })]),
    ...stepsUp({ steps: ['minimal', 'average', 'plenty'] as const, from: profile.cookingTime }).map(
      ({ to, count }) =>
        one(relaxationWeights.cookingTimeStep * count, { preference: 'cookingTime', to }),
    ),
    ...stepsUp({
      steps: ['beginner', 'average', 'masterChef'] as const,
      from: profile.cookingSkill,
    }).map(({ to, count }) =>
      one(relaxationWeights.cookingSkillStep * count, { preference: 'cookingSkill', to }),
    ),
    ...(profile.repeatsAfterDays === 3
      ? []
      : [one(relaxationWeights.repeats, { preference: 'repeatsAfterDays', to: 3 })]),
    ...(profile.mealsPerDay === 2 || hasLockedBreakfast
      ? []
      : [one(relaxationWeights.twoMeals, { preference: 'mealsPerDay', to: 2 })]),
    ...looserCarbLevels(profile).map(({ to, count }) =>
      one(relaxationWeights.carbLevelStep * count, { preference: 'carbLevel', to }),
    ),
    ...profile.avoid
      .filter((group) => !allergies.includes(group))
      .map((group) => one(relaxationWeights.avoid, { preference: 'avoid', group })),
  ];
}

function stepsUp<Step>(args: { steps: readonly Step[]; from: Step }) {
  const at = args.steps.indexOf(args.from);
  return args.steps.slice(at + 1).map((to, number) => ({ to, count: number + 1 }));
}

function looserCarbLevels({ carbLevel }: PlannerProfile) {
  const steps = ['MODERATE', 'LIBERAL'] as const;
  if (carbLevel === 'STRICT') return steps.map((to, number) => ({ to, count: number + 1 }));
  return carbLevel === 'LIBERAL' ? [] : [{ to: 'LIBERAL' as const, count: 1 }];
}

/** Sets of up to `most` changes, of one preference only one; avoided groups count one by one. */
function combine(args: { single: readonly Relaxation[]; most: number }): Relaxation[] {
  const { single, most } = args;
  let grown: (Relaxation & { last: number })[] = [{ changes: [], weight: 0, last: -1 }];
  const sets: Relaxation[] = [];
  for (let size = 1; size <= most; size++) {
    grown = grown.flatMap(({ changes, weight, last }) =>
      single.flatMap((added, number) => {
        const isTaken = changes.some((change) => concernsSame(change, added.changes[0]!));
        if (number <= last || isTaken) return [];
        const all = [...changes, ...added.changes];
        return [{ changes: all, weight: weight + added.weight, last: number }];
      }),
    );
    sets.push(...grown.map(({ changes, weight }) => ({ changes, weight })));
  }
  return sets;
}

/** Two steps of one preference, or the same food. */
function concernsSame(left: PreferenceChange, right: PreferenceChange): boolean {
  if (left.preference !== 'avoid' || right.preference !== 'avoid') {
    return left.preference === right.preference;
  }
  return left.group === right.group;
}

function changeProfile(profile: PlannerProfile, change: PreferenceChange): PlannerProfile {
  if (change.preference !== 'avoid') return { ...profile, [change.preference]: change.to };
  return { ...profile, avoid: profile.avoid.filter((group) => group !== change.group) };
}
