import { data, type DataStrategyResult } from 'react-router';
import type { Screen } from '../../i18n/paths.ts';
import { isFailure } from './is-failure.ts';
import { failedAnswer } from './sent-form.ts';

type Results = Record<string, DataStrategyResult>;

interface Middleware {
  request: Request;
}

/** The screens whose forms are all `IntentForm`s, which tell what did not get through. */
const keptScreens: ReadonlySet<string> = new Set<Screen>([
  'login',
  'logout',
  'lostPassword',
  'resetPassword',
  'confirmEmail',
  'newAccount',
  'userSettings',
  'changeEmail',
  'changePassword',
  'twoStepLogin',
  'passkeys',
  'withdrawConsent',
  'deleteAccount',
  'notifications',
  'unsubscribe',
  'onboarding',
  'planPreview',
  'becomeMember',
  'membership',
  'foodPreferences',
  'program',
  'programDay',
  'programLesson',
  'programCheckIn',
  'tracking',
  'mealPlan',
  'mealPlanTrash',
  'myMealPlanner',
]);

/**
 * Runs around every form in the browser. Where one of these screens does not get through, its page
 * stays and has an answer that says so; without this, React Router shows an error page instead.
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
    isKept(routeId) && hasFailed(result) ? [routeId, failed(form)] : [routeId, result],
  );
  return Object.fromEntries(kept);
}

/** Routes are named by screen and language: `mealPlan.en`. */
function isKept(routeId: string): boolean {
  return routeId === 'preferences.units' || keptScreens.has(routeId.replace(/\..*$/, ''));
}

function hasFailed({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && isFailure(unwrapped(result));
}

/** Errors without a status come inside of data without one. */
function unwrapped(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  return isWrapped && result.data instanceof Error ? result.data : result;
}

/** With this status the page does not ask for its data anew, which would fail as well. */
function failed(form: FormData): DataStrategyResult {
  return { type: 'data', result: data(failedAnswer(form), { status: 503 }) };
}
