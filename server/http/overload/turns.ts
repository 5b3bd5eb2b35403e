import { newConnections } from './new-connections.ts';

/**
 * One large piece of work begins in each turn of the event loop: the database answers several
 * requests at once, and rendered one after the other they would keep everybody else waiting for as
 * long as all of them take. While there is one alone, it begins at once.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #nextTurn: (callback: () => void) => void;
  #isTaken = false;

  constructor(nextTurn: (callback: () => void) => void = newConnections.afterThem) {
    this.#nextTurn = nextTurn;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is the caller's turn, in the order of asking. */
  async take(): Promise<void> {
    if (!this.#isTaken) return this.#begin();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    await promise;
  }

  #begin(): void {
    this.#isTaken = true;
    this.#nextTurn(() => {
      this.#isTaken = false;
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#begin();
      next();
    });
  }
}

/** A process has one event loop, and rendering is what takes most of it. */
export const renderingTurns = new Turns();
