import { defineError } from '../../lib/errors.ts';

/** What shapes a plan is for those to change who can have one. */
export const preferencesNeedMembership = defineError({
  code: 'preferences.membership-required',
  status: 403,
  isReportable: false,
});
