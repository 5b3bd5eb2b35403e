import type { FindGroupTrialDays } from '../../membership/membership.context.ts';
import { memberOf } from '../groups/authorise.ts';

/** The longer trial of somebody who is in a group and pays themselves. */
export function groupTrialDays({ PRO_TRIAL_DAYS }: { PRO_TRIAL_DAYS: number }): FindGroupTrialDays {
  return async ({ db, userId }) => {
    const joined = await memberOf({ db, userId });
    return joined.some(({ group }) => group.payer !== 'ADMIN') ? PRO_TRIAL_DAYS : null;
  };
}
