import { Worker } from 'node:worker_threads';

/**
 * Does something while another client takes such a share of a processor: a load that shares the
 * machine with its server takes some of it, and more the more it is refused.
 */
export async function besideAnother<Result>(
  share: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (share <= 0) return work();
  const url = new URL('./other-client.ts', import.meta.url);
  const other = new Worker(url, { workerData: { share } });
  try {
    return await work();
  } finally {
    await other.terminate();
  }
}
