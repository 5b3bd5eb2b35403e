import type { Pool, PoolClient } from 'pg';

/** What `pg` has of its connection: what is written between cork and uncork leaves as one packet. */
interface Wire {
  connection: { stream: { cork(): void; uncork(): void } };
}

interface Asked {
  args: unknown[];
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** A lane that has answered nothing for so long has a slow statement in front. */
const stuckAfterMs = 25;

/**
 * Connections that all readings share. Statements that come up in one turn of the event loop leave
 * together and are answered in order, so a page of ten statements costs a few packets and not ten.
 */
export class ReadLanes {
  readonly #lanes: Lane[];

  /** `pool` opens pipelined connections, as many as there are lanes. */
  constructor({ pool, count }: { pool: Pool; count: number }) {
    const open = () => pool.connect();
    this.#lanes = Array.from({ length: count }, () => new Lane(open));
  }

  /**
   * Takes what `Client.query` takes; for statements that only read, outside of transactions. Null
   * while a slow statement is in front of every lane: nobody waits behind it.
   */
  query(...args: unknown[]): Promise<unknown> | null {
    const nowMs = performance.now();
    const [first, ...others] = this.#lanes.filter((lane) => !lane.isStuck(nowMs));
    if (first === undefined) return null;
    const least = others.reduce(
      (one, other) => (other.unanswered < one.unanswered ? other : one),
      first,
    );
    return least.query(args);
  }

  close(): void {
    for (const lane of this.#lanes) lane.close();
  }
}

class Lane {
  readonly #open: () => Promise<PoolClient>;
  #client: Promise<PoolClient> | null = null;
  #waiting: Asked[] = [];
  /** When something was last answered, or asked where nothing waited. */
  #movedAtMs = 0;
  unanswered = 0;

  constructor(open: () => Promise<PoolClient>) {
    this.#open = open;
  }

  isStuck(nowMs: number): boolean {
    return this.unanswered > 0 && nowMs - this.#movedAtMs > stuckAfterMs;
  }

  query(args: unknown[]): Promise<unknown> {
    if (this.unanswered === 0) this.#movedAtMs = performance.now();
    this.unanswered += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    if (this.#waiting.length === 0) setImmediate(() => void this.#send());
    this.#waiting.push({ args, resolve, reject });
    return promise.finally(() => {
      this.unanswered -= 1;
      this.#movedAtMs = performance.now();
    });
  }

  close(): void {
    const client = this.#client;
    this.#client = null;
    client?.then((open) => open.release(true)).catch(() => undefined);
  }

  async #send(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    try {
      this.#client ??= this.#connect();
      sendTogether(await this.#client, asked);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  /** One that ends or fails is given back, and the next statement opens another. */
  #connect(): Promise<PoolClient> {
    const opening = this.#open();
    const forget = () => {
      if (this.#client === opening) this.close();
    };
    opening.then(
      (client) => client.once('error', forget).once('end', forget),
      () => {
        if (this.#client === opening) this.#client = null;
      },
    );
    return opening;
  }
}

function sendTogether(client: PoolClient, asked: readonly Asked[]): void {
  const { stream } = (client as unknown as Wire).connection;
  const query = client.query.bind(client) as unknown as (...args: unknown[]) => Promise<unknown>;
  stream.cork();
  try {
    for (const { args, resolve, reject } of asked) query(...args).then(resolve, reject);
  } finally {
    stream.uncork();
  }
}
