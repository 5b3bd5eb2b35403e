import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface FloodAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Where a server and the flood that comes over it wait for each other, each in its thread. */
export interface Gate {
  held: Int32Array<SharedArrayBuffer>;
  open: Int32Array<SharedArrayBuffer>;
}

export interface Asked {
  port: number;
  path: string;
  count: number;
  headers?: Record<string, string>;
  /** Whether the connections are new to the server too, which has yet to look at them. */
  connectsAnew?: boolean;
  gate: Gate;
}

export function closedGate(): Gate {
  const flag = () => new Int32Array(new SharedArrayBuffer(4));
  return { held: flag(), open: flag() };
}

/** Holds its thread until every request of a flood has been sent, however slow the machine is. */
export function waitAt({ held, open }: Gate): void {
  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
  Atomics.wait(open, 0, 0, 30_000);
}

/**
 * Asks for one address many times at once, from a thread of its own, while the server waits at the
 * gate, which it does when it is asked for `/hold`.
 */
export async function flood(asked: Asked): Promise<FloodAnswer[]> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: asked });
  const [answers] = (await once(worker, 'message')) as [FloodAnswer[]];
  await worker.terminate();
  return answers;
}
