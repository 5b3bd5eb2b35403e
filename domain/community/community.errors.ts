import { defineError } from '../../lib/errors.ts';

/** The operator has none. */
export const communityNotFound = defineError({
  code: 'community.not-found',
  status: 404,
  isReportable: false,
});
