import { setTimeout as wait } from 'node:timers/promises';

/** Ends early when the signal says so. Node takes its listener off the signal again either way. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
