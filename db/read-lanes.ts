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

  /** Takes what `Client.query` takes; for statements that only read, outside of transactions. */
  query(...args: unknown[]): Promise<unknown> {
    const least = this.#lanes.reduce((one, other) =>
      other.unanswered < one.unanswered ? other : one,
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
  unanswered = 0;

  constructor(open: () => Promise<PoolClient>) {
    this.#open = open;
  }

  query(args: unknown[]): Promise<unknown> {
    this.unanswered += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    if (this.#waiting.length === 0) setImmediate(() => void this.#send());
    this.#waiting.push({ args, resolve, reject });
    return promise.finally(() => (this.unanswered -= 1));
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
