import { portionsToTry } from '../pose/pose-problem.ts';
import type { Problem } from '../pose/problem.ts';
import { openSearch, startPlan, type OpenSearch } from './open-search.ts';

/** The first portion, from the wished one down, at which a valid plan is found. */
export function findStart({ problem }: { problem: Problem }): OpenSearch | null {
  for (const portion of portionsToTry(problem.requirements)) {
    const search = openSearch({ problem, portion });
    if (startPlan(search)) return search;
  }
  return null;
}
