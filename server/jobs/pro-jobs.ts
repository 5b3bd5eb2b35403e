import { settleChangedMembers } from '../../domain/pro/members/settle-members.ts';
import { countTotals } from '../../domain/pro/totals/count-totals.ts';
import { endTerms } from '../../domain/pro/members/end-terms.ts';
import type { Services } from '../../api/context.ts';
import { jobsOrigin } from './jobs-origin.ts';
import type { Job } from './run-jobs.ts';

const minuteMs = 60_000;

/** What groups do without being asked. */
export function proJobs(services: Services): Job[] {
  const { db, clock, createId, mailer } = services;
  const terms = { db, clock, createId, origin: jobsOrigin(services) };
  return [
    {
      name: 'end-pro-terms',
      everyMs: 10 * minuteMs,
      // Without a mail server nobody is told, so no notice may be written down as given.
      run: () => endTerms({ ...terms, canMail: mailer.kind !== 'none' }),
    },
    { name: 'count-pro-totals', everyMs: 10 * minuteMs, run: () => countTotals({ db, clock }) },
    { name: 'settle-pro-members', everyMs: minuteMs, run: () => settleChangedMembers({ db }) },
  ];
}
