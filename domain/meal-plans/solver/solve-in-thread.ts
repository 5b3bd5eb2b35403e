import { Worker } from 'node:worker_threads';
import type { FeasibilityModel, Solution } from '../../planner/index.ts';

export interface SolverCall {
  readonly id: number;
  readonly model: FeasibilityModel;
}

export interface SolverAnswer {
  readonly id: number;
  readonly solution: Solution;
}

interface SolverThread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<Solution>>;
}

let thread: SolverThread | null = null;
let lastId = 0;

/**
 * `solveModel` where it holds nobody up: in a thread of its own, started when first needed, which
 * is seldom, and kept. It does not keep the process alive.
 */
export function solveInThread(model: FeasibilityModel): Promise<Solution> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  const answer = Promise.withResolvers<Solution>();
  lastId += 1;
  waiting.set(lastId, answer);
  worker.ref();
  worker.postMessage({ id: lastId, model } satisfies SolverCall);
  return answer.promise;
}

function startThread(): SolverThread {
  const worker = new Worker(new URL('./solver-thread.ts', import.meta.url));
  const started: SolverThread = { worker, waiting: new Map() };
  worker.on('message', ({ id, solution }: SolverAnswer) => {
    started.waiting.get(id)?.resolve(solution);
    started.waiting.delete(id);
    if (started.waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => giveUp(started, error));
  worker.on('exit', () => giveUp(started, new Error('The solver thread ended')));
  return started;
}

/** Whoever asks next gets a new thread. */
function giveUp(lost: SolverThread, error: unknown): void {
  if (thread === lost) thread = null;
  for (const answer of lost.waiting.values()) answer.reject(error);
  lost.waiting.clear();
}
