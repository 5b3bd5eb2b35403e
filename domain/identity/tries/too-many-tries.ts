import type { Problem } from '../../../lib/problems.ts';

/** Refuses a try without checking it, and tells how long to wait. */
export function tooManyTries(retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return { path: [], code: 'tries.too-many', values: { minutes }, retryAfterSeconds };
}
