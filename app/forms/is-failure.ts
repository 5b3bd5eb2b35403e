import type { DataStrategyResult } from 'react-router';

/** The server was too slow, or asks to come back later. */
const passing = new Set([408, 429]);

/**
 * Whether what was thrown says that the network or the server failed, so that the same form may
 * get through later. Answers with another status tell why it never will.
 */
export function isFailure(thrown: unknown): boolean {
  if (thrown instanceof Response) return false;
  const status = statusOf(thrown);
  return status === null || status >= 500 || passing.has(status);
}

/** The status of an error answer, or of what a loader or action throws; null for anything else. */
export function statusOf(thrown: unknown): number | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  if ('status' in thrown && typeof thrown.status === 'number') return thrown.status;
  if (!('init' in thrown)) return null;
  return (thrown.init as ResponseInit | null)?.status ?? null;
}

/** Whether what a loader or action came to is such a failure. */
export function hasFailed({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && isFailure(unwrapped(result));
}

/** Errors without a status come inside of data without one. */
function unwrapped(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  return isWrapped && result.data instanceof Error ? result.data : result;
}
