import type { Traces } from './traces.ts';

declare module '../../api/context.ts' {
  interface Services {
    /** Null where the operator collects none. */
    traces: Traces | null;
  }
}
