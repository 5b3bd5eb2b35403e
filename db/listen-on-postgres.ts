import { Client } from 'pg';
import type { Listener } from './database.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Listens on a connection of its own, since those of the pool come and go; one for all channels, since
 * PostgreSQL wakes every connection that listens for each message, whatever its channel. A connection
 * that is lost is opened anew for as long as it takes: the server stays of use without it.
 */
export class PostgresListening {
  readonly #url: string;
  readonly #listeners = new Set<Listener>();
  /** Null until somebody listens, and while the connection is lost. */
  #client: Client | null = null;
  /** Closed by us: their end is no loss. */
  readonly #closed = new WeakSet<Client>();
  #opening: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = firstPauseMs;

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves with the function that ends it, once it hears or is known to have to wait. */
  async listen(listener: Listener): Promise<() => Promise<void>> {
    const isFirst = this.#listeners.size === 0;
    this.#listeners.add(listener);
    if (isFirst) this.#opening = this.#open();
    await this.#opening;
    if (!isFirst) await this.#client?.query(listenTo(listener)).catch(() => undefined);
    return () => this.#end(listener);
  }

  async #open(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 3000,
      // It says nothing for hours, and would not notice that nobody is there any more.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // Said once for each connection, also where it could not be opened at all.
    let isLost = false;
    const lose = () => {
      if (isLost || this.#closed.has(client)) return;
      isLost = true;
      if (this.#client === client) this.#client = null;
      this.#openAgain();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    try {
      await client.connect();
      for (const listener of this.#listeners) await client.query(listenTo(listener));
      this.#client = client;
      this.#pauseMs = firstPauseMs;
      if (this.#listeners.size === 0) await this.#close();
    } catch {
      lose();
    }
  }

  #tell(channel: string, payload: string): void {
    for (const listener of this.#listeners) {
      if (listener.channel === channel) listener.onMessage(payload);
    }
  }

  async #end(listener: Listener): Promise<void> {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) await this.#close();
  }

  async #close(): Promise<void> {
    clearTimeout(this.#timer);
    const client = this.#client;
    if (client === null) return;
    this.#client = null;
    this.#closed.add(client);
    await client.end().catch(() => undefined);
  }

  #openAgain(): void {
    if (this.#listeners.size === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#reopen(), this.#pauseMs);
    this.#timer.unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }

  async #reopen(): Promise<void> {
    this.#opening = this.#open();
    await this.#opening;
    for (const { onGap } of this.#listeners) onGap();
  }
}

/** What is listened to already is listened to once. */
function listenTo({ channel }: Listener): string {
  return `listen "${channel.replaceAll('"', '""')}"`;
}
