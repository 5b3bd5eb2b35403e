import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../../lib/work-queue.ts';
import type { Sheet } from './sheet.ts';

/** Drawing takes a tenth of a second of a processor, most of it for the fonts. */
const queue = new WorkQueue({ running: 1, waiting: 20 });
const longestDrawMs = 15_000;

/** Draws where it holds nobody up: in a thread that ends with the sheet. */
export function drawInThread(sheet: Sheet): Promise<Uint8Array> {
  return queue.run(() => draw(sheet));
}

async function draw(sheet: Sheet): Promise<Uint8Array> {
  const worker = new Worker(new URL('./paper-thread.ts', import.meta.url), { workerData: sheet });
  const drawn = Promise.withResolvers<Uint8Array>();
  worker.once('message', (bytes: Uint8Array) => drawn.resolve(bytes));
  worker.once('error', (error) => drawn.reject(error));
  worker.once('exit', () => drawn.reject(new Error('The thread ended without a sheet')));
  const tooLong = setTimeout(() => void worker.terminate(), longestDrawMs);
  try {
    return await drawn.promise;
  } finally {
    clearTimeout(tooLong);
  }
}
