import { settleChangedMembers } from '../../domain/pro/members/settle-members.ts';
import type { Services } from '../../api/context.ts';
import type { Job } from './run-jobs.ts';

const minuteMs = 60_000;

/** What groups do without being asked. */
export function proJobs({ db }: Services): Job[] {
  return [
    { name: 'settle-pro-members', everyMs: minuteMs, run: () => settleChangedMembers({ db }) },
  ];
}
