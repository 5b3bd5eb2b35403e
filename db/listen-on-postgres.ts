import { Client } from 'pg';
import type { Listener } from './database.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Listens on a connection of its own, since those of the pool come and go. A connection that is lost
 * is opened anew for as long as it takes: the server stays of use without it.
 */
export async function listenOnPostgres(
  options: Listener & { url: string },
): Promise<() => Promise<void>> {
  const listening = new PostgresListening(options);
  await listening.open();
  return () => listening.end();
}

class PostgresListening {
  readonly #options: Listener & { url: string };
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = firstPauseMs;
  #isEnded = false;

  constructor(options: Listener & { url: string }) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { url, channel, onMessage } = this.#options;
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    // Said once for each connection, also where it could not be opened at all.
    let isLost = false;
    const lose = () => {
      if (!isLost) this.#openAgain();
      isLost = true;
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      this.#pauseMs = firstPauseMs;
    } catch {
      lose();
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #openAgain(): void {
    if (this.#isEnded) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#reopen(), this.#pauseMs);
    this.#timer.unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }

  async #reopen(): Promise<void> {
    await this.open();
    this.#options.onGap();
  }
}
