import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { askOnce, forgetAnswers } from '../asked-once.ts';
import type { EmbeddedAnswer, EmbeddedCall, EmbeddedNotification, RowMode } from './protocol.ts';

interface QueryResult {
  rows: unknown[];
  affectedRows?: number;
}

interface QueryOptions {
  rowMode?: RowMode;
}

/** The part of PGlite that drizzle uses. */
interface Queryable {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}

type CallBody = EmbeddedCall extends infer Call
  ? Call extends { id: number }
    ? Omit<Call, 'id'>
    : never
  : never;

/** What answers the calls: the worker thread, as far as the client knows it. */
export interface EmbeddedHost {
  postMessage(call: EmbeddedCall): void;
  on(event: 'message', listener: (message: EmbeddedAnswer | EmbeddedNotification) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  terminate(): Promise<unknown>;
}

/**
 * PGlite in a worker thread, with the surface drizzle's driver expects. A long query cannot hold up
 * the event loop of the server. Transactions run one at a time; a query outside the running
 * transaction waits for its end.
 */
export class EmbeddedClient implements Queryable {
  #host: EmbeddedHost;
  #pending = new Map<number, { resolve: (value: never) => void; reject: (e: Error) => void }>();
  #lastId = 0;
  #listeners = new Map<string, Set<(payload: string) => void>>();
  #turn: Promise<unknown> = Promise.resolve();
  #inTransaction = new AsyncLocalStorage<true>();
  #closedBecause: Error | null = null;
  #inHand = 0;
  /** Told of the text of every statement; what it returns is called at the end. */
  watchStatement: ((text: string) => (error?: unknown) => void) | undefined;

  constructor(host: EmbeddedHost) {
    this.#host = host;
    host.on('message', (message) => {
      if (message.id === null) this.#tell(message);
      else this.#settle(message);
    });
    host.on('error', (error) => this.#fail(error));
    host.on('exit', () => this.#fail(new Error('The embedded database has stopped')));
  }

  /** Opens a data directory, or `memory://` for a database that is gone with the process. */
  static async open(directory: string): Promise<EmbeddedClient> {
    const worker = new Worker(new URL('./database-thread.ts', import.meta.url), {
      workerData: { directory },
      name: 'embedded-database',
    });
    await once(worker, 'message');
    return new EmbeddedClient(worker);
  }

  /** Statements and transactions that wait for their turn. */
  get waitingCount(): number {
    return Math.max(0, this.#inHand - 1);
  }

  query(sql: string, params: unknown[] = [], { rowMode = 'object' }: QueryOptions = {}) {
    this.#refuseInsideTransaction();
    return askOnce({ text: sql, params, rowMode }, () =>
      this.#takeTurn(() => this.#runQuery(sql, params, rowMode)),
    );
  }

  /** Several statements at once, without parameters. */
  script(sql: string): Promise<null> {
    return this.#takeTurn(() => this.#call<null>({ kind: 'script', sql }));
  }

  transaction<T>(work: (client: Queryable) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction();
    forgetAnswers();
    return this.#takeTurn(() => this.#inTransaction.run(true, () => this.#runTransaction(work)));
  }

  /** Hears what is told with NOTIFY from now on; resolves with the function that ends it. */
  async listen(channel: string, onMessage: (payload: string) => void): Promise<() => void> {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    this.#listeners.set(channel, listeners.add(onMessage));
    if (known === undefined) await this.#takeTurn(() => this.#call({ kind: 'listen', channel }));
    return () => void listeners.delete(onMessage);
  }

  async close(): Promise<void> {
    if (this.#closedBecause) return;
    await this.#takeTurn(() => this.#call({ kind: 'close' }));
    await this.#host.terminate();
  }

  async #runTransaction<T>(work: (client: Queryable) => Promise<T>): Promise<T> {
    const client: Queryable = {
      query: (sql, params = [], { rowMode = 'object' } = {}) =>
        this.#runQuery(sql, params, rowMode),
    };
    await client.query('begin');
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  async #runQuery(sql: string, params: unknown[], rowMode: RowMode): Promise<QueryResult> {
    const end = this.watchStatement?.(sql);
    try {
      const result = await this.#call<QueryResult>({ kind: 'query', sql, params, rowMode });
      end?.();
      return result;
    } catch (error) {
      end?.(error);
      throw error;
    }
  }

  /** Waiting for its own transaction would never end, so it fails at once and names the mistake. */
  #refuseInsideTransaction(): void {
    if (this.#inTransaction.getStore()) {
      throw new Error('Inside a transaction, use the transaction handle instead of the database');
    }
  }

  #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#inHand += 1;
    const result = this.#turn.then(work);
    this.#turn = result.then(
      () => (this.#inHand -= 1),
      () => (this.#inHand -= 1),
    );
    return result;
  }

  #call<T>(body: CallBody): Promise<T> {
    if (this.#closedBecause) return Promise.reject(this.#closedBecause);
    const id = ++this.#lastId;
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#host.postMessage({ id, ...body });
    });
  }

  #tell({ channel, payload }: EmbeddedNotification): void {
    for (const onMessage of this.#listeners.get(channel) ?? []) onMessage(payload);
  }

  #settle(answer: EmbeddedAnswer): void {
    const call = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.ok) call?.resolve(answer.result as never);
    else call?.reject(Object.assign(new Error(String(answer.error.message)), answer.error));
  }

  #fail(error: Error): void {
    this.#closedBecause ??= error;
    for (const call of this.#pending.values()) call.reject(error);
    this.#pending.clear();
  }
}
