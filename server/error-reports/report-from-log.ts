import { loggedError } from '../../lib/logged-error.ts';
import type { ErrorReports } from './error-reports.ts';

const errorLevel = 50;

interface Line {
  reports: ErrorReports | null;
  /** What the log was called with. */
  said: readonly unknown[];
  level: number;
}

/** Everything that is logged as an error of ours is reported as well, in one place. */
export function reportFromLog({ reports, said, level }: Line): void {
  if (reports === null || level < errorLevel) return;
  const [details, message] = said;
  if (typeof details !== 'object' || details === null || !('err' in details)) return;
  const { err, ...rest } = details as { err: unknown } & Record<string, unknown>;
  const tags = Object.entries(rest).filter(([, value]) => typeof value === 'string');
  reports.report({
    error: loggedError(err),
    what: typeof message === 'string' ? message : '',
    tags: Object.fromEntries(tags) as Record<string, string>,
  });
}
