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

/** The operation is for holders of a role that the viewer does not hold. */
export const roleRequired = defineError({
  code: 'role.required',
  status: 403,
  isReportable: false,
});

/** The viewer holds the role, and it opens when their two-step login is on. */
export const secondFactorRequired = defineError({
  code: 'role.second-factor-required',
  status: 403,
  isReportable: false,
});
