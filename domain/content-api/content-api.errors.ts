import { defineError } from '../../lib/errors.ts';

/** The key was made for other kinds of content. */
export const scopeRequired = defineError({
  code: 'key.scope-required',
  status: 403,
  isReportable: false,
});
