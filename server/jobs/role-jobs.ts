import { appointAdministrators } from '../../domain/identity/roles/change-roles.ts';
import type { Services } from '../../api/context.ts';
import { grantFolder, takeUpGrantRequests } from './grant-requests.ts';
import type { Job } from './run-jobs.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Roles that an operator gives by a setting, or by a command beside the running server. */
export function roleJobs(services: Services): Job[] {
  const { settings, log } = services;
  const emails = settings.ADMIN_EMAILS;
  const appointing: Job = {
    name: 'appoint-administrators',
    everyMs: minuteMs,
    run: () => appointAdministrators({ ...services, emails }),
  };
  const requests: Job = {
    name: 'take-up-grants',
    everyMs: secondMs,
    run: () => takeUpGrantRequests({ ...services, folder: grantFolder(settings), log }),
  };
  // Where the database is PostgreSQL, the command writes into it itself.
  const taking = settings.DATABASE_URL === undefined ? [requests] : [];
  return emails.length === 0 ? taking : [appointing, ...taking];
}
