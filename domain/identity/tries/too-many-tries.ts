import type { Problem } from '../../../lib/problems.ts';

/** The refusal of a try that was not even looked at, with the time to wait. */
export function tooManyTries(retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return { path: [], code: 'tries.too-many', values: { minutes }, retryAfterSeconds };
}
