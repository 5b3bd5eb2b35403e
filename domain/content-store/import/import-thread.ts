import { deserialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Food } from '../../foods/food.ts';
import { readImported } from './read-imported.ts';
import type { ForThread } from './read-in-thread.ts';

if (parentPort === null) throw new Error('Imports are read in a worker thread');
const { foods, ...source } = workerData as ForThread;
const read = deserialize(new Uint8Array(foods)) as readonly Food[];
parentPort.postMessage(readImported({ ...source, foods: read }));
