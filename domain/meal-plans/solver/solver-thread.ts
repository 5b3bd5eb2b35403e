import { parentPort } from 'node:worker_threads';
import { solveModel } from '../../planner/index.ts';
import type { SolverAnswer, SolverCall } from './solve-in-thread.ts';

const port = parentPort;
if (port === null) throw new Error('The solver runs in a worker thread');

port.on('message', async ({ id, model }: SolverCall) => {
  port.postMessage({ id, solution: await solveModel(model) } satisfies SolverAnswer);
});
