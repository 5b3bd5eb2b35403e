import type { ErrorReports } from './error-reports.ts';

declare module '../../api/context.ts' {
  interface Services {
    /** Null as long as nobody collects them. */
    errorReports: ErrorReports | null;
  }
}
