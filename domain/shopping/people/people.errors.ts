import { defineError } from '../../../lib/errors.ts';

/** A device has a list that its member no longer shops from. */
export const otherList = defineError({
  code: 'shopping.other-list',
  status: 409,
  isReportable: false,
});
