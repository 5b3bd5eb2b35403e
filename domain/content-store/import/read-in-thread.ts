import { serialize } from 'node:v8';
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

/** What the thread is handed: the foods as bytes that both sides share. */
export interface ForThread extends ImportedBytes {
  readonly foods: SharedArrayBuffer;
}

const sharedFoods = new WeakMap<readonly Food[], SharedArrayBuffer>();

/** Written once for each state of the content: to copy the foods takes as long as to read a file. */
function shared(foods: readonly Food[]): SharedArrayBuffer {
  const known = sharedFoods.get(foods);
  if (known !== undefined) return known;
  const bytes = serialize(foods);
  const made = new SharedArrayBuffer(bytes.length);
  new Uint8Array(made).set(bytes);
  sharedFoods.set(foods, made);
  return made;
}

async function read(source: Source): Promise<ImportedRecipes> {
  const worker = new Worker(new URL('./import-thread.ts', import.meta.url), {
    workerData: { ...source, foods: shared(source.foods) } satisfies ForThread,
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
