import { wasKeptResponse } from './kept-response.ts';

const shortestPauseMs = 2000;
const longestPauseMs = 30_000;

/** The parts of a page that know of the network, so that tests can be their own. */
export interface NetworkParts {
  /** Whether the browser knows of some network, though it may lead nowhere. */
  isConnected: () => boolean;
  /** Resolves where the server answers. */
  ask: () => Promise<unknown>;
  /** Calls back after so long. */
  later: (callBack: () => void, ms: number) => void;
}

/**
 * Whether our server is within reach, as far as can be known. Browsers only tell whether there is
 * some network; requests that were lost tell the rest, and from then on the server is asked until it
 * answers.
 */
export class Network {
  readonly #parts: NetworkParts;
  readonly #listeners = new Set<() => void>();
  #isLost: boolean;
  #pauseMs = shortestPauseMs;
  #isAsking = false;
  #isWaiting = false;

  constructor(parts: NetworkParts, isLost = false) {
    this.#parts = parts;
    this.#isLost = isLost;
    if (isLost) this.#askLater();
  }

  readonly isThere = (): boolean => this.#parts.isConnected() && !this.#isLost;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** A request was lost on its way. */
  lost(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#pauseMs = shortestPauseMs;
    this.#tell();
    this.#askLater();
  }

  /** The server answered. */
  answered(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#tell();
  }

  /** The browser found a network, or lost it. */
  readonly changed = (): void => {
    this.#tell();
    void this.#ask();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #askLater(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#parts.later(() => {
      this.#isWaiting = false;
      void this.#ask();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }

  async #ask(): Promise<void> {
    if (!this.#isLost || this.#isAsking) return;
    this.#isAsking = true;
    const isAnswered = await this.#parts.ask().then(
      () => true,
      () => false,
    );
    this.#isAsking = false;
    if (isAnswered) this.answered();
    else this.#askLater();
  }
}

let ofPage: Network | null = null;

/** The network of the page that is open; in browsers only. */
export function network(): Network {
  ofPage ??= openNetwork();
  return ofPage;
}

function openNetwork(): Network {
  const parts: NetworkParts = {
    isConnected: () => navigator.onLine,
    ask: () => fetch('/healthz', { cache: 'no-store' }),
    later: (callBack, ms) => void setTimeout(callBack, ms),
  };
  const opened = new Network(parts, wasKeptResponse());
  window.addEventListener('online', opened.changed);
  window.addEventListener('offline', opened.changed);
  return opened;
}
