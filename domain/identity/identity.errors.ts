import { defineError } from '../../lib/errors.ts';

/** The operation is for signed-in users, and nobody is signed in. */
export const unauthenticated = defineError({
  code: 'auth.required',
  status: 401,
  isReportable: false,
});

/** The same, and the request came with a login that has ended. */
export const loginExpired = defineError({
  code: 'auth.expired',
  status: 401,
  isReportable: false,
});
