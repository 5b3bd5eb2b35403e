import type { WatchStatement } from './connect-options.ts';
import type { StorageWatch } from './storage-watch.ts';

const pingTimeoutMs = 2000;

interface Watching {
  storage: StorageWatch;
  watchStatement: WatchStatement | undefined;
}

export function watched({ storage, watchStatement }: Watching): WatchStatement {
  return (text) => {
    const end = watchStatement?.(text);
    return (error) => {
      storage.note(error);
      end?.(error);
    };
  };
}

/** A database that answers nobody is told from one that is slow. */
export async function withTimeout(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database does not answer')), pingTimeoutMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
