import { portionsToTry } from '../pose/pose-problem.ts';
import type { Problem } from '../pose/problem.ts';
import { portions } from '../weights.ts';
import { openSearch, startPlan, type OpenSearch } from './open-search.ts';

/** At the first portion, from the wished one down, at which a valid plan is found. */
export function findStart({ problem }: { problem: Problem }): OpenSearch | null {
  for (const portion of portionsToTry(problem)) {
    const search = startAt({ problem, portion });
    if (search !== null) return search;
  }
  return null;
}

/**
 * Starts at the same portion and, unless the carb limit asked for a smaller one, at the next larger
 * portion: larger plates need fewer sides. Every third member gets a better plan that way, because
 * the energy of recipes differs from what a plain day assumes. Empty where no portion has a start.
 */
export function findStarts({ problem }: { problem: Problem }): OpenSearch[] {
  const [wished] = portionsToTry(problem);
  const first = findStart({ problem });
  if (first === null) return [];
  const portion = first.portion + portions.step;
  if (first.portion !== wished || portion > portions.most || problem.locks.slots.length > 0) {
    return [first];
  }
  const larger = startAt({ problem, portion });
  return larger === null ? [first] : [first, larger];
}

function startAt(args: { problem: Problem; portion: number }): OpenSearch | null {
  const search = openSearch(args);
  return startPlan(search) ? search : null;
}
