import { defineError } from '../../lib/errors.ts';

/** There is no such group, or it is somebody else's. */
export const proGroupNotFound = defineError({
  code: 'pro.group-not-found',
  status: 404,
  isReportable: false,
});

/** Here the operator opens groups. */
export const proGroupsByOperator = defineError({
  code: 'pro.groups-by-operator',
  status: 403,
  isReportable: false,
});
