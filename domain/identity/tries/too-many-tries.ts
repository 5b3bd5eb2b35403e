import type { Problem } from '../../../lib/problems.ts';

/** Refused unseen, with the time to wait. */
export function tooManyTries(retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return { path: [], code: 'tries.too-many', values: { minutes }, retryAfterSeconds };
}
