import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../../../lib/work-queue.ts';
import type { Food } from '../../foods/food.ts';
import type { ImportedBytes, ImportedRecipes } from './read-imported.ts';

const queue = new WorkQueue({ running: 1, waiting: 10 });
const longestReadMs = 10_000;
const mostMegabytes = 256;

type Source = ImportedBytes & { foods: readonly Food[] };

/** Reads where it holds nobody up: in a thread that ends with the file, whatever the file does to it. */
export function readInThread(source: Source): Promise<ImportedRecipes> {
  return queue.run(() => read(source));
}

async function read(source: Source): Promise<ImportedRecipes> {
  const worker = new Worker(new URL('./import-thread.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const done = Promise.withResolvers<ImportedRecipes>();
  const fail = (why: string) =>
    done.resolve({ recipes: [], problems: [`${source.fileName}: ${why}`], leftOff: 0 });
  worker.once('message', (found: ImportedRecipes) => done.resolve(found));
  worker.once('error', (error) => fail(error instanceof Error ? error.message : 'It is broken.'));
  worker.once('exit', () => fail('It could not be read.'));
  const tooLong = setTimeout(() => void worker.terminate(), longestReadMs);
  try {
    return await done.promise;
  } finally {
    clearTimeout(tooLong);
  }
}
