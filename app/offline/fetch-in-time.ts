type Fetch = typeof fetch;

/**
 * A fetch that is let go when no answer begins in time. A browser has six connections to a server
 * that speaks HTTP/1.1: as many that say nothing for ever keep every other page from loading.
 */
export function fetchInTime({ fetch, patienceMs }: { fetch: Fetch; patienceMs: number }): Fetch {
  return async (input, init) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), patienceMs);
    const signals = [init?.signal, input instanceof Request ? input.signal : undefined];
    const signal = AbortSignal.any([
      patience.signal,
      ...signals.filter((one) => one instanceof AbortSignal),
    ]);
    try {
      return await fetch(input, { ...init, signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
