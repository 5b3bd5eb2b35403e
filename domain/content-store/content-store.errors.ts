import { defineError } from '../../lib/errors.ts';

/** There is no such recipe, neither as a file nor edited. */
export const contentUnknown = defineError({
  code: 'content.unknown',
  status: 404,
  isReportable: false,
});
