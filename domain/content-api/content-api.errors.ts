import { defineError } from '../../lib/errors.ts';

/** The content API is asked without a key, or with one that was revoked or never was. */
export const keyRequired = defineError({ code: 'key.required', status: 401, isReportable: false });

/** The key was made for other kinds of content. */
export const scopeRequired = defineError({
  code: 'key.scope-required',
  status: 403,
  isReportable: false,
});
