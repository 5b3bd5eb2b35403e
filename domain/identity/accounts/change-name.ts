import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Problem } from '../../../lib/problems.ts';
import { cleanName, nameProblems } from '../identity.rules.ts';
import { storeName } from '../identity.store.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** Changes how a user is called. */
export async function changeName(args: {
  db: Database;
  clock: Clock;
  viewer: Viewer;
  firstName: string;
  lastName: string;
}): Promise<Problem[]> {
  const { db, clock, viewer } = args;
  const problems = [
    ...nameProblems({ path: 'firstName', name: args.firstName }),
    ...nameProblems({ path: 'lastName', name: args.lastName }),
  ];
  if (problems.length > 0) return problems;
  const [firstName, lastName] = [cleanName(args.firstName), cleanName(args.lastName)];
  await storeName({ db, userId: viewer.userId, firstName, lastName, changedAt: clock.now() });
  return [];
}
