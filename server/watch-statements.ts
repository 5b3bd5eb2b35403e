import type { WatchStatement } from '../db/connect-options.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Traces } from './traces/traces.ts';

/** Each statement is a number of the metrics and, where traces are collected, a span of its request. */
export function watchStatements(args: { metrics: Metrics; traces: Traces | null }): WatchStatement {
  const { metrics, traces } = args;
  return (text) => {
    const endTimer = metrics.queries.startTimer();
    const endSpan = traces?.startStatement(text);
    return (error) => {
      endTimer({ outcome: error === undefined ? 'ok' : 'failed' });
      endSpan?.(error);
    };
  };
}
