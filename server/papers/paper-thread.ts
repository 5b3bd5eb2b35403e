import { parentPort, workerData } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { Sheet } from './sheet.ts';

if (parentPort === null) throw new Error('Sheets are drawn in a worker thread');
parentPort.postMessage(await drawSheet(workerData as Sheet));
