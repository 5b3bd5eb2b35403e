const mostTurns = 16;

/**
 * Node takes one new connection in each turn of the event loop, so turns full of work would leave the
 * others waiting unseen. A turn that took one may have left more, so after it come some that have
 * little else to do.
 */
export class NewConnections {
  readonly #nextTurn: (callback: () => void) => void;
  #taken = 0;

  constructor(nextTurn: (callback: () => void) => void = setImmediate) {
    this.#nextTurn = nextTurn;
  }

  noteOne(): void {
    this.#taken += 1;
  }

  /** Calls back, with the moment at which the first turn ended, when none seems to be left. */
  afterThem = (callback: (firstEndedAt: number) => void): void => {
    let firstEndedAt: number | null = null;
    let known = this.#taken;
    let left = mostTurns;
    const look = (): void => {
      firstEndedAt ??= performance.now();
      left -= 1;
      // The first turn was under way already, and may have looked for connections before.
      const isNoneLeft = left < mostTurns - 1 && this.#taken === known;
      if (left === 0 || isNoneLeft) return callback(firstEndedAt);
      known = this.#taken;
      this.#nextTurn(look);
    };
    this.#nextTurn(look);
  };
}

/** A process has one event loop. */
export const newConnections = new NewConnections();
