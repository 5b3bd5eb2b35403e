import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type {
  PlannerRecipe,
  PlannerSuggestion,
  PlanRequest,
  Refusal,
  Success,
  SuggestionRequest,
  Undecided,
} from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { plannerBusy } from '../meal-plans.errors.ts';
import { plannerCatalog } from '../planning/planner-catalog.ts';

/** A request without its recipes, which the thread knows already. */
export interface ThreadRequest extends Omit<PlanRequest, 'catalog'> {
  /** By recipe, of a serving, where what is cooked holds more than the recipe as written. */
  readonly netCarbsGrams?: Readonly<Record<string, number>>;
}
export type Planned = Success | Refusal | Undecided;

/** What the thread plans with, or a `PlannerCall` as JSON. */
export type PlannerMessage = PlannerRecipes | string;

export type PlannerRecipes = Readonly<{
  catalogId: number;
  recipes: readonly PlannerRecipe[];
  isLast: boolean;
}>;

/** As text, and its answer too: to copy the many small objects takes five times as long. */
export type PlannerCall = Readonly<{ id: number; catalogId: number }> & PlannerQuestion;

/** What the thread is asked. */
export type PlannerQuestion =
  | Readonly<{ kind: 'plan'; request: ThreadRequest }>
  | Readonly<{ kind: 'suggest'; request: SuggestionRequest }>;

export type PlannerAnswer = Readonly<
  { kind: 'plan'; planned: Planned } | { kind: 'suggest'; suggested: readonly PlannerSuggestion[] }
>;

/** What comes back from the thread. */
export type PlannerReply = Readonly<{ id: number } & ({ answer: string } | { error: unknown })>;

interface PlannerThread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<PlannerAnswer>>;
  /** By content, the number its recipes have in the thread, once they are all sent. */
  readonly catalogIds: Map<ContentIndex, Promise<number>>;
  lastCatalogId: number;
}

/** A plan takes some 30 ms: whoever comes later than so many would wait for seconds. */
const mostWaiting = 64;
const longestWaitMs = 20_000;
/** So many recipes are sent at a time, so that nobody else waits for a large collection. */
const recipesPerMessage = 250;
/** The content of now and the one before it. */
const mostCatalogs = 2;

let thread: PlannerThread | null = null;
let lastId = 0;

/** Plans where it holds nobody up. */
export async function planInThread(args: {
  content: ContentIndex;
  request: ThreadRequest;
}): Promise<Planned> {
  const { content, request } = args;
  const answer = await askThread({ content, question: { kind: 'plan', request } });
  if (answer.kind !== 'plan') throw new Error('The planner thread answered something else');
  return answer.planned;
}

/** Looks for other dishes where it holds nobody up: each is explained, which takes some 30 ms. */
export async function suggestInThread(args: {
  content: ContentIndex;
  request: SuggestionRequest;
}): Promise<readonly PlannerSuggestion[]> {
  const { content, request } = args;
  const answer = await askThread({ content, question: { kind: 'suggest', request } });
  if (answer.kind !== 'suggest') throw new Error('The planner thread answered something else');
  return answer.suggested;
}

/**
 * In a thread of its own, started when first needed, and kept. It gets the recipes once per content
 * version and does not keep the process alive.
 */
async function askThread(args: {
  content: ContentIndex;
  question: PlannerQuestion;
}): Promise<PlannerAnswer> {
  thread ??= startThread();
  const used = thread;
  if (used.waiting.size >= mostWaiting) throw plannerBusy();
  lastId += 1;
  const id = lastId;
  const answer = Promise.withResolvers<PlannerAnswer>();
  used.waiting.set(id, answer);
  // The thread may be lost while its recipes are still on their way: whoever waits hears it below.
  answer.promise.catch(() => undefined);
  used.worker.ref();
  const tooLong = setTimeout(() => stop(used), longestWaitMs);
  try {
    const catalogId = await knownCatalog({ used, content: args.content });
    const call: PlannerCall = { ...args.question, id, catalogId };
    used.worker.postMessage(JSON.stringify(call) satisfies PlannerMessage);
    return await answer.promise;
  } finally {
    clearTimeout(tooLong);
    used.waiting.delete(id);
    if (used.waiting.size === 0) used.worker.unref();
  }
}

function knownCatalog(args: { used: PlannerThread; content: ContentIndex }): Promise<number> {
  const { used, content } = args;
  const known = used.catalogIds.get(content);
  if (known !== undefined) return known;
  const sent = sendRecipes(args);
  used.catalogIds.set(content, sent);
  for (const old of [...used.catalogIds.keys()].slice(0, -mostCatalogs))
    used.catalogIds.delete(old);
  return sent;
}

async function sendRecipes(args: { used: PlannerThread; content: ContentIndex }): Promise<number> {
  const { used, content } = args;
  used.lastCatalogId += 1;
  const catalogId = used.lastCatalogId;
  const { recipes } = plannerCatalog(content);
  for (let from = 0; from === 0 || from < recipes.length; from += recipesPerMessage) {
    if (from > 0) await nextTurn();
    const to = from + recipesPerMessage;
    used.worker.postMessage({
      catalogId,
      recipes: recipes.slice(from, to),
      isLast: to >= recipes.length,
    } satisfies PlannerMessage);
  }
  return catalogId;
}

function startThread(): PlannerThread {
  const worker = new Worker(new URL('./planner-thread.ts', import.meta.url));
  const started: PlannerThread = {
    worker,
    waiting: new Map(),
    catalogIds: new Map(),
    lastCatalogId: 0,
  };
  worker.on('message', (reply: PlannerReply) => {
    const asked = started.waiting.get(reply.id);
    if ('error' in reply) asked?.reject(reply.error);
    else asked?.resolve(JSON.parse(reply.answer) as PlannerAnswer);
  });
  worker.on('error', (error) => giveUp(started, error));
  worker.on('exit', () => giveUp(started, plannerBusy()));
  return started;
}

/** What takes this long does not end by itself; all who wait are told. */
function stop(stuck: PlannerThread): void {
  giveUp(stuck, plannerBusy());
  void stuck.worker.terminate();
}

/** Whoever asks next gets a new thread. */
function giveUp(lost: PlannerThread, error: unknown): void {
  if (thread === lost) thread = null;
  for (const answer of lost.waiting.values()) answer.reject(error);
}
