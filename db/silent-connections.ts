import type { PoolClient } from 'pg';

/** What `pg` has of its connection. */
interface Wire {
  connection: { stream: { bytesRead: number; destroy(error: Error): void } };
}

interface Watched {
  /** Statements that were sent and are not answered. */
  unanswered: number;
  bytesRead: number;
  silentSince: number;
}

export interface SilentConnectionsOptions {
  /** A statement that has said nothing for so long is not waited for. */
  mostMs?: number;
  lookEveryMs?: number;
  /** While somebody waits for as long as it takes, as the schema is changed. */
  mayBeSilent: () => boolean;
  now?: () => number;
}

/**
 * Ends connections on which a statement waits for an answer and not a byte comes: a network that
 * swallows what is sent would hold them, and whoever waits for one, for a quarter of an hour.
 */
export class SilentConnections {
  readonly #watched = new Map<PoolClient, Watched>();
  readonly #options: Required<SilentConnectionsOptions>;
  readonly #timer: NodeJS.Timeout;

  constructor(options: SilentConnectionsOptions) {
    const { now = () => performance.now(), mostMs = 60_000, lookEveryMs = 5000 } = options;
    this.#options = { ...options, now, mostMs, lookEveryMs };
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref();
  }

  /** Of each statement; what it returns is called when that is answered. */
  note(client: PoolClient): () => void {
    const watched = this.#watchedOf(client);
    if (watched.unanswered === 0) watched.silentSince = this.#options.now();
    watched.unanswered += 1;
    return () => {
      watched.unanswered -= 1;
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #watchedOf(client: PoolClient): Watched {
    const known = this.#watched.get(client);
    if (known !== undefined) return known;
    const watched: Watched = { unanswered: 0, bytesRead: 0, silentSince: 0 };
    this.#watched.set(client, watched);
    client.once('end', () => this.#watched.delete(client));
    return watched;
  }

  #look(): void {
    const { mostMs, mayBeSilent, now } = this.#options;
    const isPatient = mayBeSilent();
    for (const [client, watched] of this.#watched) {
      const { stream } = (client as unknown as Wire).connection;
      if (isPatient || watched.unanswered === 0 || stream.bytesRead !== watched.bytesRead) {
        watched.bytesRead = stream.bytesRead;
        watched.silentSince = now();
      } else if (now() - watched.silentSince > mostMs) {
        stream.destroy(new Error('Connection terminated: the database says nothing'));
      }
    }
  }
}
