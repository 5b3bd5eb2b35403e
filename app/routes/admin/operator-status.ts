import type { OperatorStatusQuery } from './operations.gen.ts';

/** Everything the page of operators shows. */
export type Status = OperatorStatusQuery['operatorStatus'];
