import { parentPort, workerData } from 'node:worker_threads';
import { readImported } from './read-imported.ts';

if (parentPort === null) throw new Error('Imports are read in a worker thread');
parentPort.postMessage(readImported(workerData as Parameters<typeof readImported>[0]));
