import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { plainBlocks, type TextBlock } from './post-text.ts';

export interface TextCall {
  readonly id: number;
  readonly text: string;
}

export interface TextAnswer {
  readonly id: number;
  readonly blocks: readonly TextBlock[];
}

/** Whoever comes later than so many texts reads them as they were typed. */
const mostWaiting = 200;
const longestWaitMs = 5000;
/** A thread that nobody asked for so long ends: it takes memory. */
const idleMs = 30_000;

/** What is read again and again is parsed once; the sizes are pieces. */
const kept = new LRUCache<string, readonly TextBlock[]>({
  maxSize: 30_000,
  sizeCalculation: (blocks) => 1 + blocks.reduce((sum, { lines }) => sum + lines.flat().length, 0),
});

interface TextThread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<readonly TextBlock[]>>;
  idle: NodeJS.Timeout | undefined;
}

let thread: TextThread | null = null;
let lastId = 0;

/**
 * What a post says, parsed where it holds nobody up: in a thread of its own, started when first
 * needed. Never rejects: where too many wait, a text is given as it was typed.
 */
export async function readPostText(text: string): Promise<readonly TextBlock[]> {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const blocks = await parseInThread(text).catch(() => null);
  if (blocks === null) return plainBlocks(text);
  kept.set(text, blocks);
  return blocks;
}

async function parseInThread(text: string): Promise<readonly TextBlock[] | null> {
  thread ??= startThread();
  const used = thread;
  if (used.waiting.size >= mostWaiting) return null;
  lastId += 1;
  const id = lastId;
  const answer = Promise.withResolvers<readonly TextBlock[]>();
  used.waiting.set(id, answer);
  clearTimeout(used.idle);
  const tooLong = setTimeout(() => end(used), longestWaitMs);
  try {
    used.worker.ref();
    used.worker.postMessage({ id, text } satisfies TextCall);
    return await answer.promise;
  } finally {
    clearTimeout(tooLong);
    used.waiting.delete(id);
    if (used.waiting.size === 0) rest(used);
  }
}

function startThread(): TextThread {
  const worker = new Worker(new URL('./post-text-thread.ts', import.meta.url));
  const started: TextThread = { worker, waiting: new Map(), idle: undefined };
  worker.on('message', ({ id, blocks }: TextAnswer) => started.waiting.get(id)?.resolve(blocks));
  worker.once('error', () => end(started));
  worker.once('exit', () => end(started));
  return started;
}

function rest(used: TextThread): void {
  used.worker.unref();
  clearTimeout(used.idle);
  used.idle = setTimeout(() => end(used), idleMs).unref();
}

/** The next text starts another one. */
function end(used: TextThread): void {
  if (thread === used) thread = null;
  clearTimeout(used.idle);
  void used.worker.terminate();
  for (const { reject } of used.waiting.values()) reject(new Error('The thread has ended'));
}
