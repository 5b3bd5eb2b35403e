import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { SettingsError, type Settings } from './settings/config.ts';

/** A worker that dies sooner than this after its start is started again with a pause. */
const soonMs = 10_000;
const longestPauseMs = 30_000;
const longestStopMs = 10_000;
const longestStartMs = 120_000;

/** How many processes share the port. The embedded database has room for one. */
export function countWorkers({ DATABASE_URL, WORKERS }: Settings): number {
  if (DATABASE_URL === undefined) {
    if (WORKERS !== undefined && WORKERS > 1) throw new SettingsError(['WORKERS']);
    return 1;
  }
  return WORKERS ?? availableParallelism();
}

interface MetricsAsked {
  kind: 'metrics-asked' | 'metrics';
  id: number;
  text?: string;
}

function isAboutMetrics(message: unknown, kind: MetricsAsked['kind']): message is MetricsAsked {
  return typeof message === 'object' && message !== null && (message as MetricsAsked).kind === kind;
}

interface Supervising {
  count: number;
  /** What the workers are given beside the environment. */
  environment: Record<string, string>;
}

/**
 * Starts processes that share the port and looks after them: one that dies is started again, SIGHUP
 * replaces them one by one, SIGTERM and SIGINT end them. The first one alone brings the database to
 * the newest schema; if it cannot start, none can.
 */
export async function superviseWorkers({ count, environment }: Supervising): Promise<void> {
  const supervisor = new Supervisor(environment);
  process.on('SIGTERM', () => void supervisor.stop());
  process.on('SIGINT', () => void supervisor.stop());
  if (!(await isListening(supervisor.start()))) process.exit(1);
  for (let index = 1; index < count; index += 1) supervisor.start();
  process.on('SIGHUP', () => void supervisor.reload());
}

class Supervisor {
  readonly #numbers = new AggregatorRegistry();
  readonly #startedAt = new Map<number, number>();
  readonly #replaced = new Set<number>();
  readonly #environment: Record<string, string>;
  #pauseMs = 0;
  #isStopping = false;
  #reloading: Promise<void> = Promise.resolve();

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  start(): Worker {
    const worker = cluster.fork(this.#environment);
    this.#startedAt.set(worker.id, Date.now());
    worker.on('message', (message: unknown) => {
      if (isAboutMetrics(message, 'metrics-asked')) void this.#tellNumbers(worker, message.id);
    });
    worker.once('listening', () => console.log(`  Worker ${worker.process.pid} serves.`));
    worker.once('exit', () => this.#startAgain(worker));
    return worker;
  }

  /** One after the other, however often it is asked for: each new one serves before an old one ends. */
  reload(): Promise<void> {
    this.#reloading = this.#reloading.then(async () => {
      for (const old of Object.values(cluster.workers ?? {})) {
        if (old === undefined || this.#isStopping) continue;
        if (!(await isListening(this.start()))) return;
        this.#replaced.add(old.id);
        await ended(old);
      }
    });
    return this.#reloading;
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map(ended));
    process.exit(0);
  }

  #startAgain(worker: Worker): void {
    const livedMs = Date.now() - (this.#startedAt.get(worker.id) ?? 0);
    this.#startedAt.delete(worker.id);
    if (this.#isStopping || this.#replaced.delete(worker.id)) return;
    this.#pauseMs = livedMs < soonMs ? Math.min(longestPauseMs, 2 * this.#pauseMs + 500) : 0;
    console.error(`A worker has ended; another one starts in ${this.#pauseMs} ms.`);
    setTimeout(() => {
      if (!this.#isStopping) this.start();
    }, this.#pauseMs);
  }

  async #tellNumbers(worker: Worker, id: number): Promise<void> {
    const text = await this.#numbers.clusterMetrics().catch(() => '');
    if (worker.isConnected()) worker.send({ kind: 'metrics', id, text } satisfies MetricsAsked);
  }
}

/** False for one that ended before it served. */
async function isListening(worker: Worker): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), longestStartMs);
  worker.once('listening', () => resolve(true));
  worker.once('exit', () => resolve(false));
  const isServing = await promise;
  clearTimeout(timer);
  return isServing;
}

async function ended(worker: Worker): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  worker.once('exit', () => resolve());
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), longestStopMs);
  await promise;
  clearTimeout(timer);
}

/** In a worker: tells its numbers when they are added up, and hears those of all. */
export function shareNumbers(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry);
  // It listens for the question from its making on.
  void new AggregatorRegistry();
  let asked = 0;
  return function readNumbersOfAll() {
    const id = (asked += 1);
    const { promise, resolve } = Promise.withResolvers<string>();
    const hear = (message: unknown) => {
      if (!isAboutMetrics(message, 'metrics') || message.id !== id) return;
      process.off('message', hear);
      resolve(message.text ?? '');
    };
    process.on('message', hear);
    process.send?.({ kind: 'metrics-asked', id } satisfies MetricsAsked);
    return promise;
  };
}
