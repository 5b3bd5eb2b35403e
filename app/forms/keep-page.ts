import { data, type DataStrategyResult } from 'react-router';
import { hasFailed } from './is-failure.ts';
import { failedAnswer } from './sent-form.ts';

type Results = Record<string, DataStrategyResult>;

interface Middleware {
  request: Request;
}

/**
 * Runs around every form in the browser. Where one does not get through, its page stays and has an
 * answer that says so; without this, React Router shows an error page instead.
 */
export async function keepPageOnFailure(
  { request }: Middleware,
  next: () => Promise<Results>,
): Promise<Results> {
  if (request.method === 'GET') return next();
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const results = await next();
  if (form === null || request.signal.aborted) return results;
  const kept = Object.entries(results).map(([routeId, result]) =>
    hasFailed(result) ? [routeId, failed(form)] : [routeId, result],
  );
  return Object.fromEntries(kept);
}

/** With this status the page does not ask for its data anew, which would fail as well. */
function failed(form: FormData): DataStrategyResult {
  return { type: 'data', result: data(failedAnswer(form), { status: 503 }) };
}
