const lockName = 'notices';
const longestTurnMs = 5_000;

/**
 * Chromium forgets a notification that is being shown while somebody asks which ones are shown: it
 * stays on the screen, but can neither be closed nor pressed. So all pages and the worker do one
 * thing at a time. Nobody waits for long: a page that hangs keeps no other from telling.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  const turn = new AbortController();
  const patience = setTimeout(() => turn.abort(), longestTurnMs);
  try {
    return await locks.request(lockName, { signal: turn.signal }, () => {
      clearTimeout(patience);
      return work();
    });
  } catch (error) {
    if (turn.signal.aborted) return work();
    throw error;
  } finally {
    clearTimeout(patience);
  }
}
