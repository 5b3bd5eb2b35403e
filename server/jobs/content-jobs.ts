import { noteContentChanges } from '../../domain/content-api/changes.ts';
import type { Services } from '../../api/context.ts';
import type { Job } from './run-jobs.ts';

/** What the content API tells of what was published. */
export function contentJobs(services: Services): Job[] {
  return [{ name: 'note-content-changes', everyMs: 5000, run: () => noteContentChanges(services) }];
}
