import type { Metrics } from './metrics.ts';

declare module '../../api/context.ts' {
  interface Services {
    metrics: Metrics;
  }
}
