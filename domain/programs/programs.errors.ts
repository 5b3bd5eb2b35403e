import { defineError } from '../../lib/errors.ts';

/** There is no such program, or no such run of the member's own. */
export const programNotFound = defineError({
  code: 'program.not-found',
  status: 404,
  isReportable: false,
});
