import { defineError } from '../../lib/errors.ts';

/** No food has this slug in any language. */
export const foodNotFound = defineError({
  code: 'food.not-found',
  status: 404,
  isReportable: false,
});
